import { isDeepStrictEqual } from 'node:util'
import { AppError, type FieldProblem, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { STAGE_KINDS, type StageSettings } from './deal-stages.ts'
import { countStages } from './list-stages.ts'
import { lockBoard } from './lock-board.ts'
import type { DealStage } from './stage-schema.ts'

/**
 * Replaces the stages of the pipeline. Stages with deals stay, of the same kind.
 * @throws AppError validation_failed; has_deals
 */
export function saveStages(ctx: Context, given: readonly StageSettings[]): Promise<DealStage[]> {
  const stages = given.map(({ key, label, kind, weight }) => ({
    key,
    label: label.trim(),
    kind,
    weight: rounded(weight),
  }))
  validateStages(stages)
  return inTransaction(ctx, async (ctx) => {
    await lockBoard(ctx)
    const before = await countStages(ctx)
    if (isDeepStrictEqual(before.map(settingsOf), stages)) return before
    requireStagesOfDeals(before, stages)
    await writeStages(ctx, stages)
    const after = await countStages(ctx)
    await recordAudit(ctx, {
      action: 'deal_stages.update',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before: before.map(settingsOf),
      after: after.map(settingsOf),
    })
    return after
  })
}

const rounded = (weight: number) => Math.round(weight * 1_000) / 1_000

const settingsOf = ({ deal_count: _, ...settings }: DealStage) => settings

function validateStages(stages: readonly StageSettings[]): void {
  const problems = stages.flatMap(({ key, kind, weight }, nth): FieldProblem[] => {
    const refuse = (field: string, msg: string, type: string) => ({ loc: ['body', String(nth), field], msg, type })
    const expected = kind === 'won' ? 1 : kind === 'lost' ? 0 : weight
    return [
      ...(stages.findIndex((each) => each.key === key) < nth
        ? [refuse('key', `key ${key} is used by another stage; make it unique`, 'duplicate')]
        : []),
      ...(weight === expected
        ? []
        : [refuse('weight', `must be ${expected} for a stage of the kind ${kind}`, 'weight')]),
    ]
  })
  if (problems.length > 0) throw new AppError('validation_failed', problems[0]!.msg, { problems })
  const missing = STAGE_KINDS.find((kind) => !stages.some((stage) => stage.kind === kind))
  if (missing !== undefined)
    throw invalidField(['body'], `needs at least one stage of the kind ${missing}`, 'missing_kind')
}

function requireStagesOfDeals(before: readonly DealStage[], stages: readonly StageSettings[]): void {
  for (const { key, kind, deal_count } of before.filter((stage) => stage.deal_count > 0)) {
    const kept = stages.find((stage) => stage.key === key)
    if (kept?.kind === kind) continue
    const deals = deal_count === 1 ? 'a deal' : `${deal_count} deals`
    const ask = kept === undefined ? 'Keep the stage' : `Keep its kind ${kind}`
    throw new AppError('has_deals', `Stage ${key} has ${deals}. ${ask}, or move the deals to another stage first.`)
  }
}

async function writeStages(ctx: TxContext, stages: readonly StageSettings[]): Promise<void> {
  const keys = stages.map(({ key }) => key)
  await change(ctx)`delete from deal_stage where org_id = ${ctx.orgId} and key <> all(${keys}::text[])`
  await change(ctx)`
    insert into deal_stage (org_id, key, label, kind, weight, position)
    select ${ctx.orgId}::bigint, s.* from unnest(${keys}::text[], ${stages.map(({ label }) => label)}::text[],
      ${stages.map(({ kind }) => kind)}::text[], ${stages.map(({ weight }) => weight)}::numeric[]) with ordinality s
    on conflict (org_id, key) do update set label = excluded.label, kind = excluded.kind, weight = excluded.weight,
      position = excluded.position`
}
