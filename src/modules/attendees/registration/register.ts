import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { auditInsert } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsert } from '../../../platform/outbox/record-event.ts'
import { hasMailServer } from '../../emails/index.ts'
import { attendeeRegistered, attendeeWaitlisted } from '../records/attendee-events.ts'
import { attendeeInsert } from '../records/attendee-insert.ts'
import { attendeeColumns, attendeeToWire } from '../records/attendee-queries.ts'
import { isAt, type RegistrationEvent } from '../records/registration-event.ts'
import { hasPlaceForNew, lockPlaces } from './lock-places.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { tell, tellKnown } from './mail/tell-registration.ts'
import type { RegistrationBody, RegistrationReceived } from './registration-schema.ts'
import { requireOpen } from './registration-state.ts'
import { validateRegistration } from './validate-registration.ts'
import type { Visitor } from './visitor.ts'

const MESSAGES = {
  registered: 'Thank you. Your ticket is on its way to you by mail.',
  waitlisted:
    'The event is full, so you are on the waiting list. A mail to you says where, and offers you a place that becomes free.',
} as const
const WITHOUT_MAIL = {
  registered: 'Thank you, you are registered. This site sends no mails at present: the organiser has your ticket.',
  waitlisted:
    'The event is full, so you are on the waiting list. This site sends no mails at present: ask the organiser whether a place has become free.',
} as const

/**
 * Registrations for one event wait for each other in the database and each holds a connection, so a limit leaves
 * connections for everyone else.
 */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 2,
  waiting: 1000,
  busy: 'Very many people are registering for this event right now. Please try again in some seconds.',
})

/**
 * Registers a visitor for the event at a public address, or puts them on its waiting list. The answer depends on the
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
    const { person, type } = validateRegistration(event, input, ctx.now())
    const status = hasPlaceForNew(event, type) ? 'registered' : 'waitlisted'
    const attendee = await enter(ctx, event, { ...person, status })
    if (attendee === null) await tellKnown(ctx, event, person.email)
    else if (status === 'registered') await tell(ctx, 'registration_confirmed', event, attendee)
    else await tell(ctx, 'registration_waitlisted', event, { ...attendee, position: event.waiting + 1 })
    return { status, message: ((await hasMailServer(ctx, ctx.orgId)) ? MESSAGES : WITHOUT_MAIL)[status] }
  })
}

type Person = ReturnType<typeof validateRegistration>['person'] & { status: 'registered' | 'waitlisted' }

/** Registers a new attendee, or again one who had cancelled. @returns null when the address is registered already */
async function enter(ctx: TxContext, to: RegistrationEvent, person: Person): Promise<Addressee | null> {
  const row = await maybeOne<Addressee>(ctx)`
    ${attendeeInsert(ctx, to.id, [{ ...person, source: 'registration' }])}
    on conflict (event_id, email_key) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      email = excluded.email, folded = excluded.folded, language = excluded.language, answers = excluded.answers,
      registration_type_id = excluded.registration_type_id,
      source = excluded.source, status = excluded.status, waitlisted_at = excluded.waitlisted_at,
      offers_held = false, updated_at = excluded.updated_at
      where attendee.status = 'cancelled'
    returning ${attendeeColumns}, attendee.link_no`
  if (row === null) return null
  const event = row.status === 'registered' ? attendeeRegistered(row) : attendeeWaitlisted(row)
  const entry = sql`
    select ${row.id}::bigint as subject_id, null::jsonb as before, ${JSON.stringify(attendeeToWire(row))}::jsonb as after`
  // One statement, so that a new address costs as many as a known one, which the time of the answer would give away.
  await change(ctx)`
    with announced as (${eventInsert(ctx, [event])})
    ${auditInsert(ctx, { action: 'attendee.register', subjectType: 'attendee' }, entry)}`
  notifyOfEvents(ctx)
  return row
}
