import { AppError, invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeReference } from '../../platform/db/pg-errors.ts'
import { change, many, one } from '../../platform/db/query.ts'
import { awardLater } from './award-to-all.ts'
import type { BadgeTemplate, BadgeTemplateChange, NewBadgeTemplate } from './records/badge-schema.ts'
import { getTemplate, lockTemplate, type TemplateRow, templateToWire } from './template-queries.ts'
import { storeVersion, sweepPictures } from './template-versions.ts'
import { validateCriteria } from './validate-criteria.ts'

/** Bounded because every achievement is evaluated against all templates. */
const MAX_TEMPLATES = 200

/** @throws AppError validation_failed; conflict when the organisation has the maximum number of templates */
export function createTemplate(ctx: Context, input: NewBadgeTemplate): Promise<BadgeTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const criteria = input.criteria ?? []
    const { validity_days: days = null, validity_months: months = null } = input
    requireOneValidity({ days, months })
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
      insert into badge_template (org_id, name, description, criteria, active, validity_days, validity_months, created_at, updated_at)
      values (${ctx.orgId}, ${input.name.trim()}, ${input.description?.trim() ?? ''}, ${JSON.stringify(criteria)}::jsonb,
        ${input.active ?? true}, ${days}, ${months}, ${ctx.now()}, ${ctx.now()}) returning id`
    await storeVersion(ctx, id)
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
    const { validity_days: days = before.validity_days, validity_months: months = before.validity_months } = input
    requireOneValidity({ days, months })
    const content = { name, description, criteria }
    if (changesNothing(before, { ...content, active, validity_days: days, validity_months: months }))
      return templateToWire(ctx, before)
    const isOtherContent = !changesNothing(before, content)
    await change(ctx)`
      update badge_template set name = ${name}, updated_at = ${ctx.now()},
        description = ${description}, criteria = ${JSON.stringify(criteria)}::jsonb,
        active = ${active}, validity_days = ${days}, validity_months = ${months}, version = version + ${isOtherContent ? 1 : 0}::int
      where id = ${id}`
    if (isOtherContent) await storeVersion(ctx, id)
    const isAnother = JSON.stringify(criteria) !== JSON.stringify(before.criteria) || !before.active
    if (active && criteria.length > 0 && isAnother) await awardLater(ctx, id)
    return told(ctx, 'update', id, before)
  })
}

/** Deletes a template that was never awarded. @throws AppError not_found, conflict */
export function deleteTemplate(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockTemplate(ctx, id)
    const pictures = await many<{ image_key: string | null }>(ctx)`
      select image_key from badge_template_version where template_id = ${id}`
    try {
      await change(ctx)`delete from badge_template where id = ${id}`
    } catch (error) {
      if (brokeReference(error, 'automation_action_badge'))
        throw new AppError('conflict', `Automation rules award badge ${id}. Remove it from them first.`)
      if (!brokeReference(error, 'badge_award_of_template') && !brokeReference(error, 'badge_award_of_version'))
        throw error
      throw new AppError('conflict', `Badge ${id} has been awarded. Set active to false instead of deleting it.`)
    }
    await sweepPictures(ctx, pictures)
    await recordAudit(ctx, {
      action: 'badge_template.delete',
      subjectType: 'badge_template',
      subjectId: id,
      before: templateToWire(ctx, before),
    })
  })
}

function requireOneValidity({ days, months }: { days: number | null; months: number | null }): void {
  if (days !== null && months !== null)
    throw invalidField(
      ['body', 'validity_months'],
      'set validity_days or validity_months, and the other to null',
      'exactly_one',
    )
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
