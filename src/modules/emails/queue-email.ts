import type { TxContext } from '../../platform/context.ts'
import { uuidFrom } from '../../platform/crypto/random-uuid.ts'
import { many } from '../../platform/db/query.ts'
import { cleanText } from '../../platform/render/clean-text.ts'
import { safeFileName } from '../../platform/zip/safe-file-name.ts'
import type { StoredAttachment } from './stored-attachment.ts'

export type NewAttachment = {
  /** One of the kinds that modules draw. */
  kind: string
  /** With its ending; no two of a mail alike. */
  fileName: string
  /** The record that is drawn. */
  subjectId: number
  /** Where the HTML shows it: `ticket` for `cid:ticket`. */
  inlineId?: string
}

export type NewEmail = {
  /** What it tells, such as `registration_confirmed`. */
  kind: string
  eventId: number | null
  attendeeId: number | null
  to: { name: string; address: string }
  /** A language tag (BCP 47). */
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly NewAttachment[]
  /** False: people can unsubscribe from it; it is not about their own registration or certificate. True unless it is said. */
  transactional?: boolean
  /** Who draws it up when it is sent, by the name of a MailComposer: subject, html, text and attachments are empty until then. */
  composer?: { name: string; subjectId: number }
  /** What made it, where that was a template or a rule. */
  templateId?: number | null
  ruleId?: number | null
}

const MAX_NAME = 401
const MAX_SUBJECT = 300

/** Queues a mail in the caller's transaction: it is there with the change that it tells of, or not at all. @returns its id */
export async function queueEmail(ctx: TxContext, email: NewEmail): Promise<number> {
  const [id] = await queueEmails(ctx, [email])
  return id!
}

/** The same for several, in one statement. @returns their ids, in their order */
export async function queueEmails(ctx: TxContext, emails: readonly NewEmail[]): Promise<number[]> {
  const column = <T>(of: (email: NewEmail) => T): T[] => emails.map(of)
  for (const { composer, kind } of emails)
    if (composer && !ctx.mailComposers.some(({ name }) => name === composer.name))
      throw new Error(`No module draws up ${kind} as ${composer.name}.`)
  const rows = await many<{ id: number }>(ctx)`
    insert into email (org_id, uid, event_id, attendee_id, kind, language, to_name, to_address, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, next_attempt_at, created_at, updated_at)
    select ${ctx.orgId}::bigint, uid, event_id, attendee_id, kind, language, to_name, to_address, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, now, now, now
    from (select ${ctx.now()}::timestamptz as now) clock, unnest(
      ${column(() => uuidFrom(ctx.randomBytes(16)))}::uuid[], ${column(({ eventId }) => eventId)}::bigint[],
      ${column(({ attendeeId }) => attendeeId)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ language }) => language)}::text[], ${column(({ to }) => headerText(to.name, MAX_NAME))}::text[],
      ${column(({ to }) => to.address)}::text[], ${column(({ subject }) => headerText(subject, MAX_SUBJECT))}::text[],
      ${column(({ html }) => html)}::text[], ${column(({ text }) => text)}::text[],
      ${column((email) => JSON.stringify(storedAttachments(ctx, email)))}::jsonb[],
      ${column(({ transactional = true }) => transactional)}::boolean[],
      ${column(({ composer }) => composer?.name ?? null)}::text[], ${column(({ composer }) => composer?.subjectId ?? null)}::bigint[],
      ${column(({ templateId = null }) => templateId)}::bigint[], ${column(({ ruleId = null }) => ruleId)}::bigint[]
    ) with ordinality as mail (uid, event_id, attendee_id, kind, language, to_name, to_address, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, n)
    order by n returning id`
  return rows.map(({ id }) => id)
}

/** One line that a header can hold: what could end the header is a space, and what is too long is cut. */
function headerText(text: string, most: number): string {
  return Array.from(cleanText(text)).slice(0, most).join('').trim()
}

function storedAttachments(ctx: TxContext, { kind: mail, attachments }: NewEmail): StoredAttachment[] {
  const stored = attachments.map(({ kind, fileName, subjectId, inlineId }) => {
    if (!ctx.attachmentKinds.some((each) => each.kind === kind)) throw new Error(`No module draws ${kind} for ${mail}.`)
    const file_name = attachmentName(fileName)
    return { kind, file_name, subject_id: subjectId, ...(inlineId === undefined ? {} : { inline_id: inlineId }) }
  })
  if (new Set(stored.map(({ file_name }) => file_name)).size < stored.length)
    throw new Error(`Attachments of ${mail} are called alike.`)
  return stored
}

/** Safe in a header, in an address and on every disk. */
function attachmentName(fileName: string): string {
  const { name, ending = '' } = /^(?<name>.*?)(?<ending>\.[a-z0-9]{1,8})?$/s.exec(fileName)!.groups!
  return safeFileName(name!, { fallback: 'attachment', maxBytes: 80 }) + ending
}
