internal import Accounts
internal import Storage

extension Statement {
    private static let articleColumns = """
        articles.id, articles.author_id, users.display_name, articles.title, articles.text,
        articles.published
        """

    /// article → article
    static let article = Statement(
        "article",
        """
        SELECT \(articleColumns) FROM articles JOIN users ON users.id = articles.author_id
        WHERE articles.id = $1
        """)

    /// published and number of the one before, how many → articles, newest first
    static let articles = Statement(
        "articles",
        """
        SELECT \(articleColumns) FROM articles JOIN users ON users.id = articles.author_id
        WHERE (articles.published, articles.id) < ($1, $2)
        ORDER BY articles.published DESC, articles.id DESC LIMIT $3
        """)

    /// author, how many → articles, newest first
    static let articlesOfAuthor = Statement(
        "articles_of_author",
        """
        SELECT \(articleColumns) FROM articles JOIN users ON users.id = articles.author_id
        WHERE articles.author_id = $1
        ORDER BY articles.published DESC, articles.id DESC LIMIT $2
        """)

    /// → number
    static let articleCount = Statement("article_count", "SELECT count(*) FROM articles")

    /// author, published, title, text → number
    static let insertArticle = Statement(
        "insert_article", isRepeatable: false,
        "INSERT INTO articles (author_id, published, title, text) VALUES ($1, $2, $3, $4) RETURNING id")

    /// title, text, article, author → number
    static let updateArticle = Statement(
        "update_article",
        "UPDATE articles SET title = $1, text = $2 WHERE id = $3 AND author_id = $4 RETURNING id")
}

extension Row {
    /// The article in the first columns.
    func article() throws(StorageError) -> Article {
        Article(
            id: Article.ID(rawValue: try integer(0)), author: User.ID(rawValue: try integer(1)),
            authorName: try text(2), title: try text(3), text: try text(4), published: try integer(5))
    }
}
