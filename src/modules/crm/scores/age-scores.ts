import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { DEFAULT_SCORE_RULES } from './default-score-rules.ts'
import { rescoreDueLater } from './rescore-contacts.ts'
import { beginScorePass } from './score-pass.ts'
import type { ScoreRule } from './score-rule.ts'

/** Job that runs after midnight UTC, when evidence has become a day older. */
export const AGE_SCORES = { name: 'age-lead-scores', payload: Type.Object({}) }

/** Job that finds due contacts without a rescoring job. */
export const FIND_DUE_SCORES = { name: 'find-due-lead-scores', payload: Type.Object({}) }

/** Starts a pass over the contacts of every organisation with rules that depend on the date. */
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

/** Contacts of running imports are rescored at the end of the import. */
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
