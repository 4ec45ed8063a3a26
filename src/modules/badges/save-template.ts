import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { sweepLater } from '../../platform/blobs/index.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeReference } from '../../platform/db/pg-errors.ts'
import { change, one } from '../../platform/db/query.ts'
import { awardLater } from './award-to-all.ts'
import type { BadgeTemplate, BadgeTemplateChange, NewBadgeTemplate } from './badge-schema.ts'
import { getTemplate, lockTemplate, type TemplateRow, templateToWire } from './template-queries.ts'
import { validateCriteria } from './validate-criteria.ts'

/** Bounded because every achievement is evaluated against all templates. */
const MAX_TEMPLATES = 200

/** @throws AppError validation_failed; conflict when the organisation has the maximum number of templates */
export function createTemplate(ctx: Context, input: NewBadgeTemplate): Promise<BadgeTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const criteria = input.criteria ?? []
    await validateCriteria(ctx, criteria)
    // The lock makes the second of two simultaneous calls count the first one's template.
    await change(ctx)`select from organisation where id = ${ctx.orgId} for no key update`
    const { count } = await one<{ count: number }>(ctx)`
      select count(*)::int as count from badge_template where org_id = ${ctx.orgId}`
    if (count >= MAX_TEMPLATES)
      throw new AppError(
        'conflict',
        `The organisation already has ${MAX_TEMPLATES} badge templates, which is the maximum.`,
      )
    const { id } = await one<{ id: number }>(ctx)`
      insert into badge_template (org_id, name, description, criteria, active, created_at, updated_at)
      values (${ctx.orgId}, ${input.name.trim()}, ${input.description?.trim() ?? ''}, ${JSON.stringify(criteria)}::jsonb,
        ${input.active ?? true}, ${ctx.now()}, ${ctx.now()}) returning id`
    if (criteria.length > 0 && input.active !== false) await awardLater(ctx, id)
    return told(ctx, 'create', id)
  })
}

/** @throws AppError not_found, validation_failed */
export function updateTemplate(ctx: Context, id: number, input: BadgeTemplateChange): Promise<BadgeTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockTemplate(ctx, id)
    if (input.criteria) await validateCriteria(ctx, input.criteria)
    const { criteria = before.criteria, active = before.active } = input
    const name = input.name?.trim() ?? before.name
    const description = input.description?.trim() ?? before.description
    if (changesNothing(before, { name, description, criteria, active })) return templateToWire(ctx, before)
    await change(ctx)`
      update badge_template set name = ${name}, updated_at = ${ctx.now()},
        description = ${description}, criteria = ${JSON.stringify(criteria)}::jsonb,
        active = ${active}
      where id = ${id}`
    const isAnother = JSON.stringify(criteria) !== JSON.stringify(before.criteria) || !before.active
    if (active && criteria.length > 0 && isAnother) await awardLater(ctx, id)
    return told(ctx, 'update', id, before)
  })
}

/** Deletes a template that was never awarded. @throws AppError not_found, conflict */
export function deleteTemplate(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockTemplate(ctx, id)
    try {
      await change(ctx)`delete from badge_template where id = ${id}`
    } catch (error) {
      if (brokeReference(error, 'automation_action_badge'))
        throw new AppError('conflict', `Automation rules award badge ${id}. Remove it from them first.`)
      if (!brokeReference(error, 'badge_award_of_template')) throw error
      throw new AppError('conflict', `Badge ${id} has been awarded. Set active to false instead of deleting it.`)
    }
    if (before.image_key !== null) await sweepLater(ctx, before.image_key)
    await recordAudit(ctx, {
      action: 'badge_template.delete',
      subjectType: 'badge_template',
      subjectId: id,
      before: templateToWire(ctx, before),
    })
  })
}

/** Records the audit entry. @returns the template as it is now */
export async function told(
  ctx: TxContext,
  deed: 'create' | 'update',
  id: number,
  before?: TemplateRow,
): Promise<BadgeTemplate> {
  const after = templateToWire(ctx, await getTemplate(ctx, id))
  await recordAudit(ctx, {
    action: `badge_template.${deed}`,
    subjectType: 'badge_template',
    subjectId: id,
    ...(before && { before: templateToWire(ctx, before) }),
    after,
  })
  return after
}
