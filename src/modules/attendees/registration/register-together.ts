import { AppError } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { hasMailServer } from '../../emails/index.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { enterTogether, type Newcomer } from './enter-together.ts'
import { registrationAnswer } from './registration-answer.ts'
import type { RegistrationReceived } from './registration-schema.ts'
import { requireOpen } from './registration-state.ts'
import type { SharedRequest } from './settle-requests.ts'
import { validateRegistration } from './validate-registration.ts'

/**
 * Registers people of several requests, as many of the first as come alone, choose no session and have addresses that
 * differ. Not for events whose addresses are confirmed first.
 */
export async function registerTogether(
  tx: TxContext,
  event: RegistrationEvent,
  requests: readonly SharedRequest[],
): Promise<(() => RegistrationReceived)[]> {
  const mails = await hasMailServer(tx, tx.orgId)
  if (event.registration_confirm_email && mails) return []
  const validated = plainOnes(requests).map((request) => validate(event, request))
  const newcomers = validated.filter((each): each is Newcomer => !(each instanceof AppError))
  const statuses = newcomers.length === 0 ? [] : await enterTogether(tx, event, newcomers)
  // People after the last one who was entered are left to the caller.
  const end = statuses.length < newcomers.length ? validated.indexOf(newcomers[statuses.length]!) : validated.length
  return validated.slice(0, end).map((each) => () => {
    if (each instanceof AppError) throw each
    return registrationAnswer(mails, [statuses[newcomers.indexOf(each)]!])
  })
}

function plainOnes(requests: readonly SharedRequest[]): readonly SharedRequest[] {
  const keys = new Set<string>()
  const other = requests.findIndex(({ input: { email, guests = [], session_ids = [] } }) => {
    const isRepeated = keys.has(emailKey(email))
    keys.add(emailKey(email))
    return isRepeated || guests.length > 0 || session_ids.length > 0
  })
  return other < 0 ? requests : requests.slice(0, other)
}

function validate(event: RegistrationEvent, { by, input }: SharedRequest): Newcomer | AppError {
  try {
    requireOpen(event, by.now())
    const [valid] = validateRegistration(event, input, by.now())
    return { by, valid: valid! }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
