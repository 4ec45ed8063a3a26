import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { replaceRecoveryCodes, secondFactorsOf } from './second-factors.ts'

type OwnFactors = { totp: boolean; passkeys: number; recovery_codes: number; password: boolean }

/** Returns a person's sign-in methods. */
export function ownFactors(within: Pick<Services, 'db'>, personId: number): Promise<OwnFactors> {
  return one<OwnFactors>(within)`
    select totp_confirmed_at is not null as totp, password_hash is not null as password,
      (select count(*)::int from passkey where person_id = p.id) as passkeys,
      (select count(*)::int from recovery_code where person_id = p.id and used_at is null) as recovery_codes
    from person p where id = ${personId}`
}

/** Replaces the recovery codes by ten new ones. @throws AppError conflict without a second factor */
export function renewRecoveryCodes(ctx: Context, personId: number): Promise<{ recovery_codes: string[] }> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`select 1 from person where id = ${personId} for no key update`
    if ((await secondFactorsOf(ctx, personId)).length === 0)
      throw new AppError('conflict', 'Recovery codes replace a second factor, and you have none yet. Set one up first.')
    const codes = await replaceRecoveryCodes(ctx, personId)
    await recordAudit(ctx, { action: 'person.renew_recovery_codes', subjectType: 'person', subjectId: personId })
    return { recovery_codes: codes }
  })
}
