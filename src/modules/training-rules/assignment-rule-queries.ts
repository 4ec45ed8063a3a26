import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import type { AssignmentRule, AssignmentRulesQuery } from './rule-schema.ts'

type RuleRow = Omit<AssignmentRule, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

/** Columns of a `RuleRow`, from the rule `r`. */
const ruleColumns = sql.raw(
  'r.id, r.programme_id, r.tags, (select count(*)::int from training_rule_contact h where h.rule_id = r.id) as reached, r.created_at, r.updated_at',
)

const ruleToWire = ({ id, programme_id, tags, reached, created_at, updated_at }: RuleRow): AssignmentRule => ({
  id,
  programme_id,
  tags,
  reached,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
})

/** Lists the rules of all programmes, newest first. */
export async function listAssignmentRules(
  ctx: Context,
  { programme_id, ...page }: AssignmentRulesQuery,
): Promise<Listed<AssignmentRule>> {
  const { rows, total } = await listPage<RuleRow>(ctx.db, page, {
    within: sql`values (1)`,
    ids: sql`select id from training_rule where org_id = ${ctx.orgId}
      ${programme_id === undefined ? sql`` : sql`and programme_id = ${programme_id}`}`,
    rows: sql`select ${ruleColumns} from page join training_rule r using (id)`,
  })
  return { rows: rows.map(ruleToWire), total: total ?? 0 }
}

/** Returns the rule of a programme, or null. */
export async function findRule(ctx: Context, programmeId: number): Promise<AssignmentRule | null> {
  const row = await maybeOne<RuleRow>(ctx)`
    select ${ruleColumns} from training_rule r where r.org_id = ${ctx.orgId} and r.programme_id = ${programmeId}`
  return row && ruleToWire(row)
}
