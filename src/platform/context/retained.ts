import type { Db, Tx } from '../db/database.ts'

/** A position in the rows of an organisation; empty at the start. Its first number is an id. */
export type Place = readonly number[]

type Looked = {
  /** The ids of the due rows, in order. */
  ids: number[]
  /** The position to continue from; null if no later row is due. */
  next: Place | null
  /** Whether none of these rows is left or will come, so that later runs can skip them. */
  isDone?: boolean
}

/** The retention policy of rows whose organisation decides how many days they are kept after they ended. */
export type Retained = {
  /** The setting of the organisation, in the module `retention`. */
  setting: string
  /**
   * Reads a few hundred rows of one organisation from a position on, oldest first. Rows that others still need are not
   * due.
   */
  look: (within: { db: Db; orgId: number }, at: { before: Date; after: Place }) => Promise<Looked>
  /** Deletes the rows among these that are still due, skipping locked ones. @returns how many, by setting */
  remove: (
    within: { db: Tx; orgId: number },
    due: { ids: number[]; before: Date },
  ) => Promise<Readonly<Record<string, number>>>
}
