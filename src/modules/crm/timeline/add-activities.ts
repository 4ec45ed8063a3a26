import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import type { ActivityKind } from './activity-kinds.ts'

export type NewActivity = {
  contactId: number
  kind: ActivityKind
  at: Date
  /** Event of the organisation at which it happened. */
  eventId?: number | null
  /** Record that the activity is about. */
  subjectType?: string
  subjectId?: number
  /** Domain event that the activity was derived from. */
  sourceEvent?: number
  /** Values for the sentence of the entry; `summariseActivity` reads them. */
  data?: object
}

/**
 * Adds entries to the timelines of contacts; entries of merged contacts go to the contact that they were merged into.
 * Entries that already exist for the same domain event, and entries of deleted contacts, are skipped. Updates the time
 * of the last activity and marks the contacts for rescoring. Contacts are locked in order of their ids. Each one is
 * looked up by id: a plan that joins the whole table, made while it is small, would read all of it later.
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
      select locked.* from (select distinct contact_id from given order by 1) requested cross join lateral (
        select id, coalesce(merged_into, id) as now_id from contact
        where org_id = ${ctx.orgId} and id = requested.contact_id for no key update) locked),
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
