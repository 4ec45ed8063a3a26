import { memoize } from '../../../lib/caches/memoize.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { type ProfileJudge, profileJudge } from './profile-evidence.ts'
import type { ScoreRule } from './score-rule.ts'

/** The rules that count, with their places among all, and judges of those that speak of the profile. */
export type ScoreRules = {
  happenings: { rule: ScoreRule; nth: number }[]
  judges: { rule: ScoreRule; nth: number; judge: ProfileJudge }[]
}

const prepared = new Map<string, ScoreRules>()
const MAX_PREPARED = 50

/** The rules of the organisation, in their order: its own, or the built-in ones until it has written some. */
export async function listScoreRules(ctx: Context): Promise<readonly ScoreRule[]> {
  const row = await maybeOne<{ rules: ScoreRule[] }>(ctx)`
    select rules from lead_score_rules where org_id = ${ctx.orgId}`
  return row?.rules ?? DEFAULT_SCORE_RULES
}

/** The same, ready to be used: the words of rules are folded once for many contacts. */
export async function readScoreRules(ctx: Context): Promise<ScoreRules> {
  const row = await maybeOne<{ rules: string }>(ctx)`
    select rules::text as rules from lead_score_rules where org_id = ${ctx.orgId}`
  const text = row?.rules ?? ''
  return memoize(prepared, text, () => prepare(text === '' ? DEFAULT_SCORE_RULES : JSON.parse(text)), MAX_PREPARED)
}

function prepare(rules: readonly ScoreRule[]): ScoreRules {
  const placed = rules.map((rule, nth) => ({ rule, nth })).filter(({ rule }) => rule.active)
  return {
    happenings: placed.filter(({ rule: { when } }) => when.activity !== undefined || when.deal !== undefined),
    judges: placed.flatMap((each) => {
      const judge = profileJudge(each.rule)
      return judge === null ? [] : [{ ...each, judge }]
    }),
  }
}
