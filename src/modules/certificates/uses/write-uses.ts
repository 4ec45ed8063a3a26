import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inOneStatement } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { eventInsertOfAny } from '../../../platform/outbox/record-event.ts'

export type UseKind =
  | 'verified'
  | 'verified_by_robot'
  | 'downloaded'
  | 'downloaded_by_robot'
  | 'shared'
  | 'shared_by_robot'

/** Uses of a certificate of one kind within the quarter of an hour that starts at `quarter`. */
export type CountedUse = {
  certificateId: number
  kind: UseKind
  network: string
  /** In milliseconds since 1970. */
  quarter: number
  n: number
  /** Whether it is a view of the page by a person. */
  isLook: boolean
}

/**
 * Adds uses to the counts and records the first view of each certificate's page per day, in one statement. Skips
 * deleted certificates. Each use has its own combination of certificate, kind, network and quarter.
 */
export async function writeUses(services: Services, uses: CountedUse[]): Promise<void> {
  const ctx = jobContext(services, 0, 'count-uses')
  const uids = uses.map(() => uuidFrom(ctx.randomBytes(16)))
  const column = <Key extends keyof CountedUse>(key: Key) => uses.map((use) => use[key])
  const told = eventInsertOfAny(
    { type: 'certificate.viewed', audience: 'internal' },
    sql`select h.org_id, (select (array_agg(g.uid))[1] from given g where g.id = h.id) as uid, h.id as subject_id,
        json_build_object('certificate_id', h.id, 'event_id', h.event_id, 'event_name', h.event_name,
          'attendee_email', h.attendee_email) as data
      from held h join viewed on certificate_id = h.id where h.attendee_email <> ''`,
  )
  await inOneStatement(
    ctx,
    () => change(ctx)`
      with given as materialized (
        select * from unnest(${column('certificateId')}::bigint[], ${column('kind')}::text[], ${column('network')}::text[],
          ${uses.map(({ quarter }) => new Date(quarter))}::timestamptz[], ${column('n')}::bigint[], ${column('isLook')}::boolean[], ${uids}::uuid[])
          given (id, kind, network, quarter, n, is_look, uid)),
      held as materialized (
        select id, org_id, event_id, event_name, attendee_email from certificate where id in (select id from given)
        order by id for key share),
      counted as (
        insert into certificate_use as u (org_id, event_id, certificate_id, kind, network, quarter, n)
        select org_id, event_id, id, kind, network, quarter, n from given join held using (id)
        order by id, kind, network, quarter
        on conflict (org_id, certificate_id, kind, network, quarter) do update set n = u.n + excluded.n),
      first_used as (
        insert into certificate_first_use as f (org_id, event_id, certificate_id, kind, quarter)
        select org_id, event_id, id, kind, min(quarter) from given join held using (id)
        where kind in ('verified', 'shared') and not exists (
          select from certificate_first_use b where b.org_id = held.org_id and b.certificate_id = id and b.kind = given.kind and b.quarter <= given.quarter)
        group by org_id, event_id, id, kind order by id, kind
        on conflict (org_id, certificate_id, kind) do update set quarter = excluded.quarter where f.quarter > excluded.quarter),
      viewed as (
        insert into certificate_view as v (org_id, certificate_id, day)
        select org_id, id, max((quarter at time zone 'UTC')::date) from given join held using (id) where is_look
        group by org_id, id order by id
        on conflict (certificate_id) do update set day = excluded.day where v.day < excluded.day
        returning certificate_id)
      ${told}`,
  )
}
