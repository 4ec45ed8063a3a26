import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { Type } from '../../../platform/type.ts'
import { OFFER_PLACES } from '../../events/index.ts'
import { attendeeColumns } from '../attendee-queries.ts'
import { freePlaces, lockPlaces } from './lock-places.ts'
import type { MailKind } from './mail/registration-mail.ts'
import { type Addressee, tell } from './mail/tell-registration.ts'
import { type RegistrationEvent, registrationEventColumns } from './registration-event.ts'
import { isPast } from './registration-state.ts'

/** The job that looks for offers that have ended, and for free places that nobody was told of. */
export const SWEEP_OFFERS = { name: 'sweep-offers', payload: Type.Object({}) }

const BATCH = 200

/**
 * Ends the offers of an event whose time is over, and offers what is free to those who have waited longest. Places are held
 * meanwhile, so there are never more offers than free places, however many processes do this. Closing registration ends the
 * list no more than the day before does; an event that is over, or takes no registrations, offers nothing.
 */
export async function offerPlaces(services: Services, { orgId, eventId }: { orgId: number; eventId: number }) {
  let offered = BATCH
  while (offered === BATCH)
    offered = await newTransaction(services.db, async (within) => {
      const ctx: TxContext = { ...jobContext(services, orgId, OFFER_PLACES.name), ...within }
      if ((await lockPlaces(ctx, eventId)) === null) return 0
      const event = await one<RegistrationEvent>(ctx)`
        select ${registrationEventColumns} from event e join organisation o on o.id = e.org_id where e.id = ${eventId}`
      await endOffers(ctx, event)
      if (!event.registration_enabled || isPast(event, ctx.now())) return 0
      const places = await lockPlaces(ctx, eventId)
      return offerTo(ctx, event, Math.min(BATCH, freePlaces(places!)))
    })
}

/** The same for every event that may need it: whose capacity was raised by other means, or whose offers have ended. */
export async function sweepOffers(services: Services, giveUp?: AbortSignal): Promise<void> {
  const events = await many<{ orgId: number; eventId: number }>(services)`
    select e.org_id as "orgId", e.id as "eventId" from event e
    cross join lateral (select sum(taken) as taken, sum(waiting) as waiting from event_tally where event_id = e.id) t
    where e.id in (select event_id from attendee where status in ('waitlisted', 'offered')) and (
      t.waiting > 0 and (e.registration_capacity is null or e.registration_capacity > t.taken)
      or exists (select from attendee a where a.event_id = e.id and a.status = 'offered' and a.offered_until <= ${services.now()}))
    order by e.id`
  for (const event of events) if (!giveUp?.aborted) await offerPlaces(services, event)
}

async function endOffers(ctx: TxContext, event: RegistrationEvent): Promise<void> {
  await move(ctx, event, {
    who: sql`status = 'offered' and offered_until <= ${ctx.now()} order by id`,
    to: sql`status = 'cancelled'`,
    action: 'attendee.end_offer',
    mail: 'offer_ended',
  })
}

/** @returns how many were offered a place */
async function offerTo(ctx: TxContext, event: RegistrationEvent, most: number): Promise<number> {
  if (most === 0) return 0
  const until = sql`${ctx.now()}::timestamptz + make_interval(hours => (select waitlist_offer_hours from event where id = a.event_id))`
  return move(ctx, event, {
    who: sql`status = 'waitlisted' order by waitlisted_at, id limit ${most}::int`,
    to: sql`status = 'offered', offered_until = ${until}`,
    action: 'attendee.offer_place',
    mail: 'place_offered',
  })
}

/** Whoever is being changed by somebody else is left to the next sweep. @returns how many were moved */
async function move(
  ctx: TxContext,
  event: RegistrationEvent,
  { who, to, action, mail }: { who: Sql; to: Sql; action: string; mail: MailKind },
): Promise<number> {
  const rows = await many<Addressee & { until: Date }>(ctx)`
    with chosen as materialized (
      select id, status from attendee where org_id = ${ctx.orgId} and event_id = ${event.id} and ${who} for no key update skip locked
    ), moved as (
      update attendee a set updated_at = ${ctx.now()}, ${to} from chosen where a.id = chosen.id
      returning a.*, chosen.status as old_status
    ), audited as (${auditInsert(
      ctx,
      { action, subjectType: 'attendee' },
      sql`select id, jsonb_build_object('status', old_status), jsonb_build_object('status', status, 'offered_until', offered_until) from moved order by id`,
    )})
    select ${attendeeColumns}, attendee.link_no, attendee.offered_until as until from moved attendee order by attendee.id`
  if (rows.length > 0) await tell(ctx, mail, event, ...rows)
  return rows.length
}
