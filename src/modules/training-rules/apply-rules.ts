import { Type } from '../../lib/type.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { assignPeople } from '../training/index.ts'
import { isMatch } from './matching-contacts.ts'

/** Job that assigns programmes to contacts who match a rule. */
export const APPLY_RULES = { name: 'apply-training-rules', payload: Type.Object({}) }

/** Daily job that looks at all contacts again. */
export const RECHECK_RULES = { name: 'recheck-training-rules', payload: Type.Object({}) }

const BATCH = 500
/** Minutes by which a run looks back further than the last one, because of transactions that took long to commit. */
const OVERLAP_MINUTES = 10
/** Minutes after which a rule that has nothing to do is marked as looked at again. */
const MARK_MINUTES = 5

type Rule = { id: number; org_id: number; programme_id: number; tags: string[]; checked_until: Date | null }
type Match = { id: number; email: string; name: string }

/**
 * Assigns the programme of every rule to the contacts whom it has not reached yet. A rule that has seen all contacts
 * looks only at those that changed since. Rules take turns by batches, so that none waits for a long one.
 */
export async function applyRules(services: Services, giveUp?: AbortSignal): Promise<void> {
  const startedAt = services.now()
  const rules = await many<Rule>(services)`
    select id, org_id, programme_id, tags, checked_until from training_rule order by id`
  let open = rules.map((rule) => ({ rule, after: 0 }))
  while (open.length > 0) {
    const next: typeof open = []
    for (const { rule, after } of open) {
      if (giveUp?.aborted) return
      const last = await reachSome(services, rule, after)
      if (last === null) await markChecked(services, rule, startedAt)
      else next.push({ rule, after: last })
    }
    open = next
  }
}

/** Looks at all contacts again. Some come to match without a change of their own, such as when a merge is undone. */
export async function recheckRules(services: Services, giveUp?: AbortSignal): Promise<void> {
  await change(services)`update training_rule set checked_until = null`
  await applyRules(services, giveUp)
}

/**
 * Reaches one batch of contacts: the mark that a contact was reached, and its assignment, are one transaction. The
 * unique key of the mark decides between concurrent runs. People who have the programme already keep it as it is.
 * @returns the id of the last contact; null: there are no more
 */
function reachSome(services: Services, rule: Rule, after: number): Promise<number | null> {
  const { id, org_id, programme_id, tags, checked_until } = rule
  const since = checked_until && new Date(checked_until.getTime() - OVERLAP_MINUTES * 60_000)
  const ctx = jobContext(services, org_id, APPLY_RULES.name)
  return inTransaction(ctx, async (ctx) => {
    // A rule that is gone, or has other tags by now, is left to the next run.
    const stays = await maybeOne(ctx)`
      select from training_rule where id = ${id} and tags = ${tags}::text[] for key share`
    if (stays === null) return null
    const changed = since === null ? sql`` : sql`and c.updated_at > ${since}::timestamptz`
    // The fence keeps the planner from walking over all contacts in their order to find the few with a tag.
    const fence = tags.length === 0 ? sql`` : sql`offset 0`
    const matches = await many<Match>(ctx)`
      select c.id, c.email, left(trim(c.first_name || ' ' || c.last_name), 300) as name from (
        select id, email, first_name, last_name from contact c
        where ${isMatch(org_id, tags)} and c.id > ${after} ${changed} ${fence}
      ) c where not exists (select from training_rule_contact h where h.rule_id = ${id} and h.contact_id = c.id)
      order by c.id limit ${BATCH}::int`
    if (matches.length === 0) return null
    const reached = await many<{ contact_id: number }>(ctx)`
      insert into training_rule_contact (org_id, rule_id, contact_id)
      select ${org_id}, ${id}, contact_id from unnest(${matches.map((each) => each.id)}::bigint[]) as contact_id
      order by contact_id on conflict do nothing returning contact_id`
    const own = new Set(reached.map(({ contact_id }) => contact_id))
    const people = matches.filter((each) => own.has(each.id)).map(({ email, name }) => ({ email, name }))
    if (people.length > 0) await assignPeople(ctx, programme_id, { people })
    return matches.length < BATCH ? null : matches.at(-1)!.id
  })
}

/** The tags are compared, because a rule that was changed meanwhile has to look at all contacts. */
async function markChecked(services: Services, { id, tags, checked_until }: Rule, until: Date): Promise<void> {
  if (checked_until !== null && until.getTime() - checked_until.getTime() < MARK_MINUTES * 60_000) return
  await change(services)`
    update training_rule set checked_until = ${until}::timestamptz where id = ${id} and tags = ${tags}::text[]`
}
