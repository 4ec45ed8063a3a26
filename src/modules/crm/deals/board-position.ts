import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Initial distance between two deals on the board. */
const STEP = 1_024

/** Target position of a deal: a number, or directly above or below another deal; none: on top. */
export type BoardPosition = { position?: number; before?: number; after?: number }

export function isBoardPosition({ position, before, after }: BoardPosition): boolean {
  return position !== undefined || before !== undefined || after !== undefined
}

/**
 * Returns the number for a position among the other deals of a stage. The board must be locked.
 * @throws AppError validation_failed for more than one position, or a neighbour outside the stage
 */
export async function boardPosition(
  ctx: TxContext,
  id: number | null,
  stage: string,
  place: BoardPosition,
): Promise<number> {
  const { position, before, after } = place
  if ([position, before, after].filter((each) => each !== undefined).length > 1)
    throw invalidField(['body', 'position'], 'give only one of position, before and after', 'one_place')
  if (position !== undefined) return position
  if (before === undefined && after === undefined) {
    const { top } = await one<{ top: number | null }>(ctx)`
      select (select position from deal where org_id = ${ctx.orgId} and stage = ${stage} and id <> ${id ?? 0}
        order by position, id limit 1) as top`
    return top === null ? 0 : top - STEP
  }
  const side = before === undefined ? 'after' : 'before'
  await requireNeighbour(ctx, { id, stage, side, other: (before ?? after)! })
  const found = await middleBetween(ctx, { id, stage, side, other: (before ?? after)! })
  if (found !== null) return found
  await renumberStage(ctx, stage)
  return (await middleBetween(ctx, { id, stage, side, other: (before ?? after)! }))!
}

type Neighbour = { id: number | null; stage: string; side: 'before' | 'after'; other: number }

/** Requires a neighbour in the stage and locks it against deletion. */
async function requireNeighbour(ctx: TxContext, { id, stage, side, other }: Neighbour): Promise<void> {
  const neighbour = await maybeOne<{ stage: string }>(ctx)`
    select stage from deal where org_id = ${ctx.orgId} and id = ${other} for key share`
  const refuse = (message: string, type: string) => invalidField(['body', side], message, type)
  if (neighbour === null) throw refuse(`there is no deal ${other}`, 'unknown_deal')
  if (other === id) throw refuse('must name another deal, not the deal itself', 'itself')
  if (neighbour.stage !== stage)
    throw refuse(`deal ${other} is in the stage ${neighbour.stage}, but this deal is in ${stage}`, 'other_stage')
}

/** Returns the middle between a deal and its neighbour on one side; null if floating-point numbers leave no room. */
async function middleBetween(ctx: TxContext, { id, stage, side, other }: Neighbour): Promise<number | null> {
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

/** Renumbers the deals of a stage in their current order, with the initial distance between them. */
async function renumberStage(ctx: TxContext, stage: string): Promise<void> {
  await change(ctx)`
    with locked as materialized (
      select id from deal where org_id = ${ctx.orgId} and stage = ${stage} order by id for update),
    numbered as (
      select id, row_number() over (order by position, id) * ${STEP}::float8 as position from deal
      where org_id = ${ctx.orgId} and stage = ${stage})
    update deal set position = numbered.position from locked join numbered using (id) where deal.id = locked.id`
}
