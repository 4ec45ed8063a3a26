import { sealSecret } from '../../../lib/crypto/open-secret.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { codeApp } from './one-time-code.ts'

/** As RFC 4226 asks for. */
const SECRET_BYTES = 20

/**
 * A new secret for an app; it counts for nothing until a code of it was given. Who begins again gets another one.
 * @throws AppError already_exists
 */
export async function beginCodeApp(ctx: Context, personId: number): Promise<{ secret: string; uri: string }> {
  const secret = ctx.randomBytes(SECRET_BYTES)
  const person = await maybeOne<{ email: string }>(ctx)`
    update person set totp_secret = ${sealSecret(ctx, secret.toString('base64'))}
    where id = ${personId} and totp_confirmed_at is null
    returning email`
  if (person === null)
    throw new AppError(
      'already_exists',
      'You have an app for codes already. Take it away before you set up another one.',
    )
  return codeApp(secret, { issuer: `Laurel ${new URL(ctx.siteUrl).host}`, account: person.email })
}
