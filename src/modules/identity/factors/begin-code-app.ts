import { sealSecret } from '../../../lib/crypto/open-secret.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { codeApp } from './one-time-code.ts'

/** Length recommended by RFC 4226. */
const SECRET_BYTES = 20

/**
 * Creates a secret for an authenticator app. It has no effect until a code of it was confirmed; starting again replaces
 * it.
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
      'You already have an authenticator app. Delete it before you set up another one.',
    )
  return codeApp(secret, { issuer: `Laurel ${new URL(ctx.siteUrl).host}`, account: person.email })
}
