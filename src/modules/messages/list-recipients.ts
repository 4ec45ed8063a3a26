import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import { requirePeopleScope } from './create-message.ts'
import { findMessage } from './message-queries.ts'
import type { MessageRecipient, RecipientsQuery } from './message-schema.ts'

type Row = Omit<MessageRecipient, 'attendee_id' | 'contact_id' | 'sent_at' | 'created_at' | 'updated_at'> & {
  person_id: number
  sent_at: Date | null
  created_at: Date
  updated_at: Date
}

/** Lists the recipients of a message, newest first, with the reply of the mail server. @throws AppError not_found */
export async function listRecipients(
  ctx: Context,
  id: number,
  { status, ...query }: RecipientsQuery,
): Promise<Listed<MessageRecipient>> {
  const { event_id } = await findMessage(ctx, id)
  requirePeopleScope(ctx, event_id)
  const person = event_id === null ? sql`contact` : sql`attendee`
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from message_recipient where message_id = ${id} ${status === undefined ? sql`` : sql`and status = ${status}`}`,
    rows: sql`
      select r.id, r.person_id, btrim(coalesce(p.first_name || ' ' || p.last_name, '')) as name,
        case when r.email_key like 'erased-%' then '' else coalesce(nullif(e.to_address, ''), p.email, r.email_key) end as address,
        r.status, coalesce(e.reason, r.reason) as reason, r.email_id, r.sent_at, r.created_at, r.updated_at
      from page join message_recipient r on r.id = page.id and r.org_id = ${ctx.orgId}
      left join ${person} p on p.org_id = ${ctx.orgId} and p.id = r.person_id
      left join email e on e.org_id = r.org_id and e.id = r.email_id`,
  })
  const isEvent = event_id !== null
  const recipients = rows.map((row) => ({
    id: row.id,
    attendee_id: isEvent ? row.person_id : null,
    contact_id: isEvent ? null : row.person_id,
    name: row.name,
    address: row.address,
    status: row.status,
    reason: row.reason,
    email_id: row.email_id,
    sent_at: row.sent_at && isoTime(row.sent_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }))
  return { rows: recipients, total: total ?? 0 }
}
