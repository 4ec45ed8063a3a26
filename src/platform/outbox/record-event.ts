import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { currentTraceparent } from '../../lib/tracing/tracing.ts'
import type { Context, TxContext } from '../context/context.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { envelope } from './envelope.ts'
import { notifyOfEvents } from './notify-of-events.ts'

const body = envelope(sql`type`, sql`at`, sql`data`)

type Audience = 'subscribers' | 'internal'

/** @property audience `internal`: for listeners alone, such as each row of an import that is announced as a whole */
export type DomainEvent = { type: string; subjectId: number; data: object; audience?: 'internal' }

/**
 * Writes domain events into the outbox in the transaction of the change. The body is the envelope of the contract
 * (section Events), as the bytes that every receiver gets; its time has microseconds and comes from the database, so it
 * never goes back for one subject. Everything that waits for events is notified after the commit.
 * @returns the ids, in order
 */
export async function recordEvents(ctx: TxContext, events: DomainEvent[]): Promise<number[]> {
  if (events.length === 0) return []
  const rows = await many<{ id: number }>(ctx)`${eventInsert(ctx, events)} returning id`
  notifyOfEvents(ctx)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/**
 * Returns the insert of events as part of the statement that makes the change; call `notifyOfEvents` after it. Each
 * event takes its time once it meets the condition, so that the time is not before a lock that the condition waits for.
 * @param when a condition on the event `e`
 */
export function eventInsert(ctx: Context, events: DomainEvent[], when = sql`true`): Sql {
  return sql`
    insert into domain_event (org_id, txid, uid, type, audience, subject_id, event_id, body, occurred_at, traceparent)
    select ${ctx.orgId}, (select continued_txid()), uid, type, audience, subject_id, event_id, ${body}, at, ${currentTraceparent()}::text
    from unnest(
      ${events.map(() => uuidFrom(ctx.randomBytes(16)))}::uuid[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ type, audience }) => audience ?? audienceOf(ctx, type))}::text[], ${events.map(({ subjectId }) => subjectId)}::bigint[],
      ${events.map(({ data }) => eventIdIn(data))}::bigint[], ${events.map(({ data }) => JSON.stringify(data))}::text[]
    ) with ordinality as e (uid, type, audience, subject_id, event_id, data, nth)
    cross join lateral (select clock_timestamp() as at where e.nth > 0) now
    where ${when} order by nth`
}

/**
 * Returns the insert of events of one type.
 * @param rows a query with the columns `nth` (from 1), `subject_id` and `data` (JSON text), one row per event
 * @param max the most rows there can be
 */
export function eventInsertOfRows(ctx: Context, type: string, rows: Sql, max: number): Sql {
  const uids = Array.from({ length: max }, () => uuidFrom(ctx.randomBytes(16)))
  const own = sql`
    select ${ctx.orgId}::bigint as org_id, (${uids}::uuid[])[e.nth] as uid, e.subject_id, e.data
    from (${rows}) e order by e.nth`
  return eventInsertOfAny({ type, audience: audienceOf(ctx, type) }, own)
}

/**
 * Returns the insert of events of several organisations.
 * @param rows a query with the columns `org_id`, `uid` (random), `subject_id` and `data` (JSON text), one row per event
 */
export function eventInsertOfAny({ type, audience }: { type: string; audience: Audience }, rows: Sql): Sql {
  return sql`
    insert into domain_event (org_id, txid, uid, type, audience, subject_id, event_id, body, occurred_at, traceparent)
    select e.org_id, (select continued_txid()), e.uid, e.type, ${audience}, e.subject_id,
      (e.data::json ->> 'event_id')::bigint, ${body}, e.at, ${currentTraceparent()}::text
    from (
      select ${type}::text as type, own.org_id, own.uid, own.subject_id, own.data, clock_timestamp() as at from (${rows}) own
    ) e`
}

/** Returns the event that the data names, by which subscribers can filter. */
function eventIdIn(data: { event_id?: unknown }): number | null {
  return typeof data.event_id === 'number' ? data.event_id : null
}

function audienceOf({ eventTypes }: Context, type: string): Audience {
  const known = eventTypes.find((each) => each.type === type)
  if (known === undefined) throw new Error(`No module declares events of the type ${type}.`)
  return known.audience ?? 'subscribers'
}
