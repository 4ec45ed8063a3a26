import type { TxContext } from '../../../platform/context/context.ts'
import { type Browser, type OpenedSession, openSession, type Proof } from '../sign-in/open-session.ts'
import { type SecondFactor, secondFactorsOf } from './second-factors.ts'
import { beginStep } from './sign-in-step.ts'

const TICKET_MINUTES = 10

/** Signed in, or asked for a second factor first. */
export type Admitted = OpenedSession | { asked: { ticket: string; methods: SecondFactor[] } }

/**
 * Lets somebody in who has shown one factor, by whatever way: who has a second one is asked for it. So every way of
 * signing in ends here, but for passkeys, which are two in one. Whoever calls it holds the person, so that no factor is added meanwhile.
 * @throws AppError forbidden when they are in no organisation
 */
export async function admitPerson(
  ctx: TxContext,
  personId: number,
  proof: { method: Exclude<Proof['method'], 'passkey'>; secondFactor?: boolean; provenAt?: Date; vouchedBy?: number },
  browser: Browser,
): Promise<Admitted> {
  const methods = await secondFactorsOf(ctx, personId)
  if (methods.length === 0) {
    return openSession(ctx, personId, { ...proof, secondFactor: proof.secondFactor ?? false }, browser)
  }
  const data = { method: proof.method, org_id: ctx.orgId }
  const ticket = await beginStep(ctx, { kind: 'second_factor', personId, data, minutes: TICKET_MINUTES })
  return { asked: { ticket, methods } }
}
