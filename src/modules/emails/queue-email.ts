import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { emailKey } from '../../lib/text/email-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { nameInHeader, subjectInHeader } from './message/header-text.ts'
import { type NewAttachment, storedAttachments } from './message/stored-attachment.ts'

export type NewEmail = {
  /** Kind of email, such as `registration_confirmed`. */
  kind: string
  eventId: number | null
  attendeeId: number | null
  to: { name: string; address: string }
  /** Language tag (BCP 47). */
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly NewAttachment[]
  /**
   * False if recipients can unsubscribe, because it is not about their own registration or certificate. Default true.
   */
  transactional?: boolean
  /** The MailComposer that composes it when it is sent; until then subject, html, text and attachments are empty. */
  composer?: { name: string; subjectId: number }
  /** Whether it uses the installation's sender although the organisation has its own. Default false. */
  fromInstallation?: boolean
  /** The template or rule that created it. */
  templateId?: number | null
  ruleId?: number | null
}

/**
 * Queues an email in the caller's transaction, so it is stored together with the change it is about. @returns its id
 */
export async function queueEmail(ctx: TxContext, email: NewEmail): Promise<number> {
  const [id] = await queueEmails(ctx, [email])
  return id!
}

/** Queues several emails in one statement. @returns their ids, in order */
export async function queueEmails(ctx: TxContext, emails: readonly NewEmail[]): Promise<number[]> {
  const column = <T>(of: (email: NewEmail) => T): T[] => emails.map(of)
  for (const { composer, kind } of emails)
    if (composer && !ctx.mailComposers.some(({ name }) => name === composer.name))
      throw new Error(`No module has the composer ${composer.name} for ${kind}.`)
  const rows = await many<{ id: number }>(ctx)`
    insert into email (org_id, uid, event_id, attendee_id, kind, language, to_name, to_address, to_key, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, from_installation, next_attempt_at, created_at, updated_at)
    select ${ctx.orgId}::bigint, uid, event_id, attendee_id, kind, language, to_name, to_address, to_key, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, from_installation, now, now, now
    from (select ${ctx.now()}::timestamptz as now) clock, unnest(
      ${column(() => uuidFrom(ctx.randomBytes(16)))}::uuid[], ${column(({ eventId }) => eventId)}::bigint[],
      ${column(({ attendeeId }) => attendeeId)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ language }) => language)}::text[], ${column(({ to }) => nameInHeader(to.name))}::text[],
      ${column(({ to }) => to.address)}::text[], ${column(({ to }) => emailKey(to.address))}::text[], ${column(({ subject }) => subjectInHeader(subject))}::text[],
      ${column(({ html }) => html)}::text[], ${column(({ text }) => text)}::text[],
      ${column((email) => JSON.stringify(storedAttachments(ctx, email.kind, email.attachments)))}::jsonb[],
      ${column(({ transactional = true }) => transactional)}::boolean[],
      ${column(({ composer }) => composer?.name ?? null)}::text[], ${column(({ composer }) => composer?.subjectId ?? null)}::bigint[],
      ${column(({ templateId = null }) => templateId)}::bigint[], ${column(({ ruleId = null }) => ruleId)}::bigint[],
      ${column(({ fromInstallation = false }) => fromInstallation)}::boolean[]
    ) with ordinality as mail (uid, event_id, attendee_id, kind, language, to_name, to_address, to_key, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, from_installation, n)
    order by n returning id`
  return rows.map(({ id }) => id)
}
