import { openSecret } from '../../../lib/crypto/open-secret.ts'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { stepOfCode } from './one-time-code.ts'
import { recordSecondFactor } from './record-second-factor.ts'
import { ensureRecoveryCodes } from './second-factors.ts'

/** Activates an authenticator app with a correct code. @throws AppError conflict, validation_failed */
export async function confirmCodeApp(
  ctx: Context,
  personId: number,
  code: string,
): Promise<{ recovery_codes: string[] | null }> {
  const person = await maybeOne<{ totp_secret: Buffer }>(ctx)`
    select totp_secret from person
    where id = ${personId} and totp_secret is not null and totp_confirmed_at is null`
  if (person === null) throw nothingBegun()
  const secret = Buffer.from(openSecret(ctx, person.totp_secret), 'base64')
  const step = await stepOfCode(secret, code, ctx.now())
  if (step === null) throw wrongCode()
  return inTransaction(ctx, async (ctx) => {
    const confirmed = await change(ctx)`
      update person set totp_confirmed_at = ${ctx.now()}, totp_used_steps = array[${step}::bigint]
      where id = ${personId} and totp_secret = ${person.totp_secret} and totp_confirmed_at is null`
    if (confirmed === 0) throw nothingBegun()
    const codes = await ensureRecoveryCodes(ctx, personId)
    await recordSecondFactor(ctx)
    await recordAudit(ctx, { action: 'person.add_totp', subjectType: 'person', subjectId: personId })
    return { recovery_codes: codes }
  })
}

const nothingBegun = () =>
  new AppError('conflict', 'No authenticator app is waiting for its first code. Start the set-up again.')

function wrongCode(): AppError {
  const words =
    "This is not the app's current code. Check the code again, and make sure that your phone's clock is right."
  return invalidField(['body', 'code'], words, 'wrong_code')
}
