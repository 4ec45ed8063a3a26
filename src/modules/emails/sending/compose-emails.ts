import { emailKey } from '../../../lib/text/email-key.ts'
import { jobContext, type MailComposer, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { nameInHeader, subjectInHeader } from '../message/header-text.ts'
import { storedAttachments } from '../message/stored-attachment.ts'
import { type EndedEmail, endedColumns, settleEmails } from '../outcomes/settle-emails.ts'
import type { ClaimedEmail } from './claim-emails.ts'
import type { SenderLease } from './sender-lease.ts'

/** An email ready to be sent, or the reason why it could not be composed. */
export type ReadyEmail = ClaimedEmail & { problem?: string }

type Warn = (context: object, message: string) => void
type Composed = Awaited<ReturnType<MailComposer['compose']>>[number]
type ComposedContent = Extract<Composed, { subject: string }>

/**
 * Composes claimed emails and stores their text. Emails that are no longer wanted are cancelled; an email whose
 * recipient changed their address is queued again, so that the new address is checked.
 * @returns the emails to send, in the order of the claim
 */
export async function composeEmails(
  services: Services,
  lease: SenderLease,
  claimed: readonly ClaimedEmail[],
  warn: Warn,
): Promise<ReadyEmail[]> {
  const ready = new Map<number, ReadyEmail>()
  for (const mail of claimed) if (mail.composer === null) ready.set(mail.id, mail)
  const composed = claimed.filter(({ composer }) => composer !== null)
  const groups = Object.groupBy(composed, ({ org_id, composer, sender }) => `${org_id} ${composer} ${sender}`)
  for (const group of Object.values(groups) as ClaimedEmail[][])
    for (const mail of await composeGroup(services, lease, group, warn)) ready.set(mail.id, mail)
  return claimed.flatMap(({ id }) => ready.get(id) ?? [])
}

/** A failing email must not hold up the others, so after a failure each is composed separately. */
async function composeGroup(
  services: Services,
  lease: SenderLease,
  group: ClaimedEmail[],
  warn: Warn,
): Promise<ReadyEmail[]> {
  try {
    return await composeTogether(services, lease, group)
  } catch (error) {
    if (group.length > 1)
      return (await Promise.all(group.map((mail) => composeGroup(services, lease, [mail], warn)))).flat()
    warn({ err: error, email_id: group[0]!.id }, 'an email could not be composed')
    return [{ ...group[0]!, problem: 'Laurel could not compose it.' }]
  }
}

async function composeTogether(services: Services, lease: SenderLease, group: ClaimedEmail[]): Promise<ReadyEmail[]> {
  const { org_id, composer: name } = group[0]!
  const composer = services.mailComposers.find((each) => each.name === name)
  const mails = group.map(({ id, composed_for }) => ({ emailId: id, subjectId: composed_for! }))
  const words: Composed[] = composer
    ? await composer.compose(jobContext(services, org_id, 'send-emails'), mails)
    : group.map(() => ({ unwanted: 'This version of Laurel does not know its composer.' }))
  const each = group.map((mail, nth) => ({ mail, content: words[nth]! }))
  const unwanted = each.flatMap(({ mail, content }) =>
    'unwanted' in content ? [{ id: mail.id, reason: content.unwanted }] : [],
  )
  const wanted = each.flatMap(({ mail, content }) => ('unwanted' in content ? [] : [{ mail, content }]))
  await cancelUnwanted(services, lease, unwanted)
  return storeWords(services, lease, wanted)
}

async function cancelUnwanted(services: Services, { token }: SenderLease, unwanted: { id: number; reason: string }[]) {
  if (unwanted.length === 0) return
  await inTransaction(jobContext(services, 0, 'send-emails'), async (tx) => {
    const ended = await many<EndedEmail>(tx)`
      update email e set status = 'cancelled', claim = null, reason = u.reason, updated_at = ${tx.now()}
      from unnest(${unwanted.map(({ id }) => id)}::bigint[], ${unwanted.map(({ reason }) => reason)}::text[]) as u (email_id, reason)
      where e.id = u.email_id and e.claim = ${token} and e.status = 'sending' returning ${endedColumns}`
    await settleEmails({ ...services, ...tx }, ended)
  })
}

async function storeWords(
  services: Services,
  { token }: SenderLease,
  wanted: { mail: ClaimedEmail; content: ComposedContent }[],
): Promise<ReadyEmail[]> {
  if (wanted.length === 0) return []
  const column = <T>(of: (each: { mail: ClaimedEmail; content: ComposedContent }) => T): T[] => wanted.map(of)
  const carried = column(({ mail, content }) =>
    JSON.stringify(storedAttachments(services, mail.kind, content.attachments)),
  )
  const isSame = sql`e.to_key = w.to_key`
  const stored = await many<ClaimedEmail & { status: string }>(services)`
    update email e set to_name = w.to_name, to_address = w.to_address, to_key = w.to_key, language = w.language, subject = w.subject,
      html = w.html, text = w.text, attachments = w.attachments, template_id = coalesce(w.template_id, e.template_id),
      status = case when ${isSame} then 'sending' else 'queued' end, claim = case when ${isSame} then e.claim end
    from unnest(
      ${column(({ mail }) => mail.id)}::bigint[], ${column(({ content }) => nameInHeader(content.to.name))}::text[],
      ${column(({ content }) => content.to.address)}::text[], ${column(({ content }) => emailKey(content.to.address))}::text[], ${column(({ content }) => content.language)}::text[],
      ${column(({ content }) => subjectInHeader(content.subject))}::text[], ${column(({ content }) => content.html)}::text[],
      ${column(({ content }) => content.text)}::text[], ${carried}::jsonb[], ${column(({ content }) => content.templateId)}::bigint[]
    ) as w (email_id, to_name, to_address, to_key, language, subject, html, text, attachments, template_id)
    where e.id = w.email_id and e.claim = ${token} and e.status = 'sending' returning e.*`
  const [
    {
      mail: { org_name, reply_to, sender },
    },
  ] = wanted as [(typeof wanted)[number]]
  return stored.filter(({ status }) => status === 'sending').map((mail) => ({ ...mail, org_name, reply_to, sender }))
}
