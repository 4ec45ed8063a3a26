import type { Db } from './database.ts'
import { sql } from './sql.ts'

// Tags that keep a statement in one piece: await maybeOne<Row>(ctx)`select … where id = ${id}`. A value that is itself
// a piece of SQL becomes part of the text, any other a parameter.

type Within = { readonly db: Db }
type Tag<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** Returns all rows of a statement. */
export function many<Row>({ db }: Within): Tag<Row[]> {
  return async (text, ...values) => (await db.run<Row>(sql(text, ...values))).rows
}

/** Returns the row of a statement that gives at most one, by a key or a limit; null if there is none. */
export function maybeOne<Row>({ db }: Within): Tag<Row | null> {
  return async (text, ...values) => (await db.run<Row>(sql(text, ...values))).rows[0] ?? null
}

/** Returns the row of a statement that always gives one. @throws Error if there is none */
export function one<Row>({ db }: Within): Tag<Row> {
  return async (text, ...values) => {
    const [row] = (await db.run<Row>(sql(text, ...values))).rows
    if (row === undefined) throw new Error('A statement that always gives a row gave none.')
    return row
  }
}

/** Runs a statement for its effect. @returns the number of changed rows */
export function change({ db }: Within): Tag<number> {
  return async (text, ...values) => (await db.run(sql(text, ...values))).rowCount ?? 0
}
