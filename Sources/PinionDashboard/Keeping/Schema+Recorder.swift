internal import JSON
internal import Storage

extension Schema {
    /// The chunks lie by time, so that those that are written together lie beside each other.
    static let recorder = Schema(
        "recorder",
        [
            Migration(
                1,
                sqlite: """
                    CREATE TABLE series (
                        id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, labels TEXT NOT NULL,
                        seen INTEGER NOT NULL, UNIQUE (name, labels, kind)
                    ) STRICT;
                    CREATE TABLE chunks (
                        resolution INTEGER NOT NULL, start INTEGER NOT NULL, series INTEGER NOT NULL,
                        bytes BLOB NOT NULL, PRIMARY KEY (resolution, start, series)
                    ) STRICT, WITHOUT ROWID;
                    """,
                postgreSQL: "SELECT 1/0")
        ])
}

extension Statement {
    /// → id, kind, name, labels
    static let allSeries = Statement("all_series", "SELECT id, kind, name, labels FROM series")

    /// kind, name, labels, now → id
    static let addSeries = Statement(
        "add_series",
        """
        INSERT INTO series (kind, name, labels, seen) VALUES ($1, $2, $3, $4)
        ON CONFLICT (name, labels, kind) DO UPDATE SET seen = excluded.seen RETURNING id
        """)

    /// now, id
    static let noteSeries = Statement("note_series", "UPDATE series SET seen = $1 WHERE id = $2")

    /// moment → id
    static let removeSeries = Statement("remove_series", "DELETE FROM series WHERE seen < $1 RETURNING id")

    /// start, slots of a chunk, end, resolution, series → start, bytes
    static let chunks = Statement(
        "chunks", isReading: true,
        """
        WITH RECURSIVE starts (at) AS (
            VALUES ($1) UNION ALL SELECT at + $2 FROM starts WHERE at + $2 < $3
        )
        SELECT start, bytes FROM starts CROSS JOIN chunks ON start = at AND resolution = $4 AND series = $5
        """)

    /// resolution, from, to → series, start, bytes
    static let newestChunks = Statement(
        "newest_chunks",
        """
        SELECT chunks.series, chunks.start, bytes FROM (
            SELECT series, max(start) AS start FROM chunks
            WHERE resolution = $1 AND start BETWEEN $2 AND $3 GROUP BY series
        ) AS newest
        CROSS JOIN chunks ON resolution = $1 AND chunks.start = newest.start AND chunks.series = newest.series
        """)

    /// resolution, start, series → bytes
    static let chunk = Statement(
        "chunk", "SELECT bytes FROM chunks WHERE resolution = $1 AND start = $2 AND series = $3")

    /// resolution, start, series, bytes
    static let setChunk = Statement(
        "set_chunk",
        """
        INSERT INTO chunks (resolution, start, series, bytes) VALUES ($1, $2, $3, $4)
        ON CONFLICT (resolution, start, series) DO UPDATE SET bytes = excluded.bytes
        """)

    /// resolution, start
    static let removeChunks = Statement(
        "remove_chunks", "DELETE FROM chunks WHERE resolution = $1 AND start < $2")
}

extension Series {
    /// Nil if the row is of no kind that is known.
    init?(_ row: Row) throws(StorageError) {
        guard let kind = Kind(rawValue: try row.text(1)),
            case .object(let members)? = try? JSON(parsing: Array(try row.text(3).utf8))
        else { return nil }
        var labels: [String: String] = [:]
        for member in members {
            guard case .string(let value) = member.value else { return nil }
            labels[member.name] = value
        }
        self.init(try row.text(2), labels, kind)
    }

    /// The labels as JSON, sorted.
    var labelText: String {
        let members = labels.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
        return String(decoding: JSON.object(members).bytes, as: UTF8.self)
    }
}
