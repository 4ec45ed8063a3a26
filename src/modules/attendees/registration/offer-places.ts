import { Type } from '../../../lib/type.ts'
import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { OFFER_PLACES, offerPlacesSoon } from '../../events/index.ts'
import { attendeeChanged } from '../records/attendee-events.ts'
import { type AttendeeRow, attendeeColumns } from '../records/attendee-queries.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { freeOfType, freePlaces, lockPlaces } from './lock-places.ts'
import type { Addressee } from './mail/registration-mail.ts'
import { type RegistrationMail, tell } from './mail/tell-registration.ts'
import { isPast } from './registration-state.ts'

/** Finds expired offers and free places that nobody was offered. */
export const SWEEP_OFFERS = { name: 'sweep-offers', payload: Type.Object({}) }

const BATCH = 200

/**
 * Ends expired offers of an event and offers free places to those who have waited longest. The event is locked, so
 * there are never more offers than free places, whatever the number of processes. Closed registration does not stop the
 * list; an event that is over or takes no registrations offers nothing.
 */
export async function offerPlaces(services: Services, about: { orgId: number; eventId: number }): Promise<void> {
  await holding(services, about, endOffers)
  while ((await holding(services, about, offerFree)) === BATCH);
}

/**
 * Runs one step with the event locked. Changes to an attendee lock the attendee first and the counts afterwards, and so
 * does each step.
 * @returns the number of people it changed
 */
function holding(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
  work: (ctx: TxContext, event: RegistrationEvent) => Promise<number>,
): Promise<number> {
  return inTransaction(jobContext(services, orgId, OFFER_PLACES.name), async (ctx) => {
    const event = await lockPlaces(ctx, sql`e.id = ${eventId}`)
    return event === null ? 0 : work(ctx, event)
  })
}

/**
 * Queues `offerPlaces` for each event with an expired offer, or with a place that was freed while the next person was
 * just joining the list. People whose registration type is full cannot be offered a place, so they queue nothing. One job
 * per event, so a failing one does not block the others.
 */
export async function sweepOffers(services: Services): Promise<void> {
  const now = sql`${services.now()}::timestamptz`
  const events = await many<{ org_id: number; event_id: number }>(services)`
    select e.org_id, e.id as event_id from event e
    cross join lateral (select sum(taken) as taken from event_tally where event_id = e.id) t
    cross join lateral (select array(
      select r.id from registration_type r where r.event_id = e.id and r.capacity <= (
        select coalesce(sum(y.taken), 0) from registration_type_tally y where y.registration_type_id = r.id)) as types) filled
    cross join lateral (
      select bool_or(status = 'offered' and offered_until <= ${now}) as has_expired,
        bool_or(status = 'waitlisted' and not offers_held
          and (registration_type_id is null or registration_type_id <> all(filled.types))) as waits
      from attendee a where a.event_id = e.id and a.status in ('waitlisted', 'offered')) l
    where e.id in (select event_id from attendee where status in ('waitlisted', 'offered')) and (l.has_expired
      or l.waits and (e.registration_capacity is null or e.registration_capacity > t.taken) and e.registration_enabled
        -- In every time zone the last day of an event has ended by then.
        and (coalesce(e.event_end_date, e.event_date) > ${now} - interval '2 days'
          or exists (select from session s where s.event_id = e.id and s.end_time >= ${now})
          or e.event_date is null and not exists (select from session s where s.event_id = e.id)))
    order by e.id`
  for (const event of events) await offerPlacesSoon(services, event)
}

function endOffers(ctx: TxContext, event: RegistrationEvent): Promise<number> {
  return moveOnList(ctx, event, {
    who: sql`status = 'offered' and offered_until <= ${ctx.now()} order by id`,
    to: sql`status = 'cancelled', offers_lapsed = a.offers_lapsed + 1, offer_ended_at = ${ctx.now()}`,
    action: 'attendee.end_offer',
    // After the event nobody is invited to rejoin its list.
    mail: isPast(event, ctx.now()) ? null : 'offer_ended',
  })
}

async function offerFree(ctx: TxContext, event: RegistrationEvent): Promise<number> {
  if (!event.registration_enabled || isPast(event, ctx.now())) return 0
  const most = Math.min(BATCH, freePlaces(event))
  if (most === 0) return 0
  return moveOnList(ctx, event, {
    who: sql`status = 'waitlisted' and not offers_held and ${withinTypes(event)} order by waitlisted_at, id limit ${most}::int`,
    to: sql`status = 'offered', offered_until = ${offerTime(ctx)}`,
    action: 'attendee.offer_place',
    mail: 'place_offered',
  })
}

/** SQL condition: the type of an attendee has a free place for them, in the order in which people wait. */
function withinTypes({ registration_types }: RegistrationEvent): Sql {
  const limited = registration_types.filter(({ capacity }) => capacity !== null)
  if (limited.length === 0) return sql`true`
  const nextOf = limited.map(
    (type) => sql`id in (select id from attendee where registration_type_id = ${type.id} and status = 'waitlisted'
      and not offers_held order by waitlisted_at, id limit ${freeOfType(type)}::int)`,
  )
  const others = sql`registration_type_id is null or registration_type_id <> all(${limited.map(({ id }) => id)}::bigint[])`
  return sql`(${sql.join([others, ...nextOf], ' or ')})`
}

/** SQL for the time until which an offer to attendee `a` that is made now lasts. */
export function offerTime(ctx: TxContext): Sql {
  return sql`${ctx.now()}::timestamptz + make_interval(hours => (select waitlist_offer_hours from event where id = a.event_id))`
}

type Move = {
  /** Condition on `attendee`. */
  who: Sql
  /** Assignments to attendee `a`. */
  to: Sql
  action: string
  mail: RegistrationMail | null
  /** For the mail and the audit log. */
  reason?: string | null
}

/**
 * Moves people of an event onto the waiting list, off it or along it. Waits for rows that others are changing and decides
 * by their new state, so nobody is skipped.
 * @returns the number of attendees moved
 */
export async function moveOnList(
  ctx: TxContext,
  event: RegistrationEvent,
  { who, to, action, mail, reason = null }: Move,
): Promise<number> {
  const rows = await many<Addressee & { until: Date; old_status: AttendeeRow['status'] }>(ctx)`
    with chosen as materialized (
      select id, status from attendee where org_id = ${ctx.orgId} and event_id = ${event.id} and ${who} for no key update
    ), moved as (
      update attendee a set updated_at = ${ctx.now()}, ${to} from chosen where a.id = chosen.id
      returning a.*, chosen.status as old_status
    ), audited as (${auditInsert(
      ctx,
      { action, subjectType: 'attendee' },
      sql`select id as subject_id, jsonb_build_object('status', old_status) as before,
        jsonb_build_object('status', status, 'offered_until', offered_until) || ${reason === null ? '{}' : JSON.stringify({ reason })}::jsonb as after
        from moved order by id`,
    )})
    select ${attendeeColumns}, attendee.link_no, attendee.offered_until as until, attendee.old_status from moved attendee order by attendee.id`
  await recordEvents(
    ctx,
    rows.flatMap((row) => attendeeChanged({ ...row, status: row.old_status }, row)),
  )
  // People who join the list come after those who waited before.
  const addressees = rows.map((row, n) => ({ ...row, position: event.waiting + 1 + n, reason }))
  if (mail !== null) await tell(ctx, mail, event, ...addressees)
  return rows.length
}
