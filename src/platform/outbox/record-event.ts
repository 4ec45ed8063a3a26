import type { TxContext } from '../context.ts'
import { uuidFrom } from '../crypto/random-uuid.ts'
import { many } from '../db/query.ts'

export type DomainEvent = { type: string; subjectId: number; data: object }

/**
 * Writes what happened into the outbox, in the transaction of the change: both are committed or neither.
 * The body is the envelope of the interface (section Events), as the bytes that every receiver will get;
 * its time has microseconds and is taken by the database, so it does not go back for one subject.
 * @returns their ids, in order
 */
export async function recordEvents(ctx: TxContext, events: DomainEvent[]): Promise<number[]> {
  if (events.length === 0) return []
  const rows = await many<{ id: number }>(ctx)`
    insert into domain_event (org_id, uid, type, subject_id, body, occurred_at)
    select ${ctx.orgId}, uid, type, subject_id,
      convert_to(format('{"event":%s,"timestamp":"%s","data":%s}', to_json(type), to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'), data), 'UTF8'), at
    from unnest(
      ${events.map(() => uuidFrom(ctx.randomBytes(16)))}::uuid[], ${events.map((event) => event.type)}::text[],
      ${events.map((event) => event.subjectId)}::bigint[], ${events.map((event) => JSON.stringify(event.data))}::text[]
    ) with ordinality as e (uid, type, subject_id, data, nth), (select clock_timestamp() as at) now
    order by nth returning id`
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
