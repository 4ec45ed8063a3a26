import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Browser, type OpenedSession, openSession } from '../sign-in/open-session.ts'
import type { PasskeyAnswer } from './passkey-schema.ts'
import { usePasskey } from './use-passkey.ts'

/** Signs in by a passkey alone: what one has and who one is. @throws AppError unauthenticated */
export async function signInByPasskey(ctx: Context, answer: PasskeyAnswer, browser: Browser): Promise<OpenedSession> {
  const personId = await usePasskey(ctx, null, answer)
  if (personId === null)
    throw new AppError('unauthenticated', 'This passkey is not known here, or its answer came too late. Try again.')
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  return inTransaction({ ...ctx, actor }, async (ctx) => {
    const proof = { method: 'passkey', secondFactor: true } as const
    return openSession(ctx, personId, proof, browser)
  })
}
