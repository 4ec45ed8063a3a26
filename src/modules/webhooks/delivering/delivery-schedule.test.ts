import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { rounds } from '../../../../test/support/rounds.ts'
import { ATTEMPT_MS, afterAttempt, type DeliveryKind } from './delivery-schedule.ts'

type Told = { outcome: 'succeeds' | 'fails' | 'crashes'; tookMs: number; lateMs: number }
type Attempt = { number: number; startMs: number; endMs: number; outcome: Told['outcome'] }

const history = fc.record({
  kind: fc.constantFrom<DeliveryKind>('event', 'event', 'event', 'test', 'replay'),
  steps: fc.array(
    fc.record<Told>({
      outcome: fc.constantFrom<Told['outcome']>('succeeds', 'fails', 'fails', 'fails', 'crashes'),
      tookMs: fc.nat(ATTEMPT_MS),
      lateMs: fc.nat(60_000),
    }),
    { minLength: 12, maxLength: 12 },
  ),
})

/**
 * Plays a delivery in virtual time, as the service does: an interrupted attempt keeps its number and is due at once.
 */
function play(kind: DeliveryKind, steps: Told[]) {
  const attempts: Attempt[] = []
  let [nowMs, counted, status] = [0, 0, 'pending']
  for (const { outcome, tookMs, lateMs } of steps) {
    if (status !== 'pending') break
    const startMs = nowMs + lateMs
    nowMs = startMs + tookMs
    attempts.push({ number: counted + 1, startMs, endMs: nowMs, outcome })
    if (outcome === 'crashes') continue
    counted++
    const next = afterAttempt(kind, counted, outcome === 'succeeds')
    status = next.status
    if (next.status === 'pending') nowMs += next.waitMs
  }
  return { attempts, status }
}

test('in 10,000 histories a delivery ends by its first success or its third failure, with 0, 2 and 4 seconds before its attempts', () => {
  fc.assert(
    fc.property(history, ({ kind, steps }) => {
      const { attempts, status } = play(kind, steps)
      const whole = attempts.filter(({ outcome }) => outcome !== 'crashes')
      const most = kind === 'event' ? 3 : 1
      assert.deepEqual(
        whole.map(({ number }) => number),
        whole.map((_, index) => index + 1),
      )
      assert.ok(whole.length <= most && attempts.every(({ number }) => number <= most))
      const succeeded = whole.findIndex(({ outcome }) => outcome === 'succeeds')
      if (succeeded !== -1) assert.deepEqual([status, succeeded], ['succeeded', whole.length - 1])
      else assert.equal(status, whole.length === most ? 'failed' : 'pending')
      for (const [index, attempt] of attempts.entries()) {
        const before = attempts[index - 1]
        const wait = before?.outcome === 'fails' ? [0, 2_000, 4_000][attempt.number - 1]! : 0
        assert.ok(attempt.startMs >= (before?.endMs ?? 0) + wait)
        assert.equal(attempt.startMs - steps[index]!.lateMs, (before?.endMs ?? 0) + wait)
      }
    }),
    { numRuns: rounds(5_000, 100_000) },
  )
})
