/** A table that is searched, as `make_searchable` was told: the column that says to which list a row belongs, and the folded text. */
export type SearchedTable = { table: string; list: string; text: string }
