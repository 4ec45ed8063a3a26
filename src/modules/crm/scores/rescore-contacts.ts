import { Type } from '../../../lib/type.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { loadScoreRules } from './load-score-rules.ts'
import type { ScoredProfile } from './profile-evidence.ts'
import { scoreContacts } from './score-contacts.ts'

/** Job that rescores the due contacts of an organisation. */
export const RESCORE_CONTACTS = { name: 'rescore-contacts', payload: Type.Object({ org_id: Type.Integer() }) }

/** Maximum number of contacts that one transaction locks, for some tens of milliseconds. */
export const MAX_AT_ONCE = 500

/**
 * Rescores contacts at the end of the caller's transaction. Call it after changing anything that scores depend on.
 * Changed scores are announced. More than 500 contacts are left to a job.
 * @param ids contacts; merged and deleted ones are skipped. 'due': the next contacts that are due
 * @returns the number of contacts processed, and of changed scores
 */
export async function rescoreContacts(
  ctx: TxContext,
  ids: readonly number[] | 'due',
): Promise<{ contacts: number; changed: number }> {
  if (ids === 'due') return rescore(ctx, await nextDue(ctx))
  if (ids.length <= MAX_AT_ONCE) return rescore(ctx, ids)
  await change(ctx)`
    update contact set score_due = true where id in (
      select id from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) and not score_due
      order by id for no key update)`
  await rescoreDueLater(ctx)
  return { contacts: 0, changed: 0 }
}

/** Queues the rescoring of due contacts for after the commit. */
export function rescoreDueLater(ctx: TxContext): Promise<void> {
  return addJob(ctx, RESCORE_CONTACTS, { org_id: ctx.orgId }, { about: `${ctx.orgId}`, line: longWorkOf(ctx) })
}

async function nextDue(ctx: TxContext): Promise<number[]> {
  const rows = await many<{ id: number }>(ctx)`
    select id from contact where org_id = ${ctx.orgId} and score_due and merged_into is null order by id limit ${MAX_AT_ONCE}`
  return rows.map(({ id }) => id)
}

async function rescore(ctx: TxContext, ids: readonly number[]) {
  const profiles = await lockContacts(ctx, ids)
  if (profiles.length === 0) return { contacts: 0, changed: 0 }
  // Read after locking the contacts: a recalculation with newer rules then comes later.
  const rules = await loadScoreRules(ctx)
  const changed = await scoreContacts(ctx, profiles, rules)
  return { contacts: profiles.length, changed }
}

/**
 * Anything read after this includes the changes of previous lock holders. Each is looked up by its key, whatever the
 * database knows of how many there are.
 */
function lockContacts(ctx: TxContext, ids: readonly number[]): Promise<ScoredProfile[]> {
  return many<ScoredProfile>(ctx)`
    select held.*, (select a.name from account a where a.id = held.account_id) as account_name
    from (select id from unnest(${ids}::bigint[]) id order by id) asked cross join lateral (
      select id, email, phone, title, tags, lifecycle_stage, properties, last_activity_at, created_at, account_id
      from contact where org_id = ${ctx.orgId} and id = asked.id and merged_into is null for no key update) held`
}
