import type { Context, TxContext } from '../../../platform/context/context.ts'
import { change, many, one } from '../../../platform/db/query.ts'

/** Kinds of sample records outside the sample event, in an order in which they can be deleted. */
const KINDS = ['deal', 'contact', 'account', 'form', 'programme', 'completion', 'course', 'badge_template'] as const

export type SampleKind = (typeof KINDS)[number]
export type SampleRecord = { kind: SampleKind; record_id: number }

/** Returns whether there is sample data, and its event, which the organisation may have deleted already. */
export function findSample(ctx: Context): Promise<{ has_sample_data: boolean; sample_event_id: number | null }> {
  return one<{ has_sample_data: boolean; sample_event_id: number | null }>(ctx)`
    select e.event_id as sample_event_id,
      e.event_id is not null or exists (select from sample_record where org_id = ${ctx.orgId}) as has_sample_data
    from (select 1) here left join sample_event e on e.org_id = ${ctx.orgId}`
}

/** Remembers records as sample data. */
export async function rememberSamples(ctx: TxContext, kind: SampleKind, ids: readonly number[]): Promise<void> {
  await change(ctx)`
    insert into sample_record (org_id, kind, record_id) select ${ctx.orgId}, ${kind}, id from unnest(${ids}::bigint[]) id`
}

/** Returns all sample records in an order in which they can be deleted. */
export function listSamples(ctx: Context): Promise<SampleRecord[]> {
  return many<SampleRecord>(ctx)`
    select kind, record_id from sample_record where org_id = ${ctx.orgId}
    order by array_position(${KINDS}::text[], kind), record_id`
}

/** Forgets a record that was deleted or is no longer sample data. */
export async function forgetSample(ctx: Context, { kind, record_id }: SampleRecord): Promise<void> {
  await change(ctx)`
    delete from sample_record where org_id = ${ctx.orgId} and kind = ${kind} and record_id = ${record_id}`
}
