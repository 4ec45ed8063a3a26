import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import { mayUseScope } from '../organisations/index.ts'
import type { AutomationRun, RunsQuery } from './automation-schema.ts'
import { noSuchRule } from './rule-queries.ts'
import { personColumns, subjectJoins } from './subject-person.ts'

type Times = 'occurred_at' | 'due_at' | 'created_at' | 'updated_at'
type RunRow = Omit<AutomationRun, Times | 'session_id'> & { occasion: number } & Record<Times, Date>

/** Lists the runs of a rule with their status and reason, newest first. @throws AppError not_found for the rule */
export async function listRuns(
  ctx: Context,
  eventId: number,
  ruleId: number,
  query: RunsQuery,
): Promise<Listed<AutomationRun>> {
  const status = query.status === undefined ? sql`` : sql`and status = ${query.status}`
  const { rows, total } = await listPage<RunRow>(ctx.db, query, {
    within: sql`select from automation_rule where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${ruleId}`,
    ids: sql`select id from automation_run where rule_id = ${ruleId} ${status}`,
    rows: sql`select run.*, ${personColumns} from page join automation_run run using (id) ${subjectJoins}`,
  })
  if (total === null) throw noSuchRule()
  const named = mayUseScope(ctx.actor, 'attendees:read')
  return { rows: rows.map((row) => runToWire(row, named)), total }
}

function runToWire(row: RunRow, named: boolean): AutomationRun {
  return {
    id: row.id,
    rule_id: row.rule_id,
    action_id: row.action_id,
    type: row.type,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    ...(named ? { name: row.name, email: row.email } : {}),
    occurred_at: isoTime(row.occurred_at),
    session_id: row.occasion === 0 ? null : row.occasion,
    due_at: isoTime(row.due_at),
    status: row.status,
    reason: row.reason,
    email_id: row.email_id,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}
