import { openSecret } from '../../../lib/crypto/open-secret.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { STEPS_APART, stepAt, stepOfCode } from './one-time-code.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'

/** More than the rate limit allows while one code is valid. */
const MAX_STEPS = 20

type Within = Pick<Services, 'db' | 'now' | 'secret' | 'sealKeys'>

/** Uses a code once. @returns its kind, or null when it is wrong */
export async function useCode(
  within: Within,
  personId: number,
  code: string,
): Promise<'totp' | 'recovery_code' | null> {
  // App codes never look like recovery codes, which also work when the secrets of apps cannot be decrypted.
  if (await useRecoveryCode(within, personId, code)) return 'recovery_code'
  return (await useOneTimeCode(within, personId, code)) ? 'totp' : null
}

/**
 * Uses a code of an authenticator app. One statement checks and records the time step, so the same code works only
 * once. A code is rejected when it, or a later one that is valid by now, was used. Later steps were used while the
 * clock was ahead: they stay recorded, so that they are not accepted again in their time, and block nothing else.
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
      where nth <= ${MAX_STEPS} or used > ${latest} order by nth)
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
