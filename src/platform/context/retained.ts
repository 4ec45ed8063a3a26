import type { Db, Tx } from '../db/database.ts'

/** Where a walk through the rows of an organisation has come to; empty: at their beginning. Its first number is an id. */
export type Place = readonly number[]

type Looked = {
  /** Of these rows, in their order, the due ones. */
  ids: number[]
  /** From where to look on; null: nothing is due behind it. */
  next: Place | null
  /** Whether nothing of these rows is left, nor will be, so that no later walk has to look at them. */
  isDone?: boolean
}

/** Rows that organisations themselves decide about, for how many days they are kept after they ended: how they go. */
export type Retained = {
  /** What the organisation calls it, among the settings of the module `retention`. */
  setting: string
  /** Reads some hundred rows of one organisation from a place on, oldest first. What others still need is not due. */
  look: (within: { db: Db; orgId: number }, at: { before: Date; after: Place }) => Promise<Looked>
  /** Deletes those of these rows that are still due, and waits for nobody who holds one. @returns how many, by setting */
  remove: (
    within: { db: Tx; orgId: number },
    due: { ids: number[]; before: Date },
  ) => Promise<Readonly<Record<string, number>>>
}
