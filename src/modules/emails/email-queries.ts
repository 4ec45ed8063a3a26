import { noSuch } from '../../lib/errors.ts'
import { emailKey } from '../../lib/text/email-key.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import type { Email, EmailsQuery, EmailWithContent } from './email-schema.ts'
import { messageId } from './message/message-id.ts'
import type { StoredAttachment } from './message/stored-attachment.ts'
import type { EmailReported } from './outcomes/report-schema.ts'

type EmailRow = Omit<Email, 'to' | 'attempt_count' | 'next_attempt_at' | 'sent_at' | 'created_at' | 'updated_at'> & {
  to_name: string
  to_address: string
  attempts: number
  next_attempt_at: Date
  sent_at: Date | null
  created_at: Date
  updated_at: Date
}

type AttemptRow = Omit<EmailWithContent['attempts'][number], 'started_at' | 'ended_at'> & {
  started_at: Date
  ended_at: Date | null
}

type ReportRow = Omit<EmailReported, 'occurred_at'> & { occurred_at: Date }

type WholeRow = EmailRow & { uid: string; html: string; text: string; attachments: StoredAttachment[] }

const emailColumns = sql.raw(
  'id, event_id, attendee_id, kind, language, to_name, to_address, subject, status, reason, unanswered, transactional, ' +
    'template_id, rule_id, bounce, resend_of, attempts, next_attempt_at, sent_at, created_at, updated_at',
)

/** Emails that a search reads at most, because their texts have no index. */
const MAX_SEARCHED = 20_000

/** Lists emails of the organisation, newest first, without their text. */
export async function listEmails(ctx: Context, query: EmailsQuery): Promise<Listed<Email>> {
  const filtered = sql`
    from email where org_id = ${ctx.orgId} ${where('status', query.status)} ${where('event_id', query.event_id)}
      ${where('attendee_id', query.attendee_id)} ${where('kind', query.kind)} ${where('rule_id', query.rule_id)}
      ${where('template_id', query.template_id)} ${where('bounce', query.bounce)} ${where('to_key', query.to === undefined ? undefined : emailKey(query.to))}`
  const needle = query.search?.trim() ?? ''
  const wanted = needle === '' ? filtered : searched(filtered, likePattern(needle))
  const { rows, total } = await listPage<EmailRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id ${wanted}`,
    // Counted separately, so that a page is read from the end of an index only.
    total: sql`select count(*) ${wanted}`,
    rows: sql`select ${emailColumns} from page join email using (id)`,
  })
  return { rows: rows.map(emailToWire), total: total ?? 0 }
}

function searched(filtered: Sql, pattern: string): Sql {
  return sql`
    from (select id, to_name, to_address, subject ${filtered} order by id desc limit ${MAX_SEARCHED}::int) newest
    where to_name ilike ${pattern} or to_address ilike ${pattern} or subject ilike ${pattern}`
}

function where(column: string, value: string | number | undefined): Sql {
  return value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`
}

/** Removes codes and the tokens of links that sign in, so that readers of an email cannot act as its recipient. */
function withoutSecrets(kind: string, text: string): string {
  const withoutTokens = text.replace(/(\/admin\/(?:invitation|link|reset)#|\/my\/)[\w-]{43}/g, '$1…')
  // Colours have six digits too, after a hash.
  return kind === 'wallet_code' ? withoutTokens.replace(/(?<![#\w])\d{6}(?!\w)/g, '…') : withoutTokens
}

/** Returns an email with its text. @throws AppError not_found */
export async function getEmail(ctx: Context, id: number): Promise<EmailWithContent> {
  const row = await maybeOne<WholeRow>(ctx)`
    select ${emailColumns}, uid, html, text, attachments from email where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuch('email')
  const { uid, html, text, attachments } = row
  const attempts = await many<AttemptRow>(ctx)`
    select number, started_at, ended_at, outcome, response from email_attempt where email_id = ${id} order by number`
  const reports = await many<ReportRow>(ctx)`
    select kind, source, detail, occurred_at from email_report where email_id = ${id} order by id`
  return {
    ...emailToWire(row),
    message_id: messageId(ctx, uid),
    html: withoutSecrets(row.kind, html),
    text: withoutSecrets(row.kind, text),
    attachments: attachments.map(({ kind, file_name, inline_id = null }) => ({
      file_name,
      content_type: ctx.attachmentKinds.find((each) => each.kind === kind)?.contentType ?? 'application/octet-stream',
      inline_id,
      url: `${ctx.baseUrl}/admin/emails/${id}/attachments/${file_name}`,
    })),
    reports: reports.map(({ occurred_at, ...report }) => ({ ...report, occurred_at: isoTime(occurred_at) })),
    attempts: attempts.map(({ started_at, ended_at, ...attempt }) => ({
      ...attempt,
      started_at: isoTime(started_at),
      ended_at: ended_at && isoTime(ended_at),
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
    reason: row.reason,
    unanswered: row.unanswered,
    transactional: row.transactional,
    template_id: row.template_id,
    rule_id: row.rule_id,
    bounce: row.bounce,
    resend_of: row.resend_of,
    attempt_count: row.attempts,
    next_attempt_at: row.status === 'queued' ? isoTime(row.next_attempt_at) : null,
    sent_at: row.sent_at && isoTime(row.sent_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}
