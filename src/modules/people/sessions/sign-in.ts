import type { Context, Services } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/crypto/sha256.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { AppError } from '../../../platform/errors.ts'
import { emailKey } from '../../../platform/text/email-key.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { limitGuesses } from './limit-guesses.ts'
import { type Browser, newToken, type OpenedSession, openSession } from './open-session.ts'
import type { SecondFactorAsked } from './sign-in-schema.ts'

const TICKET_MINUTES = 10

type Row = { id: number; password_hash: string | null; has_totp: boolean; has_passkey: boolean }

/** Signed in, or asked for a second factor first. */
export type SignedIn = OpenedSession | { asked: SecondFactorAsked }

/**
 * Signs in by password. An unknown address is told the same as a wrong password, and costs as much.
 * @throws AppError unauthenticated, rate_limited
 */
export async function signIn(
  services: Services & Pick<Context, 'requestId'>,
  input: { email: string; password: string },
  browser: Browser,
): Promise<SignedIn> {
  const row = await maybeOne<Row>(services)`
    select id, password_hash, totp_confirmed_at is not null as has_totp,
      exists (select 1 from passkey k where k.person_id = person.id) as has_passkey
    from person where email_key = ${emailKey(input.email)}`
  const account = emailKey(input.email)
  const wasRight = await limitGuesses(services, { account, personId: row?.id ?? null, browser })
  const isRight = await isPassword(input.password, row?.password_hash ?? null)
  if (!isRight || row === null) throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.')
  await wasRight()
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'person', id: row.id, scopes: [] } }
  return inTransaction(ctx, async (ctx) => {
    // A password that was changed meanwhile, or a factor that was added, is judged as it is now.
    const held = await maybeOne<Row>(ctx)`
      select totp_confirmed_at is not null as has_totp from person
      where id = ${row.id} and password_hash = ${row.password_hash} for no key update`
    if (held === null) throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.')
    if (held.has_totp) return { asked: await askSecondFactor(ctx, row) }
    return openSession(ctx, row.id, { method: 'password', secondFactor: false }, browser)
  })
}

async function askSecondFactor(ctx: Context, { id, has_passkey }: Row): Promise<SecondFactorAsked> {
  const ticket = newToken(ctx)
  await change(ctx)`
    insert into sign_in_step (token_hash, kind, person_id, data, created_at, expires_at)
    select ${sha256(ticket)}, 'second_factor', ${id}, '{"method": "password"}'::jsonb, now, now + ${`${TICKET_MINUTES} minutes`}::interval
    from (select ${ctx.now()}::timestamptz as now) clock`
  return { ticket, methods: ['totp', 'recovery_code', ...(has_passkey ? (['passkey'] as const) : [])] }
}
