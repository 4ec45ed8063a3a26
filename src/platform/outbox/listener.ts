import type { TxContext } from '../context/context.ts'

/** An event as a listener gets it. `data` is what the schema of its type says. */
export type HeardEvent<Data = unknown> = {
  id: number
  type: string
  subjectId: number
  data: Data
  occurredAt: Date
}

/**
 * Somebody inside who is told what has happened: once of each event, in the order of commits. `hear` and `hearMany` run
 * in the transaction that moves the listener's place, on behalf of the organisation of the events; what they do is
 * committed with the place or not at all. They must not wait for anything but the database, since readers of the feed
 * wait for open transactions.
 */
export type Listener = {
  /** Never changes: its place is kept under it. */
  name: string
  /** The types of events that it hears. */
  types: readonly string[]
  /** Where it begins when it is new: with the oldest event that is kept, or with the next one. */
  from: 'beginning' | 'now'
  /** Which of these organisations its events are of any use to; the others' are passed over. Left out: all of them. */
  concerns?: (within: Pick<TxContext, 'db'>, orgIds: number[]) => Promise<{ org_id: number }[]>
} & (
  | { hear: (ctx: TxContext, event: HeardEvent) => Promise<void> }
  /** For whoever does what many events bring in a few statements: those of one organisation, hundreds at once. */
  | { hearMany: (ctx: TxContext, events: HeardEvent[]) => Promise<void> }
)
