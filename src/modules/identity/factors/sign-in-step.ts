import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'

/** Purpose of a step: a pending second factor, passkey creation or use, or sign-in through a provider. */
type StepKind = 'second_factor' | 'passkey_new' | 'passkey' | 'passkey_confirm' | 'sso'

type Within = Pick<Services, 'db' | 'now' | 'randomBytes'>

/** Records a started step. @returns the token that continues it: 32 random bytes, stored as SHA-256 */
export async function beginStep(
  { db, now, randomBytes }: Within,
  step: { kind: StepKind; personId: number | null; data?: object; minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  await change({ db })`
    insert into sign_in_step (token_hash, kind, person_id, data, created_at, expires_at)
    values (${sha256(token)}, ${step.kind}, ${step.personId}, ${JSON.stringify(step.data ?? {})}::jsonb, ${at},
      ${new Date(at.getTime() + step.minutes * 60_000)})`
  return token
}

type Step<Data> = { person_id: number | null; data: Data }

/** Consumes a step, once and before it expires. @param personId its required owner; default: anybody */
export async function takeStep<Data = object>(
  { db, now }: Within,
  step: { kind: StepKind; token: string; personId?: number },
): Promise<Step<Data> | null> {
  return maybeOne<Step<Data>>({ db })`
    delete from sign_in_step
    where token_hash = ${sha256(step.token)} and kind = ${step.kind} and expires_at > ${now()}
      and (${step.personId ?? null}::bigint is null or person_id = ${step.personId ?? null})
    returning person_id, data`
}

/** Returns a step and counts the attempt; null after too many attempts, or when it expired. */
export async function guessAtStep<Data = object>(
  { db, now }: Within,
  step: { kind: StepKind; token: string; max: number },
): Promise<Step<Data> | null> {
  return maybeOne<Step<Data>>({ db })`
    update sign_in_step set attempts = attempts + 1
    where token_hash = ${sha256(step.token)} and kind = ${step.kind} and expires_at > ${now()} and attempts < ${step.max}
    returning person_id, data`
}
