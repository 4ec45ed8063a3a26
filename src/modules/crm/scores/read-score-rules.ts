import type { Context } from '../../../platform/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import type { ScoreRule } from './score-rule.ts'

/** The rules of the organisation, in their order: its own, or the built-in ones until it has written some. */
export async function readScoreRules(ctx: Context): Promise<readonly ScoreRule[]> {
  const row = await maybeOne<{ rules: ScoreRule[] }>(ctx)`
    select rules from lead_score_rules where org_id = ${ctx.orgId}`
  return row?.rules ?? DEFAULT_SCORE_RULES
}
