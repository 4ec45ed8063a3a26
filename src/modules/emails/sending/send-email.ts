import type { Services } from '../../../platform/context/context.ts'
import { returnPath } from '../message/return-path.ts'
import type { MailSender } from '../own-sender/open-sender.ts'
import { afterAttempt } from './after-attempt.ts'
import { buildMessage } from './build-message.ts'
import type { ReadyEmail } from './compose-emails.ts'
import { emailAttemptTimes } from './email-attempt-times.ts'
import { beginAttempt, markHandedOver } from './email-attempts.ts'
import type { Ended } from './end-attempts.ts'
import type { Outcome } from './outcome.ts'
import type { SenderLease } from './sender-lease.ts'
import { tracedSend } from './traced-send.ts'
import type { Transport } from './transport.ts'

type Sending = {
  services: Services
  lease: SenderLease
  transport: Transport
  sender: MailSender
  warn: (context: object, message: string) => void
}

/** Tries to send a claimed email once. @returns the outcome, to be recorded; null when it may no longer be sent */
export async function sendEmail(
  { services, lease: { token }, transport, sender, warn }: Sending,
  mail: ReadyEmail,
): Promise<Ended | null> {
  const { id } = mail
  const number = await beginAttempt(services, { id, token })
  if (number === null) return null
  const startedMs = performance.now()
  const firstAt = mail.first_attempt_at ?? services.now()
  const fail = (error: unknown): Outcome => {
    warn({ err: error, email_id: id }, 'an email could not be prepared')
    return { kind: 'deferred', response: 'Laurel could not prepare it.' }
  }
  const handOver = () =>
    markHandedOver(services, { id, token }).catch((error) => {
      warn({ err: error, email_id: id }, 'an email could not be handed over')
      return false
    })
  const { bounceAddress } = services.mail
  // The server of an organisation may send from its own domain only.
  const isReturned = bounceAddress !== null && mail.sender === null
  const from = isReturned ? returnPath(services, bounceAddress, mail) : sender.address
  const send = (): Promise<Outcome> =>
    transport
      .send({ from, to: mail.to_address, message: () => buildMessage(services, mail, sender), handOver })
      .catch(fail)
  const outcome: Outcome =
    mail.problem === undefined ? await tracedSend({ id, number }, send) : { kind: 'deferred', response: mail.problem }
  emailAttemptTimes.observe({ result: outcome.kind }, (performance.now() - startedMs) / 1_000)
  const at = services.now()
  return { id, token, number, at, outcome, step: afterAttempt({ number, firstAt }, outcome, at) }
}
