import { setImmediate as turn } from 'node:timers/promises'
import { emailKey } from '../../lib/text/email-key.ts'
import type { Context, MailComposer } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  type MailData,
  type MailTemplate,
  nameToGreet,
  renderMail,
  trackedUrl,
  unsubscribeLink,
} from '../emails/index.ts'
import { mailDataOfPeople } from './mail-data-of-people.ts'
import { MESSAGE_CANCELLED, MESSAGE_COMPOSER } from './message-composer-name.ts'
import { type MessageRow, readMessages } from './message-queries.ts'
import type { RecipientStatus } from './message-schema.ts'
import { messageTemplate } from './message-template.ts'
import { languagesFor } from './preview-message.ts'
import { settleRecipients } from './settle-recipients.ts'

type Mail = Parameters<MailComposer['compose']>[1][number]
type Composed = Awaited<ReturnType<MailComposer['compose']>>[number]
type Recipient = {
  id: number
  message_id: number
  person_id: number
  email_key: string
  status: RecipientStatus
  email_id: number | null
  language: string | null
}

/** Composes the emails of messages when they are sent, for the current data and addresses of their recipients. */
export const messageComposer: MailComposer = {
  name: MESSAGE_COMPOSER,
  compose: composeMessages,
  settle: settleRecipients,
}

async function composeMessages(ctx: Context, mails: readonly Mail[]): Promise<Composed[]> {
  const recipients = await readRecipients(ctx, mails)
  const composed = new Map<number, Composed>()
  for (const [messageId, group] of Map.groupBy(recipients.values(), ({ message_id }) => message_id)) {
    const [message] = await readMessages(ctx, sql`message.org_id = ${ctx.orgId} and message.id = ${messageId}`)
    if (message !== undefined) await composeGroup(ctx, { message, mails, group }, composed)
  }
  return mails.map(({ emailId }) => composed.get(emailId) ?? { unwanted: 'The message was deleted.' })
}

async function readRecipients(ctx: Context, mails: readonly Mail[]): Promise<Map<number, Recipient>> {
  const rows = await many<Recipient>(ctx)`
    select r.id, r.message_id, r.person_id, r.email_key, r.status, r.email_id, a.language
    from message_recipient r join message m on m.id = r.message_id
    left join attendee a on a.org_id = r.org_id and a.event_id = m.event_id and a.id = r.person_id
    where r.org_id = ${ctx.orgId} and r.id = any(${mails.map(({ subjectId }) => subjectId)}::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

async function composeGroup(
  ctx: Context,
  { message, mails, group }: { message: MessageRow; mails: readonly Mail[]; group: Recipient[] },
  composed: Map<number, Composed>,
): Promise<void> {
  const data = await mailDataOfPeople(
    ctx,
    message.event_id,
    group.map(({ person_id }) => person_id),
  )
  const template = await messageTemplate(ctx, message).catch(() => null)
  const byId = new Map(group.map((recipient) => [recipient.id, recipient]))
  for (const mail of mails) {
    const recipient = byId.get(mail.subjectId)
    if (recipient === undefined) continue
    // Composing a hundred in one go would delay the requests of this process.
    await turn()
    const unwanted = whyUnwanted(message, recipient, mail)
    const known = data.get(recipient.person_id)
    if (unwanted !== null) composed.set(mail.emailId, { unwanted })
    else if (template === null) composed.set(mail.emailId, { unwanted: 'The template of the message was deleted.' })
    else if (known === undefined) composed.set(mail.emailId, { unwanted: 'The person was removed.' })
    else composed.set(mail.emailId, await composeOne(ctx, mail, { message, recipient, template, data: known }))
  }
}

function whyUnwanted(message: MessageRow, { status, email_id }: Recipient, { emailId }: Mail): string | null {
  // An email that is resent by hand leaves even if the message was cancelled.
  if (status !== 'queued') return null
  if (email_id !== emailId) return 'Another email of the message to this recipient is waiting.'
  return message.status === 'cancelled' ? MESSAGE_CANCELLED : null
}

async function composeOne(
  ctx: Context,
  { emailId }: Mail,
  {
    message,
    recipient,
    template,
    data,
  }: { message: MessageRow; recipient: Recipient; template: MailTemplate; data: MailData },
): Promise<Composed> {
  const attendee = data.attendee!
  if (!(await followAddress(ctx, recipient, emailKey(attendee.email))))
    return { unwanted: 'Another recipient of the message has this address.' }
  const mail = { emailId, address: attendee.email }
  const rendered = await renderMail(template, {
    languages: languagesFor(message, recipient.language),
    data,
    unsubscribeUrl: message.transactional ? null : unsubscribeLink(ctx, mail),
    linkFor: (url) => trackedUrl(ctx, mail, url),
  })
  return { to: { name: nameToGreet(attendee), address: attendee.email }, ...rendered }
}

/** Moves a recipient to the person's new address. @returns false if another recipient of the message has it */
async function followAddress(
  ctx: Context,
  { id, message_id, email_key }: Recipient,
  current: string,
): Promise<boolean> {
  if (current === email_key) return true
  const moved = await change(ctx)`
    update message_recipient r set email_key = ${current}, updated_at = ${ctx.now()}
    where r.id = ${id} and not exists (
      select from message_recipient o where o.message_id = ${message_id} and o.email_key = ${current} and o.id <> ${id})`
  return moved > 0
}
