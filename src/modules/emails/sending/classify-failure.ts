import { INTERRUPTED, type Outcome } from './outcome.ts'

/** What nodemailer says of a failure: where it happened, and the server's answer when there was one. */
export type SmtpFailure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

const MAX_WORDS = 2_000

/** How an attempt ended that did not fail. @param answer of the server; null when the words could not be handed over */
export function validateAnswer(answer: string | null, isHandedOver: boolean): Outcome {
  if (answer === null) return INTERRUPTED
  // What a server says to words that it has not had yet is no answer.
  return { kind: isHandedOver ? 'sent' : 'deferred', response: serverWords({ response: answer, message: '' }) }
}

/** How an attempt ended that failed. @param handedOver whether the words of the mail had begun to go out */
export function classifyFailure(failure: SmtpFailure, handedOver: boolean): Outcome {
  const { code, command, responseCode } = failure
  const response = serverWords(failure)
  if (responseCode === undefined) {
    if (handedOver) return { kind: 'unanswered', response }
    // The server says at the start how large a mail may be, and which addresses there cannot be is known here.
    const isHopeless = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API')
    return { kind: isHopeless ? 'rejected' : 'deferred', response }
  }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  // What a server has against the sender is not the fault of whom it is to.
  if (responseCode < 500 || !isAboutMail) return { kind: 'deferred', response }
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  // An enhanced code (RFC 3463) tells whether it is the mailbox; without one nobody knows, and is cautious.
  const isDeadAddress = enhanced === undefined || /^5\.[12]\./.test(enhanced)
  return { kind: 'rejected', response, isDeadAddress }
}

/** In the server's own words when it said any, as one text that every column and page can hold. */
export function serverWords({ response, message }: Pick<SmtpFailure, 'response' | 'message'>): string {
  const text = (response ?? message).toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, ' ')
  return Array.from(text.slice(0, 2 * MAX_WORDS))
    .slice(0, MAX_WORDS)
    .join('')
    .trim()
}
