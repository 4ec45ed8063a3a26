import type { Services } from '../../platform/context/context.ts'
import { many, one } from '../../platform/db/query.ts'
import type { Followed } from './follow-ids.ts'

/** A changed record. */
export type Change = { org_id: number; type: string; id: number }

type Reading = Pick<Services, 'db' | 'eventTypes'>
type Row = { source: 'snapshot' | 'audit' | 'event' | 'job'; n: number; org_id: number; type: string; id: number }

/** Result of a poll: `n` is the id of the audit entry or domain event; for a job, its number of processed rows. */
export type PollResult = { audit: Row[]; event: Row[]; job: Row[]; oldest: number; next: number }

/** Maximum rows of each table in a poll. */
export const MAX_POLL_ROWS = 5_000

/** The last ids of both tables, as visible to a poll. */
export function lastIds(services: Reading): Promise<{ audit: number; event: number }> {
  return one<{ audit: number; event: number }>(services)`
    select coalesce((select max(id) from audit_entry), 0) as audit, coalesce((select max(id) from domain_event), 0) as event`
}

/** Everything committed since the last poll in all organisations, and the running bulk jobs, in one snapshot. */
export async function pollChanges(
  services: Reading,
  followed: { audit: Followed; event: Followed },
): Promise<PollResult> {
  const rows = await many<Row>(services)`
    select 'snapshot' as source, pg_snapshot_xmin(s)::text::bigint as n, 0::bigint as org_id, '' as type,
      pg_snapshot_xmax(s)::text::bigint as id from pg_current_snapshot() s
    union all select 'audit', id, org_id, subject_type, subject_id from (
      (select * from audit_entry where id > ${followed.audit.upTo}::bigint order by id limit ${MAX_POLL_ROWS}::int)
      union all (select * from audit_entry where id = any(${[...followed.audit.missing.keys()]}::bigint[]))) a
    union all select 'event', id, org_id, type, subject_id from (
      (select * from domain_event where id > ${followed.event.upTo}::bigint order by id limit ${MAX_POLL_ROWS}::int)
      union all (select * from domain_event where id = any(${[...followed.event.missing.keys()]}::bigint[]))) e
    union all select 'job', processed_count, org_id, 'bulk_job', id from bulk_job where status in ('pending', 'processing')`
  const of = (source: Row['source']) => rows.filter((row) => row.source === source)
  const [{ n: oldest, id: next }] = of('snapshot') as [Row]
  return { audit: of('audit'), event: withSubjects(services, of('event')), job: of('job'), oldest, next }
}

/** An organisation's changes after the given ids; reads at max `max` ids of each table. */
export async function changesSince(
  services: Reading,
  { orgId, audit, event, max }: { orgId: number; audit: number; event: number; max: number },
): Promise<Change[]> {
  const rows = await many<Row>(services)`
    select 'audit' as source, org_id, subject_type as type, subject_id as id from audit_entry
    where id > ${audit}::bigint and id <= ${audit + max}::bigint and org_id = ${orgId}
    union all select 'event', org_id, type, subject_id from domain_event
    where id > ${event}::bigint and id <= ${event + max}::bigint and org_id = ${orgId}`
  const events = rows.filter(({ source }) => source === 'event')
  return [...rows.filter(({ source }) => source === 'audit'), ...withSubjects(services, events)]
}

/** A domain event is reported as a change of its subject. */
function withSubjects({ eventTypes }: Reading, rows: Row[]): Row[] {
  const subjects = new Map(eventTypes.map(({ type, subject }) => [type, subject]))
  return rows.flatMap((row) => {
    const type = subjects.get(row.type)
    return type === undefined ? [{ ...row, type: row.type.split('.')[0]! }] : [{ ...row, type }]
  })
}
