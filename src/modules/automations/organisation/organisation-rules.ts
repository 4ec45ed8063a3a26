import { AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import {
  type CreateOrganisationRule,
  MAX_ORGANISATION_RULES,
  type OrganisationRule,
  type UpdateOrganisationRule,
} from '../automation-schema.ts'
import { cancelRuns } from '../cancel-runs.ts'
import { planRule } from '../plan-rule.ts'
import { requireAllowedActions } from '../require-allowed-actions.ts'
import { actionsToWire, type RuleRow, ruleColumns } from '../rule-queries.ts'
import { insertRule, storeRule } from '../store-rule.ts'

type Row = RuleRow & { event_count: number; copy_stats: RuleRow['stats'] }

const columns = sql`${ruleColumns},
  (select count(*)::int from automation_rule c where c.org_id = r.org_id and c.organisation_rule_id = r.id) as event_count,
  (select json_build_object('pending', count(*) filter (where u.status in ('waiting', 'queued')),
      'sent', count(*) filter (where u.status = 'done'), 'failed', count(*) filter (where u.status = 'failed'))
    from automation_rule c join automation_run u on u.org_id = c.org_id and u.rule_id = c.id
    where c.org_id = r.org_id and c.organisation_rule_id = r.id
      and u.status in ('waiting', 'queued', 'done', 'failed')) as copy_stats`

function toWire(row: Row): OrganisationRule {
  const { id, name, trigger, trigger_hours, form_id, conditions, enabled, event_count } = row
  return {
    ...{ id, name, trigger, trigger_hours, form_id, conditions },
    actions: actionsToWire(row.actions),
    enabled,
    event_count,
    stats: row.copy_stats,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

/** Lists the rules of the organisation, newest first. */
export async function listOrganisationRules(ctx: Context, query: PageQuery): Promise<Listed<OrganisationRule>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from automation_rule where org_id = ${ctx.orgId} and event_id is null`,
    rows: sql`select ${columns} from page join automation_rule r using (id)`,
  })
  return { rows: rows.map(toWire), total: total ?? 0 }
}

/** Returns a rule of the organisation. @throws AppError not_found */
export async function getOrganisationRule(ctx: Context, id: number): Promise<OrganisationRule> {
  return toWire(await selectRule(ctx, id))
}

async function selectRule(ctx: Pick<Context, 'db' | 'orgId'>, id: number): Promise<Row> {
  const row = await maybeOne<Row>(ctx)`
    select ${columns} from automation_rule r where r.org_id = ${ctx.orgId} and r.event_id is null and r.id = ${id}`
  if (row === null) throw noSuch('automation rule', ' of the organisation')
  return row
}

/**
 * Creates a rule that is copied to each event created from now on. @throws AppError validation_failed; forbidden for its
 * actions; conflict when there are too many
 */
export function createOrganisationRule(ctx: Context, input: CreateOrganisationRule): Promise<OrganisationRule> {
  return inTransaction(ctx, async (ctx) => {
    requireAllowedActions(ctx, input.actions)
    // Rules that are created at the same moment count one another.
    await maybeOne(ctx)`select 1 from organisation where id = ${ctx.orgId} for no key update`
    const rule = await planRule(ctx, null, input, null)
    const { count } = await one<{ count: number }>(ctx)`
      select count(*)::int from automation_rule where org_id = ${ctx.orgId} and event_id is null`
    if (count >= MAX_ORGANISATION_RULES)
      throw new AppError(
        'conflict',
        `An organisation has at most ${MAX_ORGANISATION_RULES} automation rules for new events. Delete one first.`,
      )
    const after = toWire(await selectRule(ctx, await insertRule(ctx, null, rule)))
    await audit(ctx, 'automation_rule.create', { after })
    return after
  })
}

/**
 * Updates the given fields of a rule and of its copies, whose waiting runs follow as those of any rule.
 * @throws AppError not_found, validation_failed; forbidden for an action that the caller may not perform
 */
export function updateOrganisationRule(
  ctx: Context,
  id: number,
  input: UpdateOrganisationRule,
): Promise<OrganisationRule> {
  return inTransaction(ctx, async (ctx) => {
    const { before, copies } = await lockWithCopies(ctx, id)
    const rule = await planRule(ctx, null, input, before)
    if (changesNothing(before, rule)) return toWire(before)
    await storeRule(ctx, [id, ...copies], before, rule)
    const after = toWire(await selectRule(ctx, id))
    await audit(ctx, 'automation_rule.update', { before: toWire(before), after })
    return after
  })
}

/** Deletes a rule with its copies and their runs; waiting runs are cancelled. @throws AppError not_found */
export function deleteOrganisationRule(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { before, copies } = await lockWithCopies(ctx, id)
    await cancelRuns(ctx, copies, 'The rule was deleted.')
    await change(ctx)`delete from automation_rule where id = any(${copies}::bigint[])`
    await change(ctx)`delete from automation_rule where id = ${id}`
    await audit(ctx, 'automation_rule.delete', { before: toWire(before) })
  })
}

/** The original is locked first, so that the change misses no copy. */
async function lockWithCopies(ctx: TxContext, id: number): Promise<{ before: Row; copies: number[] }> {
  await change(ctx)`set local statement_timeout = '10min'`
  await maybeOne(ctx)`
    select 1 from automation_rule where org_id = ${ctx.orgId} and event_id is null and id = ${id} for update`
  const before = await selectRule(ctx, id)
  const rows = await many<{ id: number }>(ctx)`
    select id from automation_rule where org_id = ${ctx.orgId} and organisation_rule_id = ${id} order by id for update`
  return { before, copies: rows.map((row) => row.id) }
}

function audit(
  ctx: TxContext,
  action: string,
  change: { before?: OrganisationRule; after?: OrganisationRule },
): Promise<void> {
  const { id } = (change.after ?? change.before)!
  return recordAudit(ctx, { action, subjectType: 'automation_rule', subjectId: id, ...change })
}
