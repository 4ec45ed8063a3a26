import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { DealStage } from './deal-stages.ts'

/** How far apart deals stand from one another at first. */
const STEP = 1_024

/** Where a deal is to stand: at a number, above or under another deal; nothing of it: on top. */
export type Place = { position?: number; before?: number; after?: number }

export function isPlace({ position, before, after }: Place): boolean {
  return position !== undefined || before !== undefined || after !== undefined
}

/** Nobody else puts deals of the organisation into places until the transaction ends. It stands before deals, after contacts. */
export async function lockBoard(ctx: TxContext): Promise<void> {
  await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`board of ${ctx.orgId}`}, 0))`
}

/**
 * The position of a place among the other deals of a stage; the board is locked.
 * @throws AppError validation_failed for a place that is said twice, or beside a deal that is not in the stage
 */
export async function boardPosition(
  ctx: TxContext,
  id: number | null,
  stage: DealStage,
  place: Place,
): Promise<number> {
  const { position, before, after } = place
  if ([position, before, after].filter((each) => each !== undefined).length > 1)
    throw invalidField(['body', 'position'], 'say position, before or after, and one of them alone', 'one_place')
  if (position !== undefined) return position
  if (before === undefined && after === undefined) {
    const { top } = await one<{ top: number | null }>(ctx)`
      select (select position from deal where org_id = ${ctx.orgId} and stage = ${stage} and id <> ${id ?? 0}
        order by position, id limit 1) as top`
    return top === null ? 0 : top - STEP
  }
  const side = before === undefined ? 'after' : 'before'
  await requireNeighbour(ctx, { id, stage, side, other: (before ?? after)! })
  const found = await roomBeside(ctx, { id, stage, side, other: (before ?? after)! })
  if (found !== null) return found
  await numberAnew(ctx, stage)
  return (await roomBeside(ctx, { id, stage, side, other: (before ?? after)! }))!
}

type Beside = { id: number | null; stage: DealStage; side: 'before' | 'after'; other: number }

/** The neighbour is in the stage, and is not deleted until the transaction ends. */
async function requireNeighbour(ctx: TxContext, { id, stage, side, other }: Beside): Promise<void> {
  const neighbour = await maybeOne<{ stage: DealStage }>(ctx)`
    select stage from deal where org_id = ${ctx.orgId} and id = ${other} for key share`
  const refuse = (words: string, type: string) => invalidField(['body', side], words, type)
  if (neighbour === null) throw refuse(`there is no deal ${other}`, 'unknown_deal')
  if (other === id) throw refuse('names the deal itself', 'itself')
  if (neighbour.stage !== stage)
    throw refuse(`deal ${other} is in the stage ${neighbour.stage}, and this one in ${stage}`, 'other_stage')
}

/** The middle between a deal and its neighbour on one side; null where numbers have none. */
async function roomBeside(ctx: TxContext, { id, stage, side, other }: Beside): Promise<number | null> {
  const [is, order] = side === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const { beside, next } = await one<{ beside: number; next: number | null }>(ctx)`
    select beside.position as beside, (
      select position from deal d
      where d.org_id = ${ctx.orgId} and d.stage = ${stage} and d.id <> ${id ?? 0}
        and (d.position, d.id) ${is} (beside.position, beside.id)
      order by d.position ${order}, d.id ${order} limit 1) as next
    from deal beside where beside.id = ${other}`
  if (next === null) return side === 'before' ? beside - STEP : beside + STEP
  const middle = (beside + next) / 2
  return middle === beside || middle === next ? null : middle
}

/** Puts the deals of a stage as far apart as they were at first, in the order in which they stand. */
async function numberAnew(ctx: TxContext, stage: DealStage): Promise<void> {
  await change(ctx)`
    with held as materialized (
      select id from deal where org_id = ${ctx.orgId} and stage = ${stage} order by id for update),
    numbered as (
      select id, row_number() over (order by position, id) * ${STEP}::float8 as position from deal
      where org_id = ${ctx.orgId} and stage = ${stage})
    update deal set position = numbered.position from held join numbered using (id) where deal.id = held.id`
}
