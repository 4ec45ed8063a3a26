import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import type { ActivityKind } from './activity-kinds.ts'

export type NewActivity = {
  contactId: number
  kind: ActivityKind
  at: Date
  /** The event of the organisation at which it happened. */
  eventId?: number | null
  /** The record that it is about. */
  subjectType?: string
  subjectId?: number
  /** The domain event that told of it. */
  sourceEvent?: number
  /** What its sentence tells besides; `summariseActivity` reads it. */
  data?: object
}

/**
 * Writes entries into the time lines of contacts, into those of the contacts that they are now where they were merged.
 * One that is there already, from the same domain event, is passed over, as is one of a contact that is gone. When the
 * last thing happened to a contact is moved on, and its score is due. The contacts are locked in order of their ids.
 * Each is looked up by its id: a plan that joins the table is made while there are few, and goes through all later.
 */
export async function addActivities(ctx: TxContext, activities: readonly NewActivity[]): Promise<void> {
  if (activities.length === 0) return
  const list = <Value>(of: (activity: NewActivity) => Value) => activities.map(of)
  await change(ctx)`
    with given as materialized (
      select * from unnest(${list(({ contactId }) => contactId)}::bigint[], ${list(({ kind }) => kind)}::text[],
        ${list(({ at }) => at)}::timestamptz[], ${list(({ eventId }) => eventId ?? null)}::bigint[],
        ${list(({ subjectType }) => subjectType ?? null)}::text[], ${list(({ subjectId }) => subjectId ?? null)}::bigint[],
        ${list(({ sourceEvent }) => sourceEvent ?? null)}::bigint[],
        ${list(({ data }) => JSON.stringify(data ?? {}))}::jsonb[]
      ) with ordinality as given (contact_id, kind, at, event_id, subject_type, subject_id, source_event, data, nth)),
    locked as materialized (
      select held.* from (select distinct contact_id from given order by 1) asked cross join lateral (
        select id, coalesce(merged_into, id) as now_id from contact
        where org_id = ${ctx.orgId} and id = asked.contact_id for no key update) held),
    added as (
      insert into contact_activity (org_id, contact_id, kind, at, event_id, subject_type, subject_id, source_event, data)
      select ${ctx.orgId}, now_id, kind, at, event_id, subject_type, subject_id, source_event, data
      from given join locked on id = contact_id order by nth
      on conflict do nothing returning contact_id, at),
    latest as (select contact_id, max(at) as at from added group by contact_id)
    update contact set score_due = true,
      last_activity_at = greatest(last_activity_at, (select at from latest where latest.contact_id = contact.id))
    where id = any(array(select contact_id from latest))`
}
