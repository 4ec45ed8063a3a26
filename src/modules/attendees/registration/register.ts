import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { registeredInsert } from '../attendee-events.ts'
import { attendeeColumns, attendeeToWire } from '../attendee-queries.ts'
import { emailKey, searchText } from '../attendee-text.ts'
import { hasPlaceForNew, lockPlaces } from './lock-places.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { tell, tellKnown } from './mail/tell-registration.ts'
import { isAt, type RegistrationEvent } from './registration-event.ts'
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
 * Those of one event come one after the other in the database, and each keeps a connection meanwhile: however many register
 * for it at once, the others are for everybody else.
 */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 2,
  waiting: 1000,
  busy: 'Very many people are registering for this event right now. Please try again in some seconds.',
})

/**
 * Registers somebody for the event at a public address, or puts them on its waiting list. What is answered tells of the
 * event alone: whether the address was registered before is told to its owner, by mail.
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
    const person = validateRegistration(event, input)
    const status = hasPlaceForNew(event) ? 'registered' : 'waitlisted'
    const attendee = await enter(ctx, event, { ...person, status })
    if (attendee === null) await tellKnown(ctx, event, person.email)
    else if (status === 'registered') await tell(ctx, 'registration_confirmed', event, attendee)
    else await tell(ctx, 'registration_waitlisted', event, { ...attendee, position: event.waiting + 1 })
    return { status, message: (ctx.mail.smtpUrl === null ? WITHOUT_MAIL : MESSAGES)[status] }
  })
}

type Person = ReturnType<typeof validateRegistration> & { status: 'registered' | 'waitlisted' }

/** Whoever was cancelled comes in anew. @returns null for who is in already */
async function enter(ctx: TxContext, event: RegistrationEvent, person: Person): Promise<Addressee | null> {
  const now = ctx.now()
  const { first_name, last_name, email, language, status } = person
  // The order of the list is that in which the event was held, whatever the clocks of several processes say.
  const afterAll = sql`greatest(${now}::timestamptz, (select max(waitlisted_at) + interval '1 microsecond' from attendee
    where event_id = ${event.id} and status = 'waitlisted'))`
  const waitlistedAt = status === 'waitlisted' ? afterAll : null
  // In the same statement, so that to register costs as many for an address that is known as for a new one.
  const uid = uuidFrom(ctx.randomBytes(16))
  const told = registeredInsert(sql`select *, ${uid}::uuid as uid from entered where status = 'registered'`)
  const row = await maybeOne<Addressee>(ctx)`
    with entered as (
      insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, language, answers,
        status, waitlisted_at, created_at, updated_at)
      values (${ctx.orgId}, ${event.id}, ${first_name}, ${last_name}, ${email}, ${emailKey(email)}, 'registration',
        ${searchText(person)}, ${language}, ${JSON.stringify(person.answers)}, ${status}, ${waitlistedAt}, ${now}, ${now})
      on conflict (event_id, email_key) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        email = excluded.email, folded = excluded.folded, language = excluded.language, answers = excluded.answers,
        source = excluded.source, status = excluded.status, waitlisted_at = excluded.waitlisted_at, updated_at = ${now}
        where attendee.status = 'cancelled'
      returning *
    ), told as (${told})
    select ${attendeeColumns}, attendee.link_no from entered attendee`
  if (row === null) return null
  const after = attendeeToWire(row)
  await recordAudit(ctx, { action: 'attendee.register', subjectType: 'attendee', subjectId: row.id, after })
  return row
}
