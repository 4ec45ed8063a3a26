import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Browser, type OpenedSession, openSession, type Proof } from '../sign-in/open-session.ts'
import { countGuess } from './count-guess.ts'
import { guessAtStep, takeStep } from './sign-in-step.ts'
import { useCode } from './use-code.ts'

const GUESSES = 5

type Asked = { method: Proof['method']; org_id: number }

/**
 * Signs in a person who was asked for a second factor and has it. Ticket, code and the new session are one transaction: a
 * sign-in uses up at most one code, and a wrong code leaves the ticket for another guess.
 * @returns the token of the cookie
 * @throws AppError unauthenticated when the ticket is over; validation_failed for the code; rate_limited
 */
export async function giveSecondFactor(
  ctx: Context,
  input: { ticket: string; code: string },
  browser: Browser,
): Promise<OpenedSession> {
  const step = await guessAtStep<Asked>(ctx, { kind: 'second_factor', token: input.ticket, most: GUESSES })
  if (step?.person_id == null) throw isOver()
  const personId = step.person_id
  await countGuess(ctx, personId)
  const actor = { kind: 'person', id: personId, scopes: [] } as const
  return inTransaction({ ...ctx, orgId: step.data.org_id, actor }, async (ctx) => {
    // The ticket first: others who show it at the same moment wait here, and use up no code of theirs.
    const taken = await takeStep(ctx, { kind: 'second_factor', token: input.ticket, personId })
    if (taken === null) throw isOver()
    const used = await useCode(ctx, personId, input.code)
    if (used === null) throw invalidField(['body', 'code'], 'This code is wrong, or it was used already.', 'wrong_code')
    const proof = { method: step.data.method, secondFactor: true, by: used } as const
    return openSession(ctx, personId, proof, browser)
  })
}

const isOver = () =>
  new AppError('unauthenticated', 'This sign-in is over: it took too long, or too many attempts. Begin again.')
