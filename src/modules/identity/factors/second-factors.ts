import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** By what somebody can prove a second time who they are. */
export type SecondFactor = 'totp' | 'passkey' | 'recovery_code'

/** What a person has set up; recovery codes alone are none. */
export async function secondFactorsOf({ db }: Pick<Services, 'db'>, personId: number): Promise<SecondFactor[]> {
  const has = await one<{ totp: boolean; passkey: boolean; recovery_code: boolean }>({ db })`
    select totp_confirmed_at is not null as totp,
      exists (select from passkey where person_id = p.id) as passkey,
      exists (select from recovery_code where person_id = p.id and used_at is null) as recovery_code
    from person p where id = ${personId}`
  if (!has.totp && !has.passkey) return []
  return (['totp', 'passkey', 'recovery_code'] as const).filter((factor) => has[factor])
}

/** Ten codes, told this once, in place of those before. */
export async function replaceRecoveryCodes(ctx: TxContext, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes(ctx.randomBytes)
  const hashes = codes.map((code) => hashRecoveryCode(ctx.secret, code))
  await change(ctx)`delete from recovery_code where person_id = ${personId}`
  await change(ctx)`
    insert into recovery_code (person_id, code_hash) select ${personId}, unnest(${hashes}::bytea[])`
  return codes
}

/** The first factor that somebody sets up brings codes; a second one leaves them as they are. */
export async function firstRecoveryCodes(ctx: TxContext, personId: number): Promise<string[] | null> {
  const { has } = await one<{ has: boolean }>(ctx)`
    select exists (select from recovery_code where person_id = ${personId} and used_at is null) as has`
  return has ? null : replaceRecoveryCodes(ctx, personId)
}

/** Codes without a factor would let somebody in with what they have forgotten that they have. */
export async function dropCodesWithoutFactor(ctx: TxContext, personId: number): Promise<void> {
  if ((await secondFactorsOf(ctx, personId)).length === 0)
    await change(ctx)`delete from recovery_code where person_id = ${personId}`
}
