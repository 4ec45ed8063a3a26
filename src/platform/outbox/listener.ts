import type { TxContext } from '../context/context.ts'

/** A domain event as listeners receive it. `data` follows the schema of its type. */
export type ListenerEvent<Data = unknown> = {
  id: number
  type: string
  subjectId: number
  data: Data
  occurredAt: Date
}

/**
 * Code inside the service that handles each domain event once, in the order of commits. `handle` and `handleMany` run in
 * the transaction that advances the listener's position, on behalf of the organisation of the events; their work is
 * committed with the position or not at all. They must wait for nothing but the database, since readers of the feed wait
 * for open transactions.
 */
export type Listener = {
  /** Never changes: the position is stored under it. */
  name: string
  /** The types of events that it handles. */
  types: readonly string[]
  /** The start of a new listener: the oldest stored event, or the next one. */
  from: 'beginning' | 'now'
  /** The organisations among these whose events it needs; it skips the events of all others. Omitted: it needs all. */
  concerns?: (within: Pick<TxContext, 'db'>, orgIds: number[]) => Promise<{ org_id: number }[]>
} & (
  | { handle: (ctx: TxContext, event: ListenerEvent) => Promise<void> }
  /** For listeners that handle many events in a few statements: hundreds at once, all of one organisation. */
  | { handleMany: (ctx: TxContext, events: ListenerEvent[]) => Promise<void> }
)
