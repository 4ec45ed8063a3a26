import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'
import { removedBefore } from '../retention/index.ts'
import { certificatesThatFail, type LoggedCertificate } from './certificates-that-fail.ts'
import { certificateSearchText } from './records/frozen-values.ts'
import { isRecordOf, type LogAction, recordHash } from './records/record-hash.ts'

/**
 * SQL condition: the domain events of a certificate cannot have been purged yet. The clocks of service and database may
 * differ.
 */
const withEvents = sql`c.issued_at > coalesce(${removedBefore('domain_events', sql`c.org_id`)}, '-infinity') + interval '1 day'`

/**
 * SQL condition: a log entry of a certificate waits for its position; the sequencer will write or remove its notice.
 */
const waitsAs = (action: LogAction) => sql`exists (select from certificate_log l
  where l.public_id = c.public_id and l.action = ${action} and l.position is null)`

export const certificateInvariants: Invariant[] = [
  rowsThatBreak(
    'an attendee has at most one active certificate of a kind in an event',
    sql`select 'attendee ' || attendee_id as id from certificate where status = 'active' and attendee_id is not null
        group by event_id, attendee_id, kind having count(*) > 1`,
  ),
  rowsThatBreak(
    'every certificate stands in the issuance log, and as revoked there if and only if it is',
    sql`select 'certificate ' || c.id as id from certificate c
        where not exists (select 1 from certificate_log l where l.public_id = c.public_id and l.org_id = c.org_id and l.action = 'issued')
           or (c.status = 'revoked') <> exists (select 1 from certificate_log l where l.public_id = c.public_id and l.org_id = c.org_id and l.action = 'revoked')`,
  ),
  rowsThatBreak(
    'every certificate has its event for as long as events are kept: its own, or that of its bulk job',
    sql`select 'certificate ' || c.id as id from certificate c
        where ${withEvents} and (
          c.bulk_job_id is null and not exists (select 1 from domain_event d where d.org_id = c.org_id and d.type = 'cert.issued' and d.subject_id = c.id)
          or c.bulk_job_id is not null and not exists (select 1 from domain_event d where d.org_id = c.org_id and d.subject_id = c.bulk_job_id and d.type = 'cert.bulk_completed'))`,
  ),
  rowsThatBreak(
    'every organisation has a head of its issuance log',
    sql`select 'organisation ' || o.id as id from organisation o
        where not exists (select 1 from certificate_log_head h where h.org_id = o.id)`,
  ),
  rowsThatBreak(
    'the issuance log is an unbroken chain',
    sql`select 'log entry ' || org_id || '/' || position as id from (
          select *, lag(hash, 1, decode(repeat('00', 32), 'hex')) over (partition by org_id order by position) as before,
            lag(position, 1, 0::bigint) over (partition by org_id order by position) as position_before
          from certificate_log where position is not null) chain
        where previous_hash <> before or position <> position_before + 1
          or hash <> sha256(previous_hash || convert_to(concat_ws('|', org_id, position, action, public_id, encode(record_hash, 'hex'),
            to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'))`,
  ),
  rowsThatBreak(
    'the head of the issuance log is its last entry',
    sql`select 'organisation ' || h.org_id as id from certificate_log_head h
        left join lateral (select position, hash from certificate_log l where l.org_id = h.org_id and l.position is not null order by position desc limit 1) l on true
        where h.position <> coalesce(l.position, 0) or h.hash <> coalesce(l.hash, decode(repeat('00', 32), 'hex'))`,
  ),
  rowsThatBreak(
    'no entry of the issuance log waits for its position for over a minute while a worker runs',
    sql`select 'log entry ' || id as id from certificate_log where position is null and at < now() - interval '1 minute' and ${workerRuns}`,
  ),
  rowsThatBreak(
    'a certificate was first used in the first quarter of an hour in which its uses were counted',
    sql`select 'certificate ' || coalesce(u.certificate_id, f.certificate_id) as id from (
          select certificate_id, kind, min(quarter) as quarter from certificate_use where kind in ('verified', 'shared') group by 1, 2) u
        full join certificate_first_use f using (certificate_id, kind) where u.quarter is distinct from f.quarter`,
  ),
  rowsThatBreak(
    'uses of a certificate are counted for its event',
    sql`select 'certificate ' || c.id as id from certificate c join (
          select certificate_id, event_id from certificate_use union select certificate_id, event_id from certificate_first_use) u
          on u.certificate_id = c.id where u.event_id <> c.event_id`,
  ),
  {
    name: 'every certificate is the record that was logged',
    find: (services) => certificatesThatFail(services, (row) => isAsLogged(row, services.now())),
  },
  rowsThatBreak(
    'a certificate names the attendee that it was issued to for as long as there is one',
    sql`select 'certificate ' || c.id as id from certificate c
        where c.attendee_id is null and exists (select 1 from attendee a where a.id = c.issued_to)`,
  ),
  rowsThatBreak(
    'a certificate that expires has a notice that waits or was sent once; a revoked one waits for none',
    sql`select 'certificate ' || c.id as id from certificate c left join expiry_notice n on n.certificate_id = c.id
        left join (select org_id, subject_id, count(*) as times from domain_event where type = 'cert.expiring_soon'
                   group by org_id, subject_id) sent on sent.org_id = c.org_id and sent.subject_id = c.id
        where case c.status when 'revoked' then n.certificate_id is not null and not ${waitsAs('revoked')} or times > 1
              else (n.certificate_id is not null)::int + coalesce(times, 0) > (c.expires_at is not null)::int
                or ${withEvents} and c.expires_at is not null and n.certificate_id is null and times is null and not ${waitsAs('issued')} end`,
  ),
  rowsThatBreak(
    'a notice is due as many days before the expiry as its event says',
    sql`select 'certificate ' || c.id as id from expiry_notice n join certificate c on c.id = n.certificate_id
        join event e on e.id = c.event_id
        where n.due_at is distinct from c.expires_at - e.expiry_notice_days * interval '24 hours'`,
  ),
]

function isAsLogged(row: LoggedCertificate, now: Date): boolean {
  if (row.issued !== null && !isRecordOf(row, row.issued, row.redacted_hash)) return false
  if (row.revoked !== null && !row.revoked.equals(recordHash(row, 'revoked'))) return false
  if (row.status !== 'revoked' && row.revocation_reason !== null) return false
  if (row.status === 'expired' && (row.expires_at === null || row.expires_at > now)) return false
  return row.folded === certificateSearchText(row)
}
