import { invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { countGuess } from '../factors/count-guess.ts'
import type { PasskeyAnswer } from '../factors/passkey-schema.ts'
import { useCode } from '../factors/use-code.ts'
import { usePasskey } from '../passkeys/use-passkey.ts'
import { isPassword } from '../passwords/hash-password.ts'

export type Confirmation = { password?: string; code?: string; passkey?: PasskeyAnswer }

type Within = Pick<Context, 'db' | 'now' | 'actor'>

/**
 * Confirms again that a signed-in person is present: their sign-in session counts as fresh in all their organisations.
 * A code or a passkey also counts as a second factor. @throws AppError validation_failed, rate_limited
 */
export async function confirmPresence(ctx: Context, personId: number, given: Confirmation): Promise<void> {
  await countGuess(ctx, personId)
  const { code } = given
  if (code !== undefined) return confirmByCode(ctx, personId, code)
  if (!(await isProof(ctx, personId, given))) throw wrong(given)
  await refresh(ctx, personId, given.password === undefined)
}

/** Uses the code and refreshes the session in one transaction. */
function confirmByCode(ctx: Context, personId: number, code: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if ((await useCode(ctx, personId, code)) === null) throw wrong({ code })
    await refresh(ctx, personId, true)
  })
}

async function refresh(ctx: Within, personId: number, isSecond: boolean): Promise<void> {
  const { signedIn } = ctx.actor as Extract<Context['actor'], { kind: 'person' }>
  await change(ctx)`
    update person_session set fresh_at = ${ctx.now()}, fresh_by_org = null, second_factor = second_factor or ${isSecond},
      second_factor_by_org = case when not ${isSecond}::boolean then second_factor_by_org end
    where id = ${signedIn!.sessionId} and person_id = ${personId}`
}

function wrong({ password, code }: Confirmation) {
  if (password !== undefined) return invalidField(['body', 'password'], 'This password is incorrect.', 'wrong_password')
  if (code !== undefined)
    return invalidField(['body', 'code'], 'This code is incorrect or was already used.', 'wrong_code')
  return invalidField(
    ['body', 'passkey'],
    'This is not your passkey, or the response arrived too late.',
    'wrong_passkey',
  )
}

async function isProof(ctx: Context, personId: number, { password, passkey }: Confirmation): Promise<boolean> {
  if (password === undefined) return passkey !== undefined && (await usePasskey(ctx, personId, passkey)) !== null
  const person = await one<{ password_hash: string | null }>(ctx)`
    select password_hash from person where id = ${personId}`
  return isPassword(password, person.password_hash)
}
