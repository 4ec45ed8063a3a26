import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import {
  type Browser,
  type OpenedSignInSession,
  openSignInSession,
  type Proof,
} from '../sign-in-sessions/open-sign-in-session.ts'
import { countGuess } from './count-guess.ts'
import { guessAtStep, takeStep } from './sign-in-step.ts'
import { useCode } from './use-code.ts'

const MAX_GUESSES = 5

type SecondFactorStep = { method: Proof['method']; org_id: number }

/**
 * Completes a sign-in with the second factor. Ticket, code and new sign-in session are one transaction: a sign-in uses
 * at most one code, and a wrong code leaves the ticket valid for another attempt.
 * @returns the token of the cookie
 * @throws AppError unauthenticated when the ticket expired; validation_failed for the code; rate_limited
 */
export async function giveSecondFactor(
  ctx: Context,
  input: { ticket: string; code: string },
  browser: Browser,
): Promise<OpenedSignInSession> {
  const step = await guessAtStep<SecondFactorStep>(ctx, {
    kind: 'second_factor',
    token: input.ticket,
    max: MAX_GUESSES,
  })
  if (step?.person_id == null) throw isOver()
  const personId = step.person_id
  await countGuess(ctx, personId)
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  return inTransaction({ ...ctx, orgId: step.data.org_id, actor }, async (ctx) => {
    // The ticket comes first: concurrent requests with the same ticket wait here and use up no code.
    const taken = await takeStep(ctx, { kind: 'second_factor', token: input.ticket, personId })
    if (taken === null) throw isOver()
    const used = await useCode(ctx, personId, input.code)
    if (used === null) throw invalidField(['body', 'code'], 'This code is incorrect or was already used.', 'wrong_code')
    const proof = { method: step.data.method, secondFactor: true, by: used } as const
    return openSignInSession(ctx, personId, proof, browser)
  })
}

const isOver = () => new AppError('unauthenticated', 'This sign-in expired or had too many attempts. Start again.')
