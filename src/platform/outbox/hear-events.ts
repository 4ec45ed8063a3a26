import { jobContext, type Services, type TxContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change, maybeOne, one } from '../db/query.ts'
import type { HeardEvent, Listener } from './listener.ts'
import { nextStretch, readStretch, type Seen, type StoredEvent, type Stretch } from './read-events.ts'

/** First key of the advisory lock that whoever serves a listener holds; the second is a hash of its name. */
const LISTENER_LOCK = 4_663

/** The stretch that a listener is in, and the id from which on it has not heard its events. */
type Place = Stretch & { next_id: number }

type Heard = { read: number; told: number }

/**
 * Tells a listener of the next events of its types, at most `most`, and moves its place, in one transaction.
 * @returns how many were read, at least 1 when its place was moved, and of how many of them it was told; none when there
 *   are none, or another process serves it
 */
export function hearEvents(services: Services, listener: Listener, most: number): Promise<Heard> {
  return inTransaction(jobContext(services, 0, listener.name), async (within) => {
    // Unlike the lock of a row this one gives the transaction no number, for which readers of the feed would have to wait.
    const { free } = await one<{ free: boolean }>(within)`
      select pg_try_advisory_xact_lock(${LISTENER_LOCK}, hashtext(${listener.name})) as free`
    const place = free ? await placeWithEvents(within, listener) : null
    if (place === null) return { read: 0, told: 0 }
    const next = { fromId: place.next_id, limit: most, types: listener.types }
    const { events, nextId } = await readStretch(within, place, next)
    const told = await concerning(within, listener, events)
    await tell({ ...services, ...within }, listener, told)
    await keepPlace(within, listener, { ...place, next_id: nextId })
    return { read: Math.max(events.length, 1), told: told.length }
  })
}

async function tell(
  services: Services & Pick<TxContext, 'db' | 'afterCommit'>,
  listener: Listener,
  events: StoredEvent[],
): Promise<void> {
  const { db, afterCommit } = services
  const onBehalfOf = (orgId: number) => ({ ...jobContext(services, orgId, listener.name), db, afterCommit })
  if ('hear' in listener) for (const event of events) await listener.hear(onBehalfOf(event.org_id), asHeard(event))
  else
    for (const [orgId, own] of Map.groupBy(events, ({ org_id }) => org_id))
      await listener.hearMany(onBehalfOf(orgId), own.map(asHeard))
}

/** Those of organisations that have any use for them: most have none, and these cost nothing more. */
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

/** Where the listener is, or the next stretch when it has heard the one that it is in; null when there is none yet. */
async function placeWithEvents(within: Pick<TxContext, 'db'>, listener: Listener): Promise<Place | null> {
  const known = await maybeOne<Place>(within)`
    select txid_from, open_from, txid_to, open_to, first_id, last_id, next_id from outbox_place where listener = ${listener.name}`
  if (known !== null && known.next_id <= known.last_id) return known
  const next = await nextStretch(
    within,
    known === null ? await startOf(within, listener) : { txid: known.txid_to, open: known.open_to },
  )
  return next && { ...next, next_id: next.first_id }
}

/** A new listener is given its place at once, so that it misses nothing from then on. */
async function startOf(within: Pick<TxContext, 'db'>, listener: Listener): Promise<Seen> {
  if (listener.from === 'beginning') return { txid: 0, open: [] }
  const { txid_to: txid, open_to: open } = await one<Pick<Place, 'txid_to' | 'open_to'>>(within)`
    select txid_to, open_to from snapshot_end()`
  const ends = { txid_from: txid, open_from: open, txid_to: txid, open_to: open }
  await keepPlace(within, listener, { ...ends, first_id: 0, last_id: 0, next_id: 1 })
  return { txid, open }
}

async function keepPlace(within: Pick<TxContext, 'db'>, { name }: Listener, place: Place): Promise<void> {
  await change(within)`
    insert into outbox_place (listener, txid_from, open_from, txid_to, open_to, first_id, last_id, next_id)
    values (${name}, ${place.txid_from}, ${place.open_from}, ${place.txid_to}, ${place.open_to},
      ${place.first_id}, ${place.last_id}, ${place.next_id})
    on conflict (listener) do update set txid_from = excluded.txid_from, open_from = excluded.open_from,
      txid_to = excluded.txid_to, open_to = excluded.open_to,
      first_id = excluded.first_id, last_id = excluded.last_id, next_id = excluded.next_id`
}

function asHeard({ id, type, subject_id, body, occurred_at }: StoredEvent): HeardEvent {
  const { data } = JSON.parse(body.toString('utf8')) as { data: unknown }
  return { id, type, subjectId: subject_id, data, occurredAt: occurred_at }
}
