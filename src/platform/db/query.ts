import type { Db } from './database.ts'
import { sql } from './sql.ts'

// Tags, so that a statement reads as one piece: await maybeOne<Row>(ctx)`select … where id = ${id}`. A value that is a
// piece of SQL itself becomes part of the text, any other a parameter.

type Within = { readonly db: Db }
type Tag<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** Every row of a statement. */
export function many<Row>({ db }: Within): Tag<Row[]> {
  return async (text, ...values) => (await db.run<Row>(sql(text, ...values))).rows
}

/** The row of a statement that gives one at most: by a key, or with a limit. Null when there is none. */
export function maybeOne<Row>({ db }: Within): Tag<Row | null> {
  return async (text, ...values) => (await db.run<Row>(sql(text, ...values))).rows[0] ?? null
}

/** The row of a statement that always gives one. @throws Error when it gave none */
export function one<Row>({ db }: Within): Tag<Row> {
  return async (text, ...values) => {
    const [row] = (await db.run<Row>(sql(text, ...values))).rows
    if (row === undefined) throw new Error('A statement that always gives a row gave none.')
    return row
  }
}

/** Runs a statement for what it does. @returns how many rows it changed */
export function change({ db }: Within): Tag<number> {
  return async (text, ...values) => (await db.run(sql(text, ...values))).rowCount ?? 0
}
