import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import type { SecondFactor } from '../sign-in-sessions/admitted.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** The second factors of a person; recovery codes alone do not count. */
export async function secondFactorsOf({ db }: Pick<Services, 'db'>, personId: number): Promise<SecondFactor[]> {
  const has = await one<{ totp: boolean; passkey: boolean; recovery_code: boolean }>({ db })`
    select totp_confirmed_at is not null as totp,
      exists (select from passkey where person_id = p.id) as passkey,
      exists (select from recovery_code where person_id = p.id and used_at is null) as recovery_code
    from person p where id = ${personId}`
  if (!has.totp && !has.passkey) return []
  return (['totp', 'passkey', 'recovery_code'] as const).filter((factor) => has[factor])
}

/** Replaces all recovery codes by ten new ones, which are shown only once. */
export async function replaceRecoveryCodes(ctx: TxContext, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes(ctx.randomBytes)
  const hashes = codes.map((code) => hashRecoveryCode(ctx.secret, code))
  await change(ctx)`delete from recovery_code where person_id = ${personId}`
  await change(ctx)`
    insert into recovery_code (person_id, code_hash) select ${personId}, unnest(${hashes}::bytea[])`
  return codes
}

/** Creates recovery codes with the first second factor; a further factor keeps them. */
export async function ensureRecoveryCodes(ctx: TxContext, personId: number): Promise<string[] | null> {
  const { has } = await one<{ has: boolean }>(ctx)`
    select exists (select from recovery_code where person_id = ${personId} and used_at is null) as has`
  return has ? null : replaceRecoveryCodes(ctx, personId)
}

/** Recovery codes without a second factor would be a forgotten way in. */
export async function deleteCodesWithoutFactor(ctx: TxContext, personId: number): Promise<void> {
  if ((await secondFactorsOf(ctx, personId)).length === 0)
    await change(ctx)`delete from recovery_code where person_id = ${personId}`
}
