import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { PasskeyAnswer } from '../factors/passkey-schema.ts'
import { type Browser, type OpenedSignInSession, openSignInSession } from '../sign-in-sessions/open-sign-in-session.ts'
import { usePasskey } from './use-passkey.ts'

/** Signs in with a passkey alone, which is two factors in one. @throws AppError unauthenticated */
export async function signInByPasskey(
  ctx: Context,
  answer: PasskeyAnswer,
  browser: Browser,
): Promise<OpenedSignInSession> {
  const personId = await usePasskey(ctx, null, answer)
  if (personId === null)
    throw new AppError('unauthenticated', 'This passkey is unknown here, or its response came too late. Try again.')
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  return inTransaction({ ...ctx, actor }, async (ctx) => {
    const proof = { method: 'passkey', secondFactor: true } as const
    return openSignInSession(ctx, personId, proof, browser)
  })
}
