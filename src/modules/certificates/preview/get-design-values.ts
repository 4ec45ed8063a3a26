import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { getDesign } from '../../designs/index.ts'
import { requireScope } from '../../organisations/index.ts'
import type { DesignValues } from './design-values-schema.ts'

/** Bounds of what is read: the newest events, and the newest attendees of the newest events that use the design. */
const EVENTS = 1_000
const EVENTS_WITH_ATTENDEES = 20
const ATTENDEES = 5_000
const VALUES = 100

/**
 * Returns the values that a design can print: those of the events that use it, and of the other newest events, which
 * may use it later.
 * @throws AppError forbidden without `events:read`, not_found
 */
export async function getDesignValues(ctx: Context, id: number): Promise<DesignValues> {
  requireScope(ctx, 'events:read', 'Getting the values that events define')
  await getDesign(ctx, id)
  const recent = sql`recent as materialized (
    select id, template_id = ${id} is true as uses, certificate_values from event
    where org_id = ${ctx.orgId} order by id desc limit ${EVENTS}::int)`
  const rows = await many<DesignValues['values'][number] & { total: number }>(ctx)`
    with ${recent},
    kinds as materialized (
      select k.event_id, k.position, k.certificate_values, k.template_id = ${id} is true as has_own, coalesce(k.template_id = ${id}, recent.uses) as uses
      from recent join certificate_kind k on k.event_id = recent.id),
    events as (
      select id, uses or exists (select from kinds k where k.event_id = recent.id and k.has_own) as uses, certificate_values from recent),
    defined as (
      select events.id as event_id, uses, 0 as kind, nth, each from events, jsonb_array_elements(certificate_values) with ordinality as v (each, nth)
      union all
      select event_id, uses, 1 + position, nth, each from kinds, jsonb_array_elements(certificate_values) with ordinality as v (each, nth)),
    named as (
      select distinct on (each ->> 'key') each ->> 'key' as key, each ->> 'label' as label, each ->> 'value' as value,
        uses, event_id, kind, nth
      from defined order by each ->> 'key', uses desc, event_id desc, kind),
    lacking as (
      select needed.key, count(*)::int as attendees from (
        select * from attendee where event_id in (select id from recent where uses order by id desc limit ${EVENTS_WITH_ATTENDEES}::int)
          and status = 'registered' order by id desc limit ${ATTENDEES}::int) attendee
      join recent on recent.id = attendee.event_id
      cross join jsonb_to_recordset(recent.certificate_values) as needed (key text, value text, question_id text)
      where coalesce(needed.value, '') = '' and not attendee.certificate_values ? needed.key
        and coalesce(attendee.answers -> needed.question_id, 'null') in ('null', '""', '[]')
      group by needed.key)
    select owner.total, named.key, named.label, named.value,
      (select count(distinct event_id)::int from defined where uses and each ->> 'key' = named.key) as events,
      coalesce(lacking.attendees, 0) as attendees_without
    from (select count(*) filter (where uses)::int as total from events) owner
    left join named on true left join lacking using (key)
    order by named.uses desc, named.event_id desc, named.kind, named.nth limit ${VALUES}::int`
  const values = rows.filter(({ key }) => key !== null)
  return { events: rows[0]!.total, values: values.map(({ total: _, ...value }) => value) }
}
