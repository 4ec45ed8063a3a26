import { AppError } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { hasMailServer } from '../../emails/index.ts'
import { isAt, type RegistrationEvent } from '../records/registration-event.ts'
import { enterAll } from './enter-all.ts'
import { registerTogether } from './register-together.ts'
import { registrationAnswer } from './registration-answer.ts'
import type { RegistrationBody, RegistrationReceived } from './registration-schema.ts'
import { requireOpen } from './registration-state.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { sharePlaces } from './share-places.ts'
import { validateRegistration } from './validate-registration.ts'
import type { Visitor } from './visitor.ts'

const CONFIRM = 'Thank you. We have sent you a mail: open its link to complete your registration.'

/**
 * Registers a visitor and their guests for the event at a public address, or puts all of them on its waiting list. People
 * whom an organiser has to approve are pending. The answer depends on the
 * event only: if the address is already registered, its owner learns so by mail.
 * @throws AppError not_found; registration_disabled, event_past, registration_closed, registration_not_open;
 * validation_failed for answers; unavailable
 */
export function register(visitor: Visitor, address: string, input: RegistrationBody): Promise<RegistrationReceived> {
  const missing = () => new AppError('not_found', 'There is no event at this address.')
  return sharePlaces(
    visitor,
    { name: address, which: isAt(address), missing },
    {
      uids: chosenSessions(input),
      work: (ctx, event) => registerAt(ctx, event, input),
      together: { input, serve: registerTogether },
    },
  )
}

/** Returns the sessions that people who register together choose. */
export function chosenSessions({ session_ids = [], guests = [] }: RegistrationBody): string[] {
  return [...session_ids, ...guests.flatMap(({ session_ids = [] }) => session_ids)]
}

async function registerAt(
  ctx: TxContext,
  event: RegistrationEvent,
  input: RegistrationBody,
): Promise<RegistrationReceived> {
  requireOpen(event, ctx.now())
  const people = validateRegistration(event, input, ctx.now())
  const mails = await hasMailServer(ctx, ctx.orgId)
  // Without a mail server nobody could confirm anything.
  if (event.registration_confirm_email && mails) {
    await requestConfirmation(ctx, event, input)
    return { status: 'confirm', guest_statuses: [], message: CONFIRM }
  }
  return registrationAnswer(mails, await enterAll(ctx, event, people))
}
