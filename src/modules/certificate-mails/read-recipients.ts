import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { MailData } from '../emails/index.ts'

/** The recipient and the event of a certificate, as they are now. */
export type Recipient = {
  id: number
  is_revoked: boolean
  attendee_name: string
  attendee_email: string | null
  /** First name of the attendee, if there is one. */
  first_name: string | null
  last_name: string | null
  /** Time zone of dates in the mail. */
  zone: string
  /** Languages in order of preference. */
  languages: (string | null)[]
  /** Whether the event mails its certificates. */
  certificate_email: boolean
  event: NonNullable<MailData['event']>
}

type Row = Omit<Recipient, 'event'> & Omit<Recipient['event'], 'url'> & { visibility: string; slug: string }

/** Returns the recipients of existing certificates by certificate id. */
export async function readRecipients(ctx: Context, ids: readonly number[]): Promise<Map<number, Recipient>> {
  const rows = await many<Row>(ctx)`
    select c.id, c.status = 'revoked' as is_revoked, c.attendee_name, c.attendee_email, a.first_name, a.last_name,
      c.event_timezone as zone, array[a.language, e.event_language] as languages, e.certificate_email, e.name,
      e.event_date as starts_at, e.event_end_date as ends_at, e.online_url, e.event_timezone as time_zone, e.event_location as location, e.event_description as description,
      e.visibility, e.slug
    from certificate c join event e on e.id = c.event_id left join attendee a on a.id = c.attendee_id
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[])`
  return new Map(rows.map((row) => [row.id, recipient(ctx, row)]))
}

function recipient(ctx: Context, row: Row): Recipient {
  const { name, starts_at, ends_at, time_zone, location, description, online_url, visibility, slug, ...rest } = row
  const url = visibility === 'private' ? null : `${ctx.siteUrl}/e/${slug}`
  return { ...rest, event: { name, starts_at, ends_at, time_zone, location, description, online_url, url } }
}
