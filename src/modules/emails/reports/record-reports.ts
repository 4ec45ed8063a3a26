import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { emailEventInsert } from '../outcomes/email-events.ts'
import type { BounceKind, ReportSource } from '../outcomes/report-schema.ts'
import { serverWords } from '../sending/classify-failure.ts'

/** A report about an email that a mail server had accepted. */
export type EmailReport = {
  source: ReportSource
  /** The reporter's id of the report, at most 200 characters; the same report again changes nothing. */
  key: string
  kind: BounceKind
  /** The `uid` of the email, which its Message-ID has. */
  uid: string
  /** The address that the report is about; null: it names none. A report about another address changes nothing. */
  address: string | null
  detail: string
  occurredAt: Date
}

/**
 * Records reports, suppresses addresses that do not exist or whose owners complained, and announces each as
 * `email.bounced`. Unknown emails, emails that never left, and repeated reports change nothing.
 * @returns the number of new reports
 */
export async function recordReports(services: Services, reports: readonly EmailReport[]): Promise<number> {
  if (reports.length === 0) return 0
  const column = <T>(of: (report: EmailReport) => T): T[] => reports.map(of)
  const now = services.now()
  return inTransaction(jobContext(services, 0, 'email-reports'), async (tx) => {
    const recorded = await many<{ org_id: number }>(tx)`
      with reported as (
        select * from unnest(
          ${column(({ source }) => source)}::text[], ${column(({ key }) => key)}::text[], ${column(({ kind }) => kind)}::text[],
          ${column(({ uid }) => uid)}::uuid[], ${column(({ address }) => address && emailKey(address))}::text[],
          ${column(({ detail }) => serverWords({ message: detail }))}::text[], ${column(({ occurredAt }) => occurredAt)}::timestamptz[],
          ${column(() => uuidFrom(services.randomBytes(16)))}::uuid[]
        ) as r (source, key, kind, email_uid, address_key, detail, occurred_at, uid)
      ), recorded as (
        insert into email_report (org_id, email_id, kind, source, key, detail, occurred_at, created_at)
        select e.org_id, e.id, r.kind, r.source, r.key, r.detail, least(r.occurred_at, ${now}), ${now}
        from reported r join email e on e.uid = r.email_uid
        where e.handed_over_at is not null and e.to_key <> '' and (r.address_key is null or r.address_key = e.to_key)
        on conflict (source, key) do nothing
        returning org_id, email_id, kind, source, key, detail
      ), about as (
        select e.id, e.org_id, e.event_id, e.to_address, e.to_key, e.subject, d.kind as bounce, d.detail as reason, r.uid
        from recorded d join email e on e.id = d.email_id join reported r on r.source = d.source and r.key = d.key
      ), marked as (
        update email e set bounce = worst.bounce, updated_at = ${now}
        from (select distinct on (id) id, bounce from about order by id, bounce = 'soft') worst
        where e.id = worst.id and (e.bounce is null or e.bounce = 'soft')
      ), announced as (${emailEventInsert('email.bounced', sql`select * from about`, sql`, 'kind', bounce, 'reason', reason`)}
      ), stopped as (
        insert into email_suppression (org_id, address_key, address, reason, detail, email_id, created_at)
        select org_id, to_key, to_address, case bounce when 'hard' then 'rejected' else 'complained' end, reason, id, ${now}
        from about where bounce <> 'soft'
        on conflict do nothing
      )
      select org_id from recorded`
    for (const orgId of new Set(recorded.map(({ org_id }) => org_id))) notifyOfEvents({ ...services, ...tx, orgId })
    return recorded.length
  })
}

/** Returns the `uid` in a Message-ID or another text that contains one; null: there is none. */
export function uidIn(text: unknown): string | null {
  if (typeof text !== 'string') return null
  return /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(text.slice(0, 1_000))?.[0].toLowerCase() ?? null
}
