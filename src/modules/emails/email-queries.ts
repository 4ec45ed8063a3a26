import type { Context } from '../../platform/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { noSuch } from '../../platform/errors.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import { isoTime } from '../../platform/text/utc-time.ts'
import type { Email, EmailsQuery, EmailWithContent } from './email-schema.ts'
import { messageId } from './message-id.ts'
import type { StoredAttachment } from './stored-attachment.ts'

type EmailRow = Omit<Email, 'to' | 'created_at' | 'updated_at'> & {
  to_name: string
  to_address: string
  created_at: Date
  updated_at: Date
}

type WholeRow = EmailRow & { uid: string; html: string; text: string; attachments: StoredAttachment[] }

const columns = sql.raw(
  'id, event_id, attendee_id, kind, language, to_name, to_address, subject, status, created_at, updated_at',
)

/** Mails of the organisation, newest first, without what they say. */
export async function listEmails(ctx: Context, query: EmailsQuery): Promise<Listed<Email>> {
  const wanted = sql`
    from email where org_id = ${ctx.orgId} ${where('status', query.status)} ${where('event_id', query.event_id)}
      ${where('attendee_id', query.attendee_id)} ${where('kind', query.kind)}`
  const { rows, total } = await listPage<EmailRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id ${wanted}`,
    // Counted apart, so that a page is read from the end of an index and no further.
    total: sql`select count(*) ${wanted}`,
    rows: sql`select ${columns} from page join email using (id)`,
  })
  return { rows: rows.map(emailToWire), total: total ?? 0 }
}

function where(column: string, value: string | number | undefined): Sql {
  return value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`
}

/** A mail with what it says. @throws AppError not_found */
export async function getEmail(ctx: Context, id: number): Promise<EmailWithContent> {
  const row = await maybeOne<WholeRow>(ctx)`
    select ${columns}, uid, html, text, attachments from email where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuch('email', id)
  const { uid, html, text, attachments } = row
  return {
    ...emailToWire(row),
    message_id: messageId(ctx, uid),
    html,
    text,
    attachments: attachments.map(({ kind, file_name, inline_id = null }) => ({
      file_name,
      content_type: ctx.attachmentKinds.find((each) => each.kind === kind)?.contentType ?? 'application/octet-stream',
      inline_id,
      url: `${ctx.baseUrl}/admin/emails/${id}/attachments/${file_name}`,
    })),
  }
}

function emailToWire(row: EmailRow): Email {
  return {
    id: row.id,
    event_id: row.event_id,
    attendee_id: row.attendee_id,
    kind: row.kind,
    language: row.language,
    to: { name: row.to_name, address: row.to_address },
    subject: row.subject,
    status: row.status,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}
