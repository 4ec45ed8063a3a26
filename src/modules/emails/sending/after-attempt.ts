import type { Outcome } from './outcome.ts'

const MINUTE_MS = 60_000
/** Between two attempts; the last one again and again. */
const WAITS_MS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
/** So long after the first attempt it is tried again. */
const TRIED_FOR_MS = 24 * 60 * MINUTE_MS

/** What becomes of a mail. */
export type Step = {
  status: 'queued' | 'sent' | 'kept' | 'failed'
  /** From when on it is tried again; null: now, or never. */
  nextAttemptAt: Date | null
  reason: string | null
  unanswered: boolean
}

/** @param attempt its number, and when the first one was */
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
      return over(`The mail server has refused it for good: ${firstLine(outcome.response)}`)
    case 'unanswered':
      return over(
        'It was handed over to the mail server, which never said what became of it. It may have arrived, so it is not sent again on its own.',
        true,
      )
    case 'deferred': {
      const until = attempt.firstAt.getTime() + TRIED_FOR_MS
      if (now.getTime() >= until) return over(`It was tried for 24 hours. At last: ${firstLine(outcome.response)}`)
      const waitMs = WAITS_MS[Math.min(attempt.number, WAITS_MS.length) - 1]!
      return { ...step, status: 'queued', nextAttemptAt: new Date(Math.min(now.getTime() + waitMs, until)) }
    }
  }
}

function firstLine(response: string): string {
  return response.split('\n', 1)[0]!
}
