import type { Services } from '../../../platform/context.ts'
import { openSecret } from '../../../platform/crypto/open-secret.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { stepOfCode } from './one-time-code.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'

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

/** Of two who show the same code at once one is let in: the step is taken by the statement that looks at it. */
async function useOneTimeCode(within: Within, personId: number, code: string): Promise<boolean> {
  const { db, now } = within
  const person = await maybeOne<{ totp_secret: Buffer }>({ db })`
    select totp_secret from person where id = ${personId} and totp_confirmed_at is not null`
  if (person === null) return false
  const secret = Buffer.from(openSecret(within, person.totp_secret), 'base64')
  const step = await stepOfCode(secret, code, now())
  if (step === null) return false
  const taken = await change({ db })`
    update person set totp_last_step = ${step}
    where id = ${personId} and totp_secret = ${person.totp_secret} and (totp_last_step is null or totp_last_step < ${step})`
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
