import { openSecret } from '../../../lib/crypto/open-secret.ts'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { noteSecondFactor } from './note-second-factor.ts'
import { stepOfCode } from './one-time-code.ts'
import { firstRecoveryCodes } from './second-factors.ts'

/** Makes an app count, since it shows the right code. @throws AppError conflict, validation_failed */
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
    const codes = await firstRecoveryCodes(ctx, personId)
    await noteSecondFactor(ctx)
    await recordAudit(ctx, { action: 'person.add_totp', subjectType: 'person', subjectId: personId })
    return { recovery_codes: codes }
  })
}

const nothingBegun = () => new AppError('conflict', 'There is no app that waits for its first code. Begin again.')

function wrongCode(): AppError {
  const words =
    'This is not the code that the app shows now. Look at it again; the clock of the telephone has to be right.'
  return invalidField(['body', 'code'], words, 'wrong_code')
}
