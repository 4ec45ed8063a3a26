import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hasMailServer } from '../../emails/index.ts'
import { isAt } from '../records/registration-event.ts'
import { enterAll } from './enter-all.ts'
import { lockPlaces } from './lock-places.ts'
import type { RegistrationBody, RegistrationReceived } from './registration-schema.ts'
import { requireOpen } from './registration-state.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { validateRegistration } from './validate-registration.ts'
import type { Visitor } from './visitor.ts'

const MESSAGES = {
  registered: 'Thank you. Your ticket is on its way to you by mail.',
  waitlisted:
    'The event is full, so you are on the waiting list. A mail to you says where, and offers you a place that becomes free.',
  pending: 'Thank you. The organiser approves each registration. A mail to you says what they decide.',
} as const
const WITHOUT_MAIL = {
  registered: 'Thank you, you are registered. This site sends no mails at present: the organiser has your ticket.',
  waitlisted:
    'The event is full, so you are on the waiting list. This site sends no mails at present: ask the organiser whether a place has become free.',
  pending:
    'Thank you. The organiser approves each registration. This site sends no mails at present: ask the organiser what they decide.',
} as const

const CONFIRM = 'Thank you. We have sent you a mail: open its link to complete your registration.'

/**
 * Registrations for one event wait for each other in the database and each holds a connection, so a limit leaves
 * connections for everyone else.
 */
export const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 2,
  waiting: 1000,
  busy: 'Very many people are registering for this event right now. Please try again in some seconds.',
})

/**
 * Registers a visitor and their guests for the event at a public address, or puts all of them on its waiting list. People
 * whom an organiser has to approve are pending. The answer depends on the
 * event only: if the address is already registered, its owner learns so by mail.
 * @throws AppError not_found; registration_disabled, event_past, registration_closed, registration_not_open;
 * validation_failed for answers; unavailable
 */
export function register(visitor: Visitor, address: string, input: RegistrationBody): Promise<RegistrationReceived> {
  return inTurn(() => enterInTurn(visitor, address, input), address)
}

function enterInTurn(visitor: Visitor, address: string, input: RegistrationBody): Promise<RegistrationReceived> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const event = await lockPlaces(tx, isAt(address))
    if (event === null) throw new AppError('not_found', 'There is no event at this address.')
    const ctx: TxContext = { ...tx, orgId: event.org_id }
    requireOpen(event, ctx.now())
    const people = validateRegistration(event, input, ctx.now())
    const mails = await hasMailServer(ctx, ctx.orgId)
    // Without a mail server nobody could confirm anything.
    if (event.registration_confirm_email && mails) {
      await requestConfirmation(ctx, event, input)
      return { status: 'confirm', guest_statuses: [], message: CONFIRM }
    }
    const [status, ...guest_statuses] = await enterAll(ctx, event, people)
    const messages = mails ? MESSAGES : WITHOUT_MAIL
    return { status: status!, guest_statuses, message: messages[status!] }
  })
}
