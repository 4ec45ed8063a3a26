import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { judgeScoreRules } from './judge-score-rules.ts'
import { beginScorePass } from './score-pass.ts'
import type { ScoreRule } from './score-rule.ts'

/** Puts these rules in the place of all, and has all scores calculated by them. @throws AppError validation_failed */
export function saveScoreRules(ctx: Context, rules: readonly ScoreRule[]): Promise<ScoreRule[]> {
  judgeScoreRules(rules)
  const kept = rules.map((rule) => ({ ...rule, label: rule.label.trim() }))
  return inTransaction(ctx, async (ctx) => {
    const { before } = await one<{ before: ScoreRule[] | null }>(ctx)`
      insert into lead_score_rules (org_id, rules, updated_at)
      values (${ctx.orgId}, ${JSON.stringify(kept)}::jsonb, ${ctx.now()})
      on conflict (org_id) do update set rules = excluded.rules, updated_at = excluded.updated_at
      returning old.rules as before`
    await recordAudit(ctx, {
      action: 'lead_score_rules.update',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      before: before ?? DEFAULT_SCORE_RULES,
      after: kept,
    })
    await beginScorePass(ctx)
    return kept
  })
}
