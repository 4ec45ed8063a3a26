/** Milliseconds before each attempt, from the end of the one before it (docs/interface.md, Delivery and retry). */
export const WAITS_MS = [0, 2_000, 4_000] as const
/** For name, connection, request and the status of the answer; its body has what is left of it. */
export const ATTEMPT_MS = 10_000
/** So much of an answer is kept; the rest is not read. */
export const ANSWER_BYTES = 16_384

export type DeliveryKind = 'event' | 'test' | 'replay'

/** What becomes of a delivery; `waitMs` until the next attempt. */
export type NextStep = { status: 'succeeded' | 'failed' } | { status: 'pending'; waitMs: number }

/** What follows the attempt with this number. Somebody who asks for a test or a replay sees its result and can ask again. */
export function afterAttempt(kind: DeliveryKind, number: number, succeeded: boolean): NextStep {
  if (succeeded) return { status: 'succeeded' }
  const waitMs = kind === 'event' ? WAITS_MS[number] : undefined
  return waitMs === undefined ? { status: 'failed' } : { status: 'pending', waitMs }
}
