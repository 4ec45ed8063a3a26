import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { admitPerson } from '../factors/admit-person.ts'
import { isPassword } from '../passwords/hash-password.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import { limitGuesses } from '../sign-in-sessions/limit-guesses.ts'
import type { Browser } from '../sign-in-sessions/open-sign-in-session.ts'

type Row = { id: number; password_hash: string | null }

/**
 * Signs in with a password. An unknown address gets the same error as a wrong password, after the same time.
 * @throws AppError unauthenticated, rate_limited
 */
export async function signIn(
  services: Services & Pick<Context, 'requestId'>,
  input: { email: string; password: string },
  browser: Browser,
): Promise<Admitted> {
  const account = emailKey(input.email)
  const row = await maybeOne<Row>(services)`
    select id, password_hash from person where email_key = ${account}`
  const wasRight = await limitGuesses(services, { account, personId: row?.id ?? null, browser })
  const isRight = await isPassword(input.password, row?.password_hash ?? null)
  if (!isRight || row === null) throw new AppError('unauthenticated', 'The email address or the password is wrong.')
  await wasRight()
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'person', id: row.id, scopes: [] } }
  return inTransaction(ctx, async (ctx) => {
    // Locks the person and checks again, because the password or factors may have changed in between.
    const held = await change(ctx)`
      select 1 from person where id = ${row.id} and password_hash = ${row.password_hash} for no key update`
    if (held === 0) throw new AppError('unauthenticated', 'The email address or the password is wrong.')
    return admitPerson(ctx, row.id, { method: 'password' }, browser)
  })
}
