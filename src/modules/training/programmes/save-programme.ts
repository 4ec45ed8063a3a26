import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { evaluateProgrammesLater } from '../measuring/measure-programmes-later.ts'
import { getProgramme, lockProgramme, programmeToWire } from './programme-queries.ts'
import type { CreateProgramme, Programme, UpdateProgramme } from './programme-schema.ts'
import { setRequirements } from './set-requirements.ts'

/** Creates a programme. @throws AppError validation_failed for an invalid requirement */
export function createProgramme(ctx: Context, input: CreateProgramme): Promise<Programme> {
  const { description = null, renew_months = null, due_days = null, requirements = [] } = input
  return inTransaction(ctx, async (ctx) => {
    const { id } = await one<{ id: number }>(ctx)`
      insert into training_programme (org_id, name, description, renew_months, due_days, created_at, updated_at)
      values (${ctx.orgId}, ${input.name.trim()}, ${description}, ${renew_months}, ${due_days}, ${ctx.now()}, ${ctx.now()})
      returning id`
    await setRequirements(ctx, id, requirements)
    const after = await getProgramme(ctx, id)
    await recordAudit(ctx, {
      action: 'training_programme.create',
      subjectType: 'training_programme',
      subjectId: id,
      after,
    })
    return after
  })
}

/**
 * Updates the given fields. Changed requirements are evaluated shortly afterwards for everybody who has not completed
 * the programme.
 * @throws AppError not_found; validation_failed for an invalid requirement
 */
export function updateProgramme(ctx: Context, id: number, input: UpdateProgramme): Promise<Programme> {
  return inTransaction(ctx, async (ctx) => {
    const before = programmeToWire(await lockProgramme(ctx, id))
    const { description = before.description, renew_months = before.renew_months, due_days = before.due_days } = input
    const name = input.name?.trim() ?? before.name
    const requiresOther = input.requirements !== undefined && (await setRequirements(ctx, id, input.requirements))
    if (!requiresOther && changesNothing(before, { name, description, renew_months, due_days })) return before
    await change(ctx)`
      update training_programme set name = ${name}, description = ${description},
        renew_months = ${renew_months}, due_days = ${due_days}, updated_at = ${ctx.now()}
      where id = ${id}`
    if (requiresOther) await evaluateProgrammesLater(ctx, id)
    const after = await getProgramme(ctx, id)
    await recordAudit(ctx, {
      action: 'training_programme.update',
      subjectType: 'training_programme',
      subjectId: id,
      before,
      after,
    })
    return after
  })
}
