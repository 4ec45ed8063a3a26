import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { AppError, invalidField } from '../../lib/errors.ts'
import { counted } from '../../lib/text/counted.ts'
import { languageOf } from '../../lib/text/languages.ts'
import { translated } from '../../lib/text/translated.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { countRequest, secondsUntilRoom } from '../../platform/http/server/rate-limit.ts'
import { layOut } from './layout/lay-out.ts'
import { logoOf } from './layout/logo-of.ts'
import { loadMailLook } from './layout/mail-look.ts'
import { envelopeAddress } from './message/envelope-address.ts'
import { storedAttachments } from './message/stored-attachment.ts'
import { type MailSender, type OpenedSender, openSender } from './own-sender/open-sender.ts'
import { noteFailure, requireSender } from './own-sender/sender-queries.ts'
import type { SenderTestResult } from './own-sender/sender-schema.ts'
import { buildMessage } from './sending/build-message.ts'
import { type SmtpFailure, serverWords } from './sending/classify-failure.ts'
import { openOwnSession } from './sending/open-own-session.ts'
import type { SmtpSession } from './sending/smtp-session.ts'
import { whyStopped } from './suppressions/why-stopped.ts'

const LIMITS = { minute: 5, hour: 30 }
/** A person waits for the answer. */
const TIMES = { connectMs: 10_000, envelopeMs: 10_000, answerMs: 20_000 }

declare module '../../lib/text/texts.ts' {
  interface Texts {
    senderTest: { subject: string; paragraph: string; footer: string }
  }
}

const senderTestMessages = translated('senderTest', {
  subject: 'Your email sender works',
  paragraph: 'This test email was sent through the mail server of your organisation.',
  footer: 'You receive this email because somebody tested the email sender of an organisation.',
})

/**
 * Sends one email now through the organisation's own sender, without storing it.
 * @throws AppError conflict without one, validation_failed for a suppressed address, rate_limited
 */
export async function testSender(ctx: Context, to: string): Promise<SenderTestResult> {
  const row = await requireSender(ctx)
  const stopped = (await whyStopped(ctx, [to])).get(to)
  if (stopped !== undefined) throw invalidField(['body', 'to'], `${stopped} Use another address`, 'suppressed')
  await limitTests(ctx)
  const opened = openSender(ctx, row)
  const { response, isSent, isAway } =
    'problem' in opened
      ? { response: opened.problem, isSent: false, isAway: true }
      : await deliver(ctx, opened, { to, words: await draw(ctx, opened.sender, to) })
  if (isSent || isAway) await noteFailure(ctx, row, isSent ? null : response)
  await inTransaction(ctx, (ctx) =>
    recordAudit(ctx, {
      action: 'organisation_sender.test',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: { sent: isSent },
    }),
  )
  return { sent: isSent, response, at: ctx.now().toISOString() }
}

async function limitTests(ctx: Context): Promise<void> {
  const window = await countRequest(ctx, { subject: `sender_test:${ctx.orgId}`, limits: LIMITS })
  if (window.allowed) return
  const retryAfter = secondsUntilRoom(LIMITS, window, ctx.now())
  throw new AppError('rate_limited', `Too many test emails. Try again in ${counted(retryAfter, 'second')}.`, {
    retryAfter,
  })
}

async function draw(ctx: Context, sender: MailSender, to: string): Promise<Buffer> {
  const look = await loadMailLook(ctx)
  const language = languageOf(look.organisation_language) ?? 'en'
  const { subject, paragraph, footer } = senderTestMessages[language]
  const content = layOut({
    ...{ language, look, heading: subject, paragraphs: [paragraph], facts: [], picture: null, footer },
    button: null,
  })
  const { reply_to } = await one<{ reply_to: string | null }>(ctx)`
    select reply_to from organisation where id = ${ctx.orgId}`
  const attachments = storedAttachments(ctx, 'sender_test', logoOf(look))
  const uid = uuidFrom(ctx.randomBytes(16))
  const names = { to_name: '', to_address: to, org_name: look.organisation, reply_to }
  const mail = { id: 0, org_id: ctx.orgId, uid, kind: 'sender_test', language, subject, ...content, ...names }
  return buildMessage(ctx, { ...mail, attachments, transactional: true, created_at: ctx.now() }, sender)
}

type Delivered = { response: string; isSent: boolean; isAway: boolean }

async function deliver(
  ctx: Context,
  { server, sender }: OpenedSender,
  { to, words }: { to: string; words: Buffer },
): Promise<Delivered> {
  let session: SmtpSession | null = null
  try {
    session = await openOwnSession(ctx, server, TIMES)
    const envelope = { from: sender.address, to: envelopeAddress(to), size: words.length }
    const response = await session.send(envelope, words, async () => true)
    return { response: serverWords({ response: response ?? '', message: '' }), isSent: true, isAway: false }
  } catch (error) {
    return { response: serverWords(error as SmtpFailure), isSent: false, isAway: session === null }
  } finally {
    session?.quit()
  }
}
