import { jobContext, type Services, type TxContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change, maybeOne, one } from '../db/query.ts'
import type { Listener, ListenerEvent } from './listener.ts'
import { nextStretch, readStretch, type Seen, type StoredEvent, type Stretch } from './read-events.ts'

/** First key of the advisory lock that the process serving a listener holds; the second is a hash of its name. */
const LISTENER_LOCK = 4_663

/** The stretch of events that a listener is in, and the id of the first event in it that it has not handled. */
type Position = Stretch & { next_id: number }

type HandledEvents = { read: number; handled: number }

/**
 * Lets a listener handle the next events of its types, at most `max`, and advances its position, in one transaction.
 * @returns how many events were read, at least 1 when the position advanced, and how many of them the listener handled;
 *   both 0 when there are no events or another process serves the listener
 */
export function handleEvents(services: Services, listener: Listener, max: number): Promise<HandledEvents> {
  return inTransaction(jobContext(services, 0, listener.name), async (within) => {
    // Unlike a row lock, an advisory lock gives the transaction no id, for which readers of the feed would have to wait.
    const { free } = await one<{ free: boolean }>(within)`
      select pg_try_advisory_xact_lock(${LISTENER_LOCK}, hashtext(${listener.name})) as free`
    const position = free ? await positionWithEvents(within, listener) : null
    if (position === null) return { read: 0, handled: 0 }
    const next = { fromId: position.next_id, limit: max, types: listener.types }
    const { events, nextId } = await readStretch(within, position, next)
    const needed = await concerning(within, listener, events)
    await handle({ ...services, ...within }, listener, needed)
    await savePosition(within, listener, { ...position, next_id: nextId })
    return { read: Math.max(events.length, 1), handled: needed.length }
  })
}

async function handle(
  services: Services & Pick<TxContext, 'db' | 'afterCommit'>,
  listener: Listener,
  events: StoredEvent[],
): Promise<void> {
  const { db, afterCommit } = services
  const onBehalfOf = (orgId: number) => ({ ...jobContext(services, orgId, listener.name), db, afterCommit })
  if ('handle' in listener)
    for (const event of events) await listener.handle(onBehalfOf(event.org_id), toListenerEvent(event))
  else
    for (const [orgId, own] of Map.groupBy(events, ({ org_id }) => org_id))
      await listener.handleMany(onBehalfOf(orgId), own.map(toListenerEvent))
}

/** Keeps the events of organisations that need them. Most organisations do not, and cost nothing from here on. */
async function concerning(
  within: Pick<TxContext, 'db'>,
  { concerns }: Listener,
  events: StoredEvent[],
): Promise<StoredEvent[]> {
  if (concerns === undefined || events.length === 0) return events
  const found = await concerns(within, [...new Set(events.map(({ org_id }) => org_id))])
  const orgIds = new Set(found.map(({ org_id }) => org_id))
  return events.filter(({ org_id }) => orgIds.has(org_id))
}

/** The position of the listener, or the next stretch when it has finished its own; null when there is none yet. */
async function positionWithEvents(within: Pick<TxContext, 'db'>, listener: Listener): Promise<Position | null> {
  const known = await maybeOne<Position>(within)`
    select txid_from, open_from, txid_to, open_to, first_id, last_id, next_id from outbox_place where listener = ${listener.name}`
  if (known !== null && known.next_id <= known.last_id) return known
  const next = await nextStretch(
    within,
    known === null ? await startOf(within, listener) : { txid: known.txid_to, open: known.open_to },
  )
  return next && { ...next, next_id: next.first_id }
}

/** Stores the position of a new listener at once, so that it misses no event from then on. */
async function startOf(within: Pick<TxContext, 'db'>, listener: Listener): Promise<Seen> {
  if (listener.from === 'beginning') return { txid: 0, open: [] }
  const { txid_to: txid, open_to: open } = await one<Pick<Position, 'txid_to' | 'open_to'>>(within)`
    select txid_to, open_to from snapshot_end()`
  const ends = { txid_from: txid, open_from: open, txid_to: txid, open_to: open }
  await savePosition(within, listener, { ...ends, first_id: 0, last_id: 0, next_id: 1 })
  return { txid, open }
}

async function savePosition(within: Pick<TxContext, 'db'>, { name }: Listener, position: Position): Promise<void> {
  await change(within)`
    insert into outbox_place (listener, txid_from, open_from, txid_to, open_to, first_id, last_id, next_id)
    values (${name}, ${position.txid_from}, ${position.open_from}, ${position.txid_to}, ${position.open_to},
      ${position.first_id}, ${position.last_id}, ${position.next_id})
    on conflict (listener) do update set txid_from = excluded.txid_from, open_from = excluded.open_from,
      txid_to = excluded.txid_to, open_to = excluded.open_to,
      first_id = excluded.first_id, last_id = excluded.last_id, next_id = excluded.next_id`
}

function toListenerEvent({ id, type, subject_id, body, occurred_at }: StoredEvent): ListenerEvent {
  const { data } = JSON.parse(body.toString('utf8')) as { data: unknown }
  return { id, type, subjectId: subject_id, data, occurredAt: occurred_at }
}
