/**
 * Milliseconds before each attempt, counted from the end of the previous one (docs/interface.md, Delivery and retry).
 */
export const WAITS_MS = [0, 2_000, 4_000] as const
/**
 * Time limit for name resolution, connection, request and response status; the response body gets what is left of it.
 */
export const ATTEMPT_MS = 10_000
/** Part of a response body that is stored; the rest is not read. */
export const ANSWER_BYTES = 16_384

export type DeliveryKind = 'event' | 'test' | 'replay'

/** Status of a delivery after an attempt; `waitMs` until the next attempt. */
export type NextStep = { status: 'succeeded' | 'failed' } | { status: 'pending'; waitMs: number }

/**
 * Returns the step after the attempt with this number. Tests and replays are not retried: the person who asked for them
 * sees the result and can ask again.
 */
export function afterAttempt(kind: DeliveryKind, number: number, succeeded: boolean): NextStep {
  if (succeeded) return { status: 'succeeded' }
  const waitMs = kind === 'event' ? WAITS_MS[number] : undefined
  return waitMs === undefined ? { status: 'failed' } : { status: 'pending', waitMs }
}
