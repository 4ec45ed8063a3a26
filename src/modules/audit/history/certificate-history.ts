import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { nameActors } from '../name-actors.ts'
import type { HistoryEntry } from './history-schema.ts'

const MAX = 500

type Row = Omit<HistoryEntry, 'at' | 'actor'> & { at: Date; actor: string | null }

/** Returns the history of a certificate, newest first. @throws AppError not_found */
export async function getCertificateHistory(ctx: Context, id: number): Promise<HistoryEntry[]> {
  const rows = await many<Row>(ctx)`
    with own as materialized (select * from certificate where org_id = ${ctx.orgId} and id = ${id})
    select * from (
      select 'issued' as kind, c.issued_at as at, coalesce(made.actor, replaced.actor, job.actor) as actor, null::bigint as email_id,
        null as status, null as reason, old.id as certificate_id, null as network, 1::bigint as count
      from own c left join certificate old on old.superseded_by = c.id
      left join lateral (
        select actor from audit_entry where org_id = c.org_id and subject_type = 'event' and subject_id = c.event_id
          and action = 'certificate.issue' and created_at between c.issued_at and c.issued_at + interval '15 minutes'
          and c.bulk_job_id is null and old.id is null and after -> 'certificate_ids' @> to_jsonb(c.id) limit 1) made on true
      left join lateral (
        select actor from audit_entry where org_id = c.org_id and subject_type = 'certificate' and subject_id = old.id
          and action = 'certificate.reissue' limit 1) replaced on true
      left join lateral (
        select actor from audit_entry where org_id = c.org_id and subject_type = 'bulk_job' and subject_id = c.bulk_job_id
          and action = 'bulk_job.create' limit 1) job on true
      union all
      select case when c.superseded_by is null then 'revoked' else 'corrected' end, c.revoked_at, gone.actor, null, null, c.revocation_reason,
        c.superseded_by, null, 1
      from own c left join lateral (
        select actor from audit_entry where org_id = c.org_id and subject_type = 'certificate' and subject_id = c.id
          and action in ('certificate.revoke', 'certificate.reissue') order by created_at desc limit 1) gone on true
      where c.revoked_at is not null
      union all
      select 'mailed', coalesce(m.sent_at, m.created_at), asked.actor, m.id, m.status, m.reason, null, null, 1
      from own c join email m on m.composed_for = c.id and m.composer in ('certificate', 'certificate_by_hand', 'certificate_expiring')
        and m.org_id = c.org_id
      left join lateral (
        select actor from audit_entry where org_id = c.org_id and subject_type = 'certificate' and subject_id = c.id
          and action = 'certificate.email' and after -> 'email_id' = to_jsonb(m.id) limit 1) asked on true
      union all
      select u.kind, date_trunc('day', u.quarter, 'UTC'), null, null, null, null, null, nullif(u.network, ''), sum(u.n)::bigint
      from own c join certificate_use u on u.org_id = c.org_id and u.certificate_id = c.id
      where u.kind in ('verified', 'downloaded', 'shared') group by 1, 2, u.network
    ) entry order by at desc, email_id desc, kind limit ${MAX}`
  if (rows.length === 0) throw noSuch('certificate')
  const named = await nameActors(
    ctx,
    rows.flatMap(({ actor }) => actor ?? []),
  )
  return rows.map(({ at, actor, ...row }) => ({
    ...row,
    at: isoTime(at),
    actor: actor === null ? null : who(named(actor)),
  }))
}

const who = ({ kind, id, name }: NonNullable<HistoryEntry['actor']>) => ({ kind, id, name })
