import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { rescoreDueLater } from './rescore-contacts.ts'
import { beginScorePass } from './score-pass.ts'
import type { ScoreRule } from './score-rule.ts'

/** The job after midnight in UTC, when evidence has become a day older. */
export const AGE_SCORES = { name: 'age-lead-scores', payload: Type.Object({}) }

/** The job that finds contacts which wait without a job: whoever made them due has not said so. */
export const FIND_DUE_SCORES = { name: 'find-due-lead-scores', payload: Type.Object({}) }

/** Begins the way through all contacts of every organisation of which a score can change by the days alone. */
export async function ageScores(services: Services, giveUp?: AbortSignal): Promise<void> {
  const rows = await many<{ org_id: number; rules: ScoreRule[] | null }>(services)`
    select o.id as org_id, r.rules from organisation o left join lead_score_rules r on r.org_id = o.id
    where exists (select from contact c where c.org_id = o.id and c.merged_into is null)`
  for (const { org_id, rules } of rows) {
    giveUp?.throwIfAborted()
    if ((rules ?? DEFAULT_SCORE_RULES).some(changesByDays))
      await inTransaction(jobContext(services, org_id, AGE_SCORES.name), beginScorePass)
  }
}

const changesByDays = ({ active, half_life_days, when }: ScoreRule) =>
  active && (half_life_days !== null || when.inactive_days !== undefined)

/** Whoever imports contacts has them scored at the end, and not while the import goes on. */
export async function findDueScores(services: Services, giveUp?: AbortSignal): Promise<void> {
  const rows = await many<{ org_id: number }>(services)`
    select o.id as org_id from organisation o
    where exists (select from contact c where c.org_id = o.id and c.score_due and c.merged_into is null)
      and not exists (select from contact_import i where i.org_id = o.id and i.status in ('pending', 'running'))`
  for (const { org_id } of rows) {
    giveUp?.throwIfAborted()
    await inTransaction(jobContext(services, org_id, FIND_DUE_SCORES.name), rescoreDueLater)
  }
}
