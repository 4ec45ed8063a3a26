import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import { comparePeople } from './compare-people.ts'
import { type Description, describePerson } from './describe-person.ts'
import { type DuplicateGroup, type DuplicateQuery, USUAL_CONFIDENCE } from './duplicate-schema.ts'
import { groupMatches, type Match, type MatchGroup } from './group-matches.ts'
import { listPeople } from './list-people.ts'
import { matchSoon } from './match-contacts-job.ts'
import { phoneNumbers } from './phone-numbers.ts'

/** Number of matches that are grouped, most likely first: more than anybody looks at. */
const MAX_MATCHES = 100_000

/**
 * Lists groups of contacts that may be one person, most likely first. Changed contacts are compared first; if that
 * takes too long, a job continues and more groups follow.
 */
export async function listDuplicates(
  ctx: Context,
  { min_confidence = USUAL_CONFIDENCE, ...page }: DuplicateQuery,
): Promise<Listed<DuplicateGroup>> {
  const complete = await matchSoon(ctx)
  const groups = groupMatches(await listMatches(ctx, min_confidence), await listMarkedPairs(ctx))
  const { offset, limit } = pageRange(page)
  return {
    rows: await describeGroups(ctx, groups.slice(offset, offset + limit)),
    total: groups.length,
    capped: !complete,
  }
}

function listMatches(ctx: Context, least: number): Promise<Match[]> {
  return many<Match>(ctx)`
    select contact_id, other_id, percent from contact_match
    where org_id = ${ctx.orgId} and percent >= ${Math.ceil(least * 100 - 1e-9)}::int
    order by percent desc, contact_id, other_id limit ${MAX_MATCHES}::int`
}

/** For merged contacts, the mark applies to the contact that they were merged into. */
function listMarkedPairs(ctx: Context): Promise<{ contact_id: number; other_id: number }[]> {
  return many<{ contact_id: number; other_id: number }>(ctx)`
    select coalesce(a.merged_into, a.id) as contact_id, coalesce(b.merged_into, b.id) as other_id
    from contact_not_duplicate n join contact a on a.id = n.contact_id join contact b on b.id = n.other_id
    where n.org_id = ${ctx.orgId}`
}

type ContactRow = Omit<DuplicateGroup['contacts'][number], 'last_activity_at' | 'created_at'> & {
  last_activity_at: Date | null
  created_at: Date
}

async function describeGroups(ctx: Context, groups: readonly MatchGroup[]): Promise<DuplicateGroup[]> {
  const ids = groups.flatMap((group) => group.ids)
  if (ids.length === 0) return []
  const rows = await many<ContactRow>(ctx)`
    select c.id, c.email, c.first_name, c.last_name, c.phone, c.title, c.account_id, a.name as account_name,
      c.lifecycle_stage, c.lead_score, c.last_activity_at, c.created_at
    from contact c left join account a on a.id = c.account_id
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[]) and c.merged_into is null
    order by c.last_activity_at desc nulls last, c.id`
  const described = await describeAll(ctx, ids)
  const reasonsOf = ({ contact_id, other_id }: Match) => {
    const [a, b] = [described.get(contact_id), described.get(other_id)]
    const found = a && b ? comparePeople(a, b) : null
    return (found?.reasons ?? []).map((reason) => ({ ...reason, contact_ids: [contact_id, other_id] }))
  }
  return groups.map(({ ids, percent, matches }) => ({
    confidence: percent / 100,
    reasons: matches.flatMap(reasonsOf),
    contacts: rows.filter(({ id }) => ids.includes(id)).map(toWire),
  }))
}

const toWire = ({ last_activity_at, created_at, ...row }: ContactRow) => ({
  ...row,
  last_activity_at: last_activity_at && isoTime(last_activity_at),
  created_at: isoTime(created_at),
})

async function describeAll(ctx: Context, ids: number[]): Promise<Map<number, Description>> {
  const readPhone = await phoneNumbers()
  const organisation = await maybeOne<{ country: string | null }>(
    ctx,
  )`select country from organisation where id = ${ctx.orgId}`
  const people = await listPeople(ctx, ids)
  return new Map(people.map((person) => [person.id, describePerson(person, readPhone, organisation?.country ?? null)]))
}
