import { noSuch } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { getProgramme } from '../training/index.ts'
import { APPLY_RULES } from './apply-rules.ts'
import { findRule } from './assignment-rule-queries.ts'
import { isMatch } from './matching-contacts.ts'
import type { AssignmentRule, AssignmentRuleBody, AssignmentRulePreview } from './rule-schema.ts'

/** Returns tags without blanks and repetitions. */
const tagsOf = ({ tags }: AssignmentRuleBody) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]

/**
 * Sets the rule of a programme. Contacts who match get the programme shortly afterwards, and others when they come to
 * match. @throws AppError not_found for the programme
 */
export function setAssignmentRule(
  ctx: Context,
  programmeId: number,
  body: AssignmentRuleBody,
): Promise<AssignmentRule> {
  const tags = tagsOf(body)
  return inTransaction(ctx, async (ctx) => {
    await getProgramme(ctx, programmeId)
    const before = await findRule(ctx, programmeId)
    if (before && changesNothing(before, { tags })) return before
    await change(ctx)`
      insert into training_rule (org_id, programme_id, tags, created_at, updated_at)
      values (${ctx.orgId}, ${programmeId}, ${tags}::text[], ${ctx.now()}, ${ctx.now()})
      on conflict (programme_id) do update set tags = excluded.tags, checked_until = null, updated_at = excluded.updated_at`
    const after = (await findRule(ctx, programmeId))!
    await recordAudit(ctx, {
      action: 'training_programme.set_rule',
      subjectType: 'training_programme',
      subjectId: programmeId,
      ...(before && { before }),
      after,
    })
    await addJob(ctx, APPLY_RULES, {}, { about: `of organisation ${ctx.orgId}` })
    return after
  })
}

/** Counts the contacts whom a rule would reach now. @throws AppError not_found for the programme */
export async function previewAssignmentRule(
  ctx: Context,
  programmeId: number,
  body: AssignmentRuleBody,
): Promise<AssignmentRulePreview> {
  await getProgramme(ctx, programmeId)
  return one<AssignmentRulePreview>(ctx)`
    select count(*)::int as contacts, count(*) filter (where not exists (
      select from training_assignment a where a.programme_id = ${programmeId} and a.email_key = c.email_key
        and a.renewed_at is null))::int as would_assign
    from contact c where ${isMatch(ctx.orgId, tagsOf(body))}`
}

/** Deletes the rule of a programme; assignments stay. @throws AppError not_found */
export function deleteAssignmentRule(ctx: Context, programmeId: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findRule(ctx, programmeId)
    const deleted = await change(ctx)`
      delete from training_rule where org_id = ${ctx.orgId} and programme_id = ${programmeId}`
    if (before === null || deleted === 0) throw noSuch('rule')
    await recordAudit(ctx, {
      action: 'training_programme.delete_rule',
      subjectType: 'training_programme',
      subjectId: programmeId,
      before,
    })
  })
}
