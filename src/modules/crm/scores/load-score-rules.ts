import { memoize } from '../../../lib/caches/memoize.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { type ProfileMatcher, profileMatcher } from './profile-evidence.ts'
import type { ScoreRule } from './score-rule.ts'

/** Active rules with their position among all rules, and matchers for rules about the profile. */
export type ScoreRules = {
  activityRules: { rule: ScoreRule; nth: number }[]
  profileRules: { rule: ScoreRule; nth: number; match: ProfileMatcher }[]
}

const prepared = new Map<string, ScoreRules>()
const MAX_PREPARED = 50

/** Returns the score rules of the organisation in order: its own, or the built-in ones until it has defined some. */
export async function listScoreRules(ctx: Context): Promise<readonly ScoreRule[]> {
  const row = await maybeOne<{ rules: ScoreRule[] }>(ctx)`
    select rules from lead_score_rules where org_id = ${ctx.orgId}`
  return row?.rules ?? DEFAULT_SCORE_RULES
}

/** Returns the score rules prepared for use: their words are folded once for many contacts. */
export async function loadScoreRules(ctx: Context): Promise<ScoreRules> {
  const row = await maybeOne<{ rules: string }>(ctx)`
    select rules::text as rules from lead_score_rules where org_id = ${ctx.orgId}`
  const text = row?.rules ?? ''
  return memoize(prepared, text, () => prepare(text === '' ? DEFAULT_SCORE_RULES : JSON.parse(text)), MAX_PREPARED)
}

function prepare(rules: readonly ScoreRule[]): ScoreRules {
  const placed = rules.map((rule, nth) => ({ rule, nth })).filter(({ rule }) => rule.active)
  return {
    activityRules: placed.filter(({ rule: { when } }) => when.activity !== undefined || when.deal !== undefined),
    profileRules: placed.flatMap((each) => {
      const match = profileMatcher(each.rule)
      return match === null ? [] : [{ ...each, match }]
    }),
  }
}
