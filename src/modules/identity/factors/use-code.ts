import { openSecret } from '../../../lib/crypto/open-secret.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { STEPS_APART, stepAt, stepOfCode } from './one-time-code.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'

/** More than guesses let anybody use while one code is valid. */
const STEPS_KEPT = 20

type Within = Pick<Services, 'db' | 'now' | 'secret' | 'sealKeys'>

/** What a code was, where it was good: that of an app, which counts once, or one for recovery, which is gone now. */
export async function useCode(
  within: Within,
  personId: number,
  code: string,
): Promise<'totp' | 'recovery_code' | null> {
  // No code of an app has the form of the others, which let people in also when the secrets of apps cannot be opened.
  if (await useRecoveryCode(within, personId, code)) return 'recovery_code'
  return (await useOneTimeCode(within, personId, code)) ? 'totp' : null
}

/**
 * Uses a code of an app. Of two who show the same code at once one is let in: one statement judges and notes the step.
 * A code is refused when it, or a later one that can be shown by now, was used. Steps further ahead were used while the
 * clock was ahead: they stay on record, so that they are not accepted again when their time comes, and stop nobody.
 */
async function useOneTimeCode(within: Within, personId: number, code: string): Promise<boolean> {
  const { db, now } = within
  const person = await maybeOne<{ totp_secret: Buffer }>({ db })`
    select totp_secret from person where id = ${personId} and totp_confirmed_at is not null`
  if (person === null) return false
  const secret = Buffer.from(openSecret(within, person.totp_secret), 'base64')
  const at = now()
  const step = await stepOfCode(secret, code, at)
  if (step === null) return false
  const latest = stepAt(at) + STEPS_APART
  const taken = await change({ db })`
    update person set totp_used_steps = array(
      select used from unnest(${step}::bigint || totp_used_steps) with ordinality as known (used, nth)
      where nth <= ${STEPS_KEPT} or used > ${latest} order by nth)
    where id = ${personId} and totp_secret = ${person.totp_secret}
      and not exists (select from unnest(totp_used_steps) used where used between ${step} and ${latest})`
  return taken === 1
}

async function useRecoveryCode({ db, now, secret }: Within, personId: number, code: string): Promise<boolean> {
  const plain = readRecoveryCode(code)
  if (plain === null) return false
  const used = await change({ db })`
    update recovery_code set used_at = ${now()}
    where person_id = ${personId} and code_hash = ${hashRecoveryCode(secret, plain)} and used_at is null`
  return used === 1
}
