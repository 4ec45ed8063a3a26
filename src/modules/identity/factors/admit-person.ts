import type { TxContext } from '../../../platform/context/context.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import { type Browser, openSignInSession, type Proof } from '../sign-in-sessions/open-sign-in-session.ts'
import { secondFactorsOf } from './second-factors.ts'
import { beginStep } from './sign-in-step.ts'

const TICKET_MINUTES = 10

/**
 * Signs in a person who has proved one factor, or asks for their second factor if they have one. Every way of signing
 * in ends here, except passkeys, which are two factors in one. The caller must hold a lock on the person, so that no
 * factor is added in between.
 * @throws AppError forbidden when they belong to no organisation
 */
export async function admitPerson(
  ctx: TxContext,
  personId: number,
  proof: { method: Exclude<Proof['method'], 'passkey'>; secondFactor?: boolean; provenAt?: Date; vouchedBy?: number },
  browser: Browser,
): Promise<Admitted> {
  const methods = await secondFactorsOf(ctx, personId)
  if (methods.length === 0) {
    return openSignInSession(ctx, personId, { ...proof, secondFactor: proof.secondFactor ?? false }, browser)
  }
  const data = { method: proof.method, org_id: ctx.orgId }
  const ticket = await beginStep(ctx, { kind: 'second_factor', personId, data, minutes: TICKET_MINUTES })
  return { asked: { ticket, methods } }
}
