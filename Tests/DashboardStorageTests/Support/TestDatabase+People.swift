import DatabaseTesting

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

extension TestDatabase {
    /// Adds many people at once: “Person 00001” and so on, each of whom follows the first and the one before.
    func addPeople(_ count: Int) throws {
        let connection = try connect()
        let numbers = """
            WITH RECURSIVE numbers (n, text) AS (
                SELECT 1, '00001'
                UNION ALL
                SELECT n + 1, substr(CAST(100001 + n AS TEXT), 2) FROM numbers WHERE n < \(count))
            """
        try connection.execute(
            """
            INSERT INTO users (name, name_key, password_hash, created, display_name)
                \(numbers)
                SELECT 'Person ' || text, 'person ' || text, '', n, 'Number ' || text FROM numbers;
            INSERT INTO user_words (word, user_id) SELECT 'person', id FROM users;
            INSERT INTO user_words (word, user_id) SELECT 'number', id FROM users;
            INSERT INTO user_words (word, user_id) SELECT substr(name, 8), id FROM users;
            INSERT INTO follows (follower_id, followed_id) SELECT id, id - 1 FROM users WHERE id > 1;
            INSERT INTO follows (follower_id, followed_id) SELECT id, 1 FROM users WHERE id > 2;
            """)
    }
}
