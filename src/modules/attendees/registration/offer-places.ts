import { auditInsert } from '../../../platform/audit/record-audit.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { Type } from '../../../platform/type.ts'
import { OFFER_PLACES } from '../../events/index.ts'
import { freePlaces, lockPlaces } from './lock-places.ts'

/** The job that looks for offers that have ended, and for free places that nobody was told of. */
export const SWEEP_OFFERS = { name: 'sweep-offers', payload: Type.Object({}) }

const BATCH = 200

/**
 * Ends the offers of an event whose time is over, and offers what is free to those who have waited longest. Places are held
 * meanwhile, so there are never more offers than free places, however many processes do this.
 */
export async function offerPlaces(services: Services, { orgId, eventId }: { orgId: number; eventId: number }) {
  let offered = BATCH
  while (offered === BATCH)
    offered = await newTransaction(services.db, async (within) => {
      const ctx: TxContext = { ...jobContext(services, orgId, OFFER_PLACES.name), ...within }
      if ((await lockPlaces(ctx, eventId)) === null) return 0
      await endOffers(ctx, eventId)
      const places = await lockPlaces(ctx, eventId)
      return offerTo(ctx, eventId, Math.min(BATCH, freePlaces(places!)))
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

async function endOffers(ctx: TxContext, eventId: number): Promise<void> {
  const now = ctx.now()
  const entry = sql`
    select id, '{"status": "offered"}'::jsonb, '{"status": "cancelled"}'::jsonb from ended order by id`
  await many(ctx)`
    with due as materialized (
      select id from attendee where org_id = ${ctx.orgId} and event_id = ${eventId} and status = 'offered'
        and offered_until <= ${now} order by id for no key update skip locked
    ), ended as (
      update attendee set status = 'cancelled', updated_at = ${now} where id in (select id from due) returning id
    ) ${auditInsert(ctx, { action: 'attendee.end_offer', subjectType: 'attendee' }, entry)}`
}

/** @returns how many were offered a place */
async function offerTo(ctx: TxContext, eventId: number, most: number): Promise<number> {
  if (most === 0) return 0
  const now = ctx.now()
  const entry = sql`
    select id, '{"status": "waitlisted"}'::jsonb, jsonb_build_object('status', 'offered', 'offered_until', offered_until)
    from offered order by id`
  const rows = await many<{ id: number }>(ctx)`
    with next as materialized (
      select id from attendee where org_id = ${ctx.orgId} and event_id = ${eventId} and status = 'waitlisted'
      order by waitlisted_at, id limit ${most}::int for no key update skip locked
    ), offered as (
      update attendee a set status = 'offered', updated_at = ${now},
        offered_until = ${now}::timestamptz + make_interval(hours => (select waitlist_offer_hours from event where id = a.event_id))
      where id in (select id from next) returning a.id, a.offered_until
    ) ${auditInsert(ctx, { action: 'attendee.offer_place', subjectType: 'attendee' }, entry)} returning subject_id as id`
  return rows.length
}
