import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context/context.ts'
import { CLOCK_STEP_MS } from '../jobs/clock-steps.ts'

/** Nobody types a name and an address faster. */
const QUICKEST_MS = 2_000
const MAX_MS = 24 * 60 * 60_000
const CODE_BYTES = 16

type Stamping = Pick<Services, 'secret' | 'now'>

/**
 * Returns a signed time for a form, by which programs that send it without reading it are detected. `form` names the
 * form.
 */
export function makeStamp({ secret, now }: Stamping, form: string): string {
  const time = now().getTime().toString(36)
  return `${time}.${codeOf(secret, form, time)}`
}

/** Checks that a stamp is genuine and that its form can have been filled in by a person since; `early`: it soon can. */
export function checkStamp({ secret, now }: Stamping, form: string, stamp: string): 'good' | 'early' | 'bad' {
  const time = stamp.split('.', 1)[0]!
  const [sent, own] = [Buffer.from(stamp), Buffer.from(`${time}.${codeOf(secret, form, time)}`)]
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return 'bad'
  const age = now().getTime() - Number.parseInt(time, 36)
  // A form shown while the clock was ahead is shown again: it would be too early until its time.
  if (age > MAX_MS || age < -CLOCK_STEP_MS) return 'bad'
  return age < QUICKEST_MS ? 'early' : 'good'
}

function codeOf(secret: Buffer, form: string, time: string): string {
  const hmac = createHmac('sha256', secret).update(`laurel form\n${form}\n${time}`)
  return hmac.digest().subarray(0, CODE_BYTES).toString('base64url')
}
