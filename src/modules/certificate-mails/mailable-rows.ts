import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import { type NewEmail, nameToGreet } from '../emails/index.ts'
import { BY_HAND } from './queue-certificate-mails.ts'

const MAX_CHARACTERS = 254

/** A certificate to be mailed, with its newest mail. */
export type MailableRow = {
  id: number
  event_id: number
  attendee_id: number | null
  attendee_name: string
  attendee_email: string | null
  status: string
  language: string
  email_id: number | null
  email_status: string | null
  email_to: string | null
}

/**
 * Returns certificates `c`, locked in the order of their ids, so that of two callers the second sees the mail of the
 * first. The event is locked before them, in the order in which a deletion locks them.
 * @param which conditions, each starting with `and`
 */
export async function mailableRows(ctx: TxContext, which: Sql): Promise<MailableRow[]> {
  await many(ctx)`
    select e.id from event e where e.org_id = ${ctx.orgId} and e.id in (select c.event_id from certificate c where c.org_id = ${ctx.orgId} ${which})
    for key share`
  const held = await many<{ id: number }>(ctx)`
    select c.id from certificate c where c.org_id = ${ctx.orgId} ${which} order by c.id for no key update`
  return many<MailableRow>(ctx)`
    select c.id, c.event_id, c.attendee_id, c.attendee_name, c.attendee_email, c.status,
      coalesce(a.language, e.event_language) as language, m.id as email_id, m.status as email_status, m.to_address as email_to
    from certificate c join event e on e.id = c.event_id left join attendee a on a.id = c.attendee_id
    left join lateral (
      select m.id, m.status, m.to_address from email m
      where m.composed_for = c.id and m.composer in ${sql`('certificate', 'certificate_by_hand')`}
      order by m.id desc limit 1) m on true
    where c.id = any(${held.map(({ id }) => id)}::bigint[]) order by c.id`
}

export const isWaiting = ({ email_status }: MailableRow): boolean =>
  email_status === 'queued' || email_status === 'sending'

/** Whether the address of a certificate can receive mail. */
export const hasAddress = (row: MailableRow): row is MailableRow & { attendee_email: string } =>
  row.attendee_email !== null && row.attendee_email.length <= MAX_CHARACTERS && isEmail(row.attendee_email)

/** Returns the mail that delivers a certificate; its text is composed when it is sent. */
export function mailOf(row: MailableRow & { attendee_email: string }): NewEmail {
  return {
    kind: 'certificate',
    language: row.language,
    eventId: row.event_id,
    attendeeId: row.attendee_id,
    to: { name: nameToGreet({ first_name: row.attendee_name, last_name: '' }), address: row.attendee_email },
    subject: '',
    html: '',
    text: '',
    attachments: [],
    composer: { name: BY_HAND, subjectId: row.id },
  }
}
