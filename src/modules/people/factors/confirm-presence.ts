import type { Context } from '../../../platform/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { PasskeyAnswer } from '../passkeys/passkey-schema.ts'
import { usePasskey } from '../passkeys/use-passkey.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { countGuess } from './count-guess.ts'
import { useCode } from './use-code.ts'

export type Confirmation = { password?: string; code?: string; passkey?: PasskeyAnswer }

/**
 * Somebody who is signed in proves again that it is them: their session is fresh from now on. A code or a passkey is a
 * second factor besides. @throws AppError validation_failed, rate_limited
 */
export async function confirmPresence(ctx: Context, personId: number, given: Confirmation): Promise<void> {
  const { signedIn } = ctx.actor as Extract<Context['actor'], { kind: 'person' }>
  await countGuess(ctx, personId)
  const isSecond = given.password === undefined
  const isThem = await isProof(ctx, personId, given)
  if (!isThem) throw wrong(given)
  await change(ctx)`
    update person_session set fresh_at = ${ctx.now()}, second_factor = second_factor or ${isSecond}
    where id = ${signedIn!.sessionId} and person_id = ${personId}`
}

function wrong({ password, code }: Confirmation) {
  if (password !== undefined) return invalidField(['body', 'password'], 'This is not your password.', 'wrong_password')
  if (code !== undefined)
    return invalidField(['body', 'code'], 'This code is wrong, or it was used already.', 'wrong_code')
  return invalidField(['body', 'passkey'], 'This is not your passkey, or it came too late.', 'wrong_passkey')
}

async function isProof(ctx: Context, personId: number, { password, code, passkey }: Confirmation): Promise<boolean> {
  if (password !== undefined) {
    const person = await one<{ password_hash: string | null }>(
      ctx,
    )`select password_hash from person where id = ${personId}`
    return isPassword(password, person.password_hash)
  }
  if (code !== undefined) return (await useCode(ctx, personId, code)) !== null
  return passkey !== undefined && (await usePasskey(ctx, personId, passkey)) !== null
}
