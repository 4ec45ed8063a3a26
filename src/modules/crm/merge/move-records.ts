import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { importEntry } from '../timeline/import-entry.ts'

/** Ids of the records that moved from one contact to another. */
export type MovedIds = Record<'dealIds' | 'noteIds' | 'taskIds' | 'activityIds' | 'followerIds', number[]>

type Moved = { contact_id: number; ids: number[] }

/**
 * Moves the records of contacts to another contact. A timeline entry stays if the other contact already has one for the
 * same event.
 * @returns the moved ids for each contact
 */
export async function moveRecords(
  ctx: TxContext,
  fromIds: readonly number[],
  to: number,
): Promise<Map<number, MovedIds>> {
  const followers = await many<Moved>(ctx)`
    with held as materialized (
      select id, merged_into as contact_id from contact
      where org_id = ${ctx.orgId} and merged_into = any(${fromIds}::bigint[]) order by id for update),
    moved as (update contact c set merged_into = ${to} from held where c.id = held.id)
    select contact_id, array_agg(id) as ids from held group by contact_id`
  const deals = await many<Moved>(ctx)`
    with held as materialized (
      select id, contact_id from deal
      where org_id = ${ctx.orgId} and contact_id = any(${fromIds}::bigint[]) order by id for no key update),
    moved as (update deal d set contact_id = ${to} from held where d.id = held.id)
    select contact_id, array_agg(id) as ids from held group by contact_id`
  await dropOldClaims(ctx, 'deal_ids', deals, to)
  const tasks = await many<Moved>(ctx)`
    with held as materialized (
      select id, contact_id from crm_task where contact_id = any(${fromIds}::bigint[]) order by id for no key update),
    moved as (update crm_task t set contact_id = ${to} from held where t.id = held.id)
    select contact_id, array_agg(id) as ids from held group by contact_id`
  await dropOldClaims(ctx, 'task_ids', tasks, to)
  const notes = await many<Moved>(ctx)`
    with held as materialized (
      select id, contact_id from contact_note where contact_id = any(${fromIds}::bigint[]) order by id for no key update),
    moved as (update contact_note n set contact_id = ${to} from held where n.id = held.id)
    select contact_id, array_agg(id) as ids from held group by contact_id`
  const activities = await moveActivities(ctx, fromIds, to)
  return new Map(
    fromIds.map((id) => {
      const of = (moved: Moved[]) => moved.find(({ contact_id }) => contact_id === id)?.ids ?? []
      const [dealIds, noteIds, taskIds] = [of(deals), of(notes), of(tasks)]
      return [id, { dealIds, noteIds, taskIds, activityIds: of(activities), followerIds: of(followers) }]
    }),
  )
}

/**
 * If a merge moves a deal or task that was moved to this contact before, the earlier merge loses its claim: the record
 * had left in the meantime.
 */
async function dropOldClaims(
  ctx: TxContext,
  column: 'deal_ids' | 'task_ids',
  moved: Moved[],
  contactId: number,
): Promise<void> {
  const ids = moved.flatMap((each) => each.ids)
  const claims = sql.ref(column)
  await change(ctx)`
    update contact_merge_member d set ${claims} = array(
      select id from unnest(d.${claims}) with ordinality as claimed (id, nth) where id <> all(${ids}::bigint[]) order by nth)
    from contact_merge m
    where m.id = d.merge_id and m.contact_id = ${contactId} and m.undone_at is null and d.${claims} && ${ids}::bigint[]`
}

async function moveActivities(ctx: TxContext, fromIds: readonly number[], to: number): Promise<Moved[]> {
  await change(ctx)`
    with entry as (
      insert into contact_activity (id, org_id, contact_id, kind, at, event_id, subject_type, subject_id, data)
      overriding system value
      select entry.* from unnest(${fromIds}::bigint[]) made (id), lateral (${importEntry(sql`made.id`)}) entry
      returning contact_id)
    update contact set import_id = null, import_row = null, import_entry_id = null
    where id in (select contact_id from entry)`
  return many<Moved>(ctx)`
    with known as materialized (
      select id, contact_id, source_event is not null and subject_id is not null
          and row_number() over (partition by source_event, kind, subject_id order by contact_id <> ${to}, contact_id, id) > 1 as again
      from contact_activity where contact_id = any(${[...fromIds, to]}::bigint[])),
    held as materialized (select id, contact_id from known where contact_id <> ${to} and not again),
    moved as (update contact_activity a set contact_id = ${to} from held where a.id = held.id)
    select contact_id, array_agg(id) as ids from held group by contact_id`
}

/** Moves records back to a contact if they are still there. */
export async function moveBack(
  ctx: TxContext,
  from: number,
  to: number,
  { dealIds, noteIds, taskIds, activityIds, followerIds }: MovedIds,
): Promise<void> {
  await change(ctx)`
    update contact set merged_into = ${to}
    where org_id = ${ctx.orgId} and id = any(${followerIds}::bigint[]) and merged_into = ${from}`
  await change(ctx)`
    update deal set contact_id = ${to}
    where org_id = ${ctx.orgId} and id = any(${dealIds}::bigint[]) and contact_id = ${from}`
  await change(ctx)`
    update contact_note set contact_id = ${to} where id = any(${noteIds}::bigint[]) and contact_id = ${from}`
  await change(ctx)`
    update crm_task set contact_id = ${to} where id = any(${taskIds}::bigint[]) and contact_id = ${from}`
  await change(ctx)`
    update contact_activity set contact_id = ${to} where id = any(${activityIds}::bigint[]) and contact_id = ${from}`
}
