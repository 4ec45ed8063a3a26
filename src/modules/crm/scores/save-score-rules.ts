import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { beginScorePass } from './score-pass.ts'
import type { ScoreRule } from './score-rule.ts'
import { validateScoreRules } from './validate-score-rules.ts'

/** Replaces all score rules and starts a recalculation of all scores. @throws AppError validation_failed */
export function saveScoreRules(ctx: Context, rules: readonly ScoreRule[]): Promise<ScoreRule[]> {
  validateScoreRules(rules)
  const trimmed = rules.map((rule) => ({ ...rule, label: rule.label.trim() }))
  return inTransaction(ctx, async (ctx) => {
    // Locks the row, creating it with the built-in rules if needed, so that concurrent changes take turns.
    const { before } = await one<{ before: ScoreRule[] }>(ctx)`
      insert into lead_score_rules as r (org_id, rules, updated_at)
      values (${ctx.orgId}, ${JSON.stringify(DEFAULT_SCORE_RULES)}::jsonb, ${ctx.now()})
      on conflict (org_id) do update set rules = r.rules
      returning rules as before`
    await change(ctx)`
      update lead_score_rules set rules = ${JSON.stringify(trimmed)}::jsonb, updated_at = ${ctx.now()}
      where org_id = ${ctx.orgId}`
    await recordAudit(ctx, {
      action: 'lead_score_rules.update',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before,
      after: trimmed,
    })
    await beginScorePass(ctx)
    return trimmed
  })
}
