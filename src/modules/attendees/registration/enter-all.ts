import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { attendeeInsert, type NewStatus } from '../records/attendee-insert.ts'
import { attendeeColumns } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { chooseSessions } from '../sign-ups/choose-sessions.ts'
import { requirePlaces, signUp } from '../sign-ups/save-sign-ups.ts'
import type { HeldSession } from '../sign-ups/sign-up-queries.ts'
import { announceEntered, mailOf, mailsToKnown } from './announce-entered.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { tellEach } from './mail/tell-registration.ts'
import { statusesFor } from './statuses-for.ts'
import type { ValidPerson } from './validate-registration.ts'

/** A person who had cancelled is registered once more. */
export const again = sql`
  on conflict (event_id, email_key) do update set first_name = excluded.first_name, last_name = excluded.last_name,
    email = excluded.email, folded = excluded.folded, language = excluded.language, answers = excluded.answers,
    registration_type_id = excluded.registration_type_id, registered_by = excluded.registered_by,
    source = excluded.source, status = excluded.status, waitlisted_at = excluded.waitlisted_at,
    offers_held = false, updated_at = excluded.updated_at
    where attendee.status = 'cancelled'`

type NewPerson = ValidPerson['person'] & { status: NewStatus }

/**
 * Enters people who register together into an event that is locked (`lockPlaces`), and mails each of them. Addresses
 * that are registered already stay as they are, and their owners learn so by mail. The number of statements is the same
 * for known and new addresses, since the time of the answer would tell which of them is known.
 * @param people with addresses that differ
 * @returns the status of each, in order, also of those who are registered already
 */
export async function enterAll(
  ctx: TxContext,
  event: RegistrationEvent,
  people: readonly ValidPerson[],
): Promise<NewStatus[]> {
  const chosen = await chooseSessions(
    ctx,
    event.id,
    people.map(({ session_ids }) => session_ids),
  )
  const types = people.map(({ type }) => type)
  const statuses = statusesFor(event, types)
  const persons = people.map(({ person }, n) => ({ ...person, status: statuses[n]! }))
  const entered = await insertAll(ctx, event, persons)
  await requirePlaces(
    ctx,
    chosen.filter((_, n) => statuses[n] === 'registered'),
  )
  await signUpEntered(ctx, event, { entered, persons, chosen })
  const isEntered = new Set(entered.map(({ email }) => emailKey(email)))
  const keys = people.map(({ person }) => emailKey(person.email)).filter((key) => !isEntered.has(key))
  const known = await announceEntered(ctx, event, { entered, authors: entered.map(() => ctx), knownKeys: keys })
  const [{ person: host }, ...guests] = people as [ValidPerson, ...ValidPerson[]]
  const isGuest = new Set(guests.map(({ person }) => emailKey(person.email)))
  const mails = [
    ...entered.map((attendee) => {
      const toWhom = isGuest.has(emailKey(attendee.email)) ? { ...attendee, host } : attendee
      return { kind: mailOf(attendee.status as NewStatus), attendee: toWhom }
    }),
    ...mailsToKnown(known),
  ]
  const kinds = statuses.map(mailOf)
  await tellEach(ctx, event, mails, kinds)
  return statuses
}

/**
 * Registers new attendees, and again those who had cancelled: the first of them, and the others as their guests. The
 * first registers the guests also when their own address is known already.
 * @returns them without those whose address is registered already; people who wait have their position
 */
async function insertAll(ctx: TxContext, to: RegistrationEvent, people: readonly NewPerson[]): Promise<Addressee[]> {
  const [first, ...guests] = people.map((person) => ({ ...person, source: 'registration' as const }))
  const rows = await many<Addressee>(ctx)`
    with first as (${attendeeInsert(ctx, to.id, [first!])} ${again} returning attendee.*),
      host as (
        select id from first union all
        select id from attendee where org_id = ${ctx.orgId} and event_id = ${to.id} and email_key = ${emailKey(first!.email)}
        limit 1),
      guests as (${attendeeInsert(ctx, to.id, guests, sql`(select id from host)`)} ${again} returning attendee.*)
    select ${attendeeColumns}, attendee.link_no from (table first union all table guests) attendee`
  // People of one statement wait in the order of their ids.
  const waiting = rows.filter(({ status }) => status === 'waitlisted').sort((a, b) => a.id - b.id)
  for (const [n, row] of waiting.entries()) row.position = to.waiting + 1 + n
  return rows
}

type Entered = { entered: readonly Addressee[]; persons: readonly NewPerson[]; chosen: readonly HeldSession[][] }

async function signUpEntered(ctx: TxContext, event: RegistrationEvent, { entered, persons, chosen }: Entered) {
  const byKey = new Map(persons.map(({ email }, n) => [emailKey(email), chosen[n]!]))
  const people = entered.map(({ id, email }) => ({ attendeeId: id, sessions: byKey.get(emailKey(email))! }))
  await signUp(ctx, event.id, people)
}
