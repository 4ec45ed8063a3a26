import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { Services } from '../../../platform/context/context.ts'
import { envelopeAddress } from '../message/envelope-address.ts'
import { nameInHeader } from '../message/header-text.ts'
import { messageId } from '../message/message-id.ts'
import type { StoredAttachment } from '../message/stored-attachment.ts'
import type { MailSender } from '../own-sender/open-sender.ts'
import { unsubscribeLink } from '../unsubscribe/unsubscribe-link.ts'
import type { ReadyEmail } from './compose-emails.ts'

/** Larger attachments are left out; their content is also behind a link. */
const MAX_BYTES = 1024 * 1024

/** RFC 6376 and, for the last two, RFC 8058: the signature must cover the unsubscribe headers. */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

/** The parts of an email that its message has. */
export type WrittenEmail = Omit<
  ReadyEmail,
  'status' | 'claim' | 'composer' | 'composed_for' | 'first_attempt_at' | 'sender'
>

/** Builds the message of a sender with current attachments, signed if the sender has a DKIM key. */
export async function buildMessage(services: Services, mail: WrittenEmail, sender: MailSender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const organisation = nameInHeader(mail.org_name)
  const attachments = await Promise.all(mail.attachments.map((each) => drawn(services, mail.org_id, each)))
  const message = new MailComposer({
    from: { name: sender.name === null ? organisation : nameInHeader(sender.name), address: sender.address },
    to: { name: mail.to_name, address: envelopeAddress(mail.to_address) },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.reply_to === null ? {} : { replyTo: { name: organisation, address: envelopeAddress(mail.reply_to) } }),
    attachments: attachments.flatMap((each) => each ?? []),
    messageId: messageId(services, mail.uid),
    date: mail.created_at,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...unsubscribing(services, mail),
      // Postmark gives emails another Message-ID and reports them with these words.
      ...(services.mail.notifications.postmark === null ? {} : { 'X-PM-Metadata-laurel': mail.uid }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
  const bytes = await message.compile().build()
  return sign(sender, bytes)
}

/** One-click unsubscribe headers for optional emails (RFC 2369, RFC 8058). */
function unsubscribing(services: Services, { id, to_address, transactional }: WrittenEmail): Record<string, string> {
  if (transactional) return {}
  const link = unsubscribeLink(services, { emailId: id, address: to_address })
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

type Attachment = NonNullable<MailComposerOptions['attachments']>[number]

/** @returns null when the attachment's record is gone, or the file is too large */
async function drawn(services: Services, orgId: number, stored: StoredAttachment): Promise<Attachment | null> {
  const { kind, file_name, subject_id, inline_id } = stored
  const drawer = services.attachmentKinds.find((each) => each.kind === kind)
  const content = await drawer?.draw(services, { orgId, subjectId: subject_id })
  if (!drawer || !content || content.length > MAX_BYTES) return null
  const { contentType } = drawer
  return { filename: file_name, content, contentType, ...(inline_id === undefined ? {} : { cid: inline_id }) }
}

async function sign({ dkim }: MailSender, bytes: Buffer): Promise<Buffer> {
  if (dkim === null) return bytes
  const { default: Signer } = await import('nodemailer/lib/dkim')
  const parts: Buffer[] = []
  for await (const part of new Signer({ ...dkim, headerFieldNames: SIGNED }).sign(bytes)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
