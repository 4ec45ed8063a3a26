import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { offerPlacesLater } from '../../events/index.ts'
import { attendeeChanged } from '../records/attendee-events.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../records/attendee-queries.ts'
import { searchText } from '../records/attendee-text.ts'
import { holdsPlace } from '../records/holds-place.ts'
import { changeSignUps } from '../sign-ups/change-sign-ups.ts'
import { type FoundRegistration, findRegistration } from './find-registration.ts'
import { lockRegistration } from './lock-registration.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { tell } from './mail/tell-registration.ts'
import type { RegistrationChange } from './registration-schema.ts'
import { requireNotPast } from './registration-state.ts'
import { changedAnswers } from './validate-registration.ts'
import type { Visitor } from './visitor.ts'

/**
 * Updates a registration by its personal link, and accepts the place that is offered. Issued certificates keep the old
 * name.
 * @throws AppError not_found; event_past; registration_cancelled; offer_ended; session_full; validation_failed for
 * answers and sessions
 */
export function changeRegistration(
  visitor: Visitor,
  token: string,
  input: RegistrationChange,
): Promise<FoundRegistration> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const { ctx, event, attendee: before, sessions } = await lockRegistration(tx, token, input.session_ids)
    requireNotPast(event, ctx.now())
    if (before.status === 'cancelled')
      throw new AppError('registration_cancelled', 'This registration is cancelled. Register again on the event page.')
    const values = {
      first_name: input.first_name?.trim() ?? before.first_name,
      last_name: input.last_name?.trim() ?? before.last_name,
      email: before.email,
    }
    const answers = changedAnswers(event, before, input.answers)
    const status = input.status === undefined ? before.status : accepted(ctx, before)
    const language = input.language ?? before.language
    if (!changesNothing(before, { ...values, language, answers, status })) {
      const row = await one<Addressee>(ctx)`
        update attendee set first_name = ${values.first_name}, last_name = ${values.last_name}, folded = ${searchText(values)},
          language = ${language}, answers = ${JSON.stringify(answers)}, status = ${status},
          updated_at = ${ctx.now()}
        where id = ${before.id} returning ${attendeeColumns}, attendee.link_no`
      await auditChange(ctx, 'attendee.change_registration', before, row)
      await recordEvents(ctx, attendeeChanged(before, row))
      if (before.status === 'offered' && status === 'registered') await tell(ctx, 'registration_confirmed', event, row)
    }
    if (input.session_ids) await changeSignUps(ctx, before, { uids: input.session_ids, held: sessions })
    return findRegistration(ctx, token)
  })
}

/** Frees the place or leaves the waiting list; repeating it changes nothing. @throws AppError not_found, event_past */
export function cancelRegistration(visitor: Visitor, token: string): Promise<void> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const { ctx, event, attendee: before } = await lockRegistration(tx, token)
    if (before.status === 'cancelled') return
    requireNotPast(event, ctx.now())
    const declined = before.status === 'offered' ? 1 : 0
    await change(ctx)`
      update attendee set status = 'cancelled', offers_declined = offers_declined + ${declined}::int,
        offer_ended_at = case when ${declined}::int = 1 then ${ctx.now()} else offer_ended_at end, updated_at = ${ctx.now()}
      where id = ${before.id}`
    await auditChange(ctx, 'attendee.cancel_registration', before, { ...before, status: 'cancelled' })
    const now = { ...before, status: 'cancelled' as const, updated_at: ctx.now() }
    await recordEvents(ctx, attendeeChanged(before, now))
    await tell(ctx, 'registration_cancelled', event, before)
    if (holdsPlace(before)) await offerPlacesLater(ctx, event.id)
  })
}

/** @throws AppError offer_ended when no place is reserved for them */
function accepted(ctx: TxContext, before: AttendeeRow & { offered_until: Date | null }): 'registered' {
  if (before.status === 'registered') return 'registered'
  if (before.status === 'offered' && before.offered_until! > ctx.now()) return 'registered'
  const why = before.status === 'offered' ? 'The offer of this place has ended.' : 'No place is offered to you yet.'
  throw new AppError('offer_ended', why)
}

function auditChange(ctx: TxContext, action: string, before: AttendeeRow, after: AttendeeRow): Promise<void> {
  const wire = { before: attendeeToWire(before), after: attendeeToWire(after) }
  return recordAudit(ctx, { action, subjectType: 'attendee', subjectId: before.id, ...wire })
}
