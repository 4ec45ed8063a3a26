import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context/context.ts'
import { CLOCK_STEP_MS } from '../jobs/clock-steps.ts'

/** Nobody types their name and address in less. */
const QUICKEST_MS = 2_000
const MAX_MS = 24 * 60 * 60_000
const CODE_BYTES = 16

type Stamping = Pick<Services, 'secret' | 'now'>

/** Says in a form when it was drawn, so that what sends it without reading it is told from people. `form` names the form. */
export function makeStamp({ secret, now }: Stamping, form: string): string {
  const time = now().getTime().toString(36)
  return `${time}.${codeOf(secret, form, time)}`
}

/** Whether a stamp is genuine, and of a time at which the sender can have filled in the form; `early`: it soon will be. */
export function checkStamp({ secret, now }: Stamping, form: string, stamp: string): 'good' | 'early' | 'bad' {
  const time = stamp.split('.', 1)[0]!
  const [sent, own] = [Buffer.from(stamp), Buffer.from(`${time}.${codeOf(secret, form, time)}`)]
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return 'bad'
  const age = now().getTime() - Number.parseInt(time, 36)
  // A form drawn while the clock was ahead is drawn again: until its time it would be too early.
  if (age > MAX_MS || age < -CLOCK_STEP_MS) return 'bad'
  return age < QUICKEST_MS ? 'early' : 'good'
}

function codeOf(secret: Buffer, form: string, time: string): string {
  const hmac = createHmac('sha256', secret).update(`laurel form\n${form}\n${time}`)
  return hmac.digest().subarray(0, CODE_BYTES).toString('base64url')
}
