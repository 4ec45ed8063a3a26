import { AppError } from '../../../../lib/errors.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { AttendeeInFull } from '../../records/attendee-schema.ts'
import { inPlaceTransaction } from '../waiting-list/in-place-transaction.ts'
import { approvePending, declinePending } from './approve-pending.ts'
import type { DeclineBody } from './decline-body.ts'

/**
 * Approves a pending registration; one that was approved stays as it is.
 * @throws AppError not_found; event_past; conflict when it is cancelled or declined
 */
export function approveRegistration(ctx: Context, eventId: number, id: number): Promise<AttendeeInFull> {
  return inPlaceTransaction(ctx, eventId, id, async (ctx, event, person) => {
    if (person.status === 'cancelled')
      throw new AppError(
        'conflict',
        'This registration is cancelled. To give the person a place, use "Update an attendee" with status: registered.',
      )
    if (person.status === 'pending') await approvePending(ctx, event, [person])
  })
}

/**
 * Declines a pending registration; one that was declined stays as it is.
 * @throws AppError not_found; conflict when it is not pending
 */
export function declineRegistration(
  ctx: Context,
  eventId: number,
  id: number,
  { reason }: DeclineBody,
): Promise<AttendeeInFull> {
  return inPlaceTransaction(ctx, eventId, id, async (ctx, event, person) => {
    if (person.declined_at !== null) return
    if (person.status !== 'pending')
      throw new AppError(
        'conflict',
        'Only a pending registration can be declined. To cancel another, use "Update an attendee" with status: cancelled.',
      )
    await declinePending(ctx, event, [id], reason?.trim() || null)
  })
}
