import { sql } from 'kysely'
import type { Db, Tx } from './open-database.ts'

// Tags, so that a statement reads as one piece: await maybeOne<Row>(ctx)`select … where id = ${id}`. A value that is a
// piece of SQL itself becomes part of the text, any other a parameter.

type Within = { readonly db: Db | Tx }
type Tag<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** Every row of a statement. */
export function many<Row>({ db }: Within): Tag<Row[]> {
  return async (text, ...values) => (await sql<Row>(text, ...values).execute(db)).rows
}

/** The row of a statement that gives one at most: by a key, or with a limit. Null when there is none. */
export function maybeOne<Row>({ db }: Within): Tag<Row | null> {
  return async (text, ...values) => (await sql<Row>(text, ...values).execute(db)).rows[0] ?? null
}

/** The row of a statement that always gives one. @throws Error when it gave none */
export function one<Row>({ db }: Within): Tag<Row> {
  return async (text, ...values) => {
    const [row] = (await sql<Row>(text, ...values).execute(db)).rows
    if (row === undefined) throw new Error('A statement that always gives a row gave none.')
    return row
  }
}

/** Runs a statement for what it does. @returns how many rows it changed */
export function change({ db }: Within): Tag<number> {
  return async (text, ...values) => Number((await sql(text, ...values).execute(db)).numAffectedRows ?? 0n)
}
