import { INTERRUPTED, type Outcome } from './outcome.ts'

/** A failure as nodemailer reports it: the command, and the server's response if there was one. */
export type SmtpFailure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

const MAX_WORDS = 2_000

/**
 * The outcome of an attempt without an error. @param answer the server's response; null when the message could not be
 * handed over
 */
export function validateAnswer(answer: string | null, isHandedOver: boolean): Outcome {
  if (answer === null) return INTERRUPTED
  // A response before the message was sent does not confirm it.
  return { kind: isHandedOver ? 'sent' : 'deferred', response: serverWords({ response: answer, message: '' }) }
}

/** The outcome of a failed attempt. @param handedOver whether sending the message had begun */
export function classifyFailure(failure: SmtpFailure, handedOver: boolean): Outcome {
  const { code, command, responseCode } = failure
  const response = serverWords(failure)
  if (responseCode === undefined) {
    if (handedOver) return { kind: 'unanswered', response }
    // The server announces its size limit at the start, and impossible addresses are detected here.
    const isHopeless = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'API')
    return { kind: isHopeless ? 'rejected' : 'deferred', response }
  }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  // A rejection of the sender is not a problem of the recipient's address.
  if (responseCode < 500 || !isAboutMail) return { kind: 'deferred', response }
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  // An enhanced code (RFC 3463) shows whether the mailbox is the problem; without one we assume that it is.
  const isDeadAddress = enhanced === undefined || /^5\.[12]\./.test(enhanced)
  return { kind: 'rejected', response, isDeadAddress }
}

/** The server's response or, without one, the error message, cleaned and cut so that it can be stored and displayed. */
export function serverWords({ response, message }: Pick<SmtpFailure, 'response' | 'message'>): string {
  const text = (response ?? message).toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, ' ')
  return Array.from(text.slice(0, 2 * MAX_WORDS))
    .slice(0, MAX_WORDS)
    .join('')
    .trim()
}
