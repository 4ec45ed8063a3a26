import type { Outcome } from './outcome.ts'

const MINUTE_MS = 60_000
/** Delays between attempts; the last one repeats. */
const WAITS_MS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
/** Attempts continue for this long after the first one. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS

/** The result of an attempt for its email. */
export type Step = {
  status: 'queued' | 'sent' | 'kept' | 'failed'
  /** Time of the next attempt; null: now, or none. */
  nextAttemptAt: Date | null
  reason: string | null
  unanswered: boolean
}

/** Decides what happens to an email after an attempt. @param attempt its number, and the time of the first attempt */
export function afterAttempt(attempt: { number: number; firstAt: Date }, outcome: Outcome, now: Date): Step {
  const step = { nextAttemptAt: null, reason: null, unanswered: false }
  const over = (reason: string, unanswered = false): Step => ({ ...step, status: 'failed', reason, unanswered })
  switch (outcome.kind) {
    case 'sent':
    case 'kept':
      return { ...step, status: outcome.kind }
    case 'interrupted':
      return { ...step, status: 'queued' }
    case 'rejected':
      return over(`The mail server permanently rejected it: ${firstLine(outcome.response)}`)
    case 'unanswered':
      return over(
        'It was handed over to the mail server, which did not answer. It may have arrived, so it is not retried automatically.',
        true,
      )
    case 'deferred': {
      const until = attempt.firstAt.getTime() + MAX_AGE_MS
      if (now.getTime() >= until)
        return over(`It was tried for 24 hours without success. Last response: ${firstLine(outcome.response)}`)
      const waitMs = WAITS_MS[Math.min(attempt.number, WAITS_MS.length) - 1]!
      return { ...step, status: 'queued', nextAttemptAt: new Date(Math.min(now.getTime() + waitMs, until)) }
    }
  }
}

function firstLine(response: string): string {
  return response.split('\n', 1)[0]!
}
