import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'

/** What was begun: a second factor that is asked for, a passkey that is made or asked for, the way by a provider. */
type StepKind = 'second_factor' | 'passkey_new' | 'passkey' | 'passkey_confirm' | 'sso'

type Within = Pick<Services, 'db' | 'now' | 'randomBytes'>

/** Notes what was begun. @returns the token with which it goes on: 32 random bytes, of which the SHA-256 is kept */
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

/** Takes what was begun: once, in its time. @param personId whose it has to be; null: anybody's */
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

/** Looks at what was begun and counts that somebody guesses; null once there were too many, or it is over. */
export async function guessAtStep<Data = object>(
  { db, now }: Within,
  step: { kind: StepKind; token: string; most: number },
): Promise<Step<Data> | null> {
  return maybeOne<Step<Data>>({ db })`
    update sign_in_step set attempts = attempts + 1
    where token_hash = ${sha256(step.token)} and kind = ${step.kind} and expires_at > ${now()} and attempts < ${step.most}
    returning person_id, data`
}
