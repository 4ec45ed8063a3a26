import type { Context, TxContext } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { comparePeople } from './compare-people.ts'
import { type Description, describePerson } from './describe-person.ts'
import { findCandidates } from './find-candidates.ts'
import { matchKeys } from './match-keys.ts'
import { phoneNumbers } from './phone-numbers.ts'
import { readPeople } from './read-people.ts'

/** So many contacts are compared by one transaction at most, apart from what one import or one change of an account made due. */
const MOST_AT_ONCE = 1_000
/** A name that more contacts of an organisation have says nothing by itself. */
const MOST_OF_A_NAME = 4

/**
 * Compares contacts that have changed with those that have something in common with them, a batch in a transaction.
 * @returns how many were compared; 0: all are as they were when they were compared last
 */
export async function matchDueContacts(ctx: Context): Promise<number> {
  const readPhone = await phoneNumbers()
  return inTransaction(ctx, async (ctx) => {
    const country = await holdMatching(ctx)
    const due = await takeDue(ctx)
    if (due.length === 0) return 0
    const describe = (person: Parameters<typeof describePerson>[0]) => describePerson(person, readPhone, country)
    const changed = (await readPeople(ctx, due, { hold: true })).map(describe)
    const keysOf = new Map(changed.map((person) => [person.id, matchKeys(person)]))
    await forget(ctx, due)
    await writeKeys(ctx, keysOf)
    const candidates = await findCandidates(ctx, keysOf)
    const known = new Map(changed.map((person) => [person.id, person]))
    const others = new Set(candidates.flatMap(({ others }) => others).filter((id) => !known.has(id)))
    for (const person of await readPeople(ctx, [...others])) known.set(person.id, describe(person))
    await writeMatches(ctx, comparePairs(candidates, known))
    return due.length
  })
}

/** Of those who compare the contacts of an organisation one does so at a time. @returns the country of its telephone numbers */
async function holdMatching(ctx: TxContext): Promise<string | null> {
  await change(ctx)`
    insert into contact_matching (org_id, country) select id, country from organisation where id = ${ctx.orgId}
    on conflict (org_id) do nothing`
  const { country, before } = await one<{ country: string | null; before: string | null }>(ctx)`
    select o.country, m.country as before from contact_matching m join organisation o on o.id = m.org_id
    where m.org_id = ${ctx.orgId} for update of m`
  if (country === before) return country
  // National numbers are others now.
  await change(ctx)`
    insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from contact
    where org_id = ${ctx.orgId} and phone is not null and merged_into is null group by org_id, id / 1000`
  await change(ctx)`update contact_matching set country = ${country} where org_id = ${ctx.orgId}`
  return country
}

async function takeDue(ctx: TxContext): Promise<number[]> {
  const taken = await maybeOne<{ ids: number[] | null }>(ctx)`
    with first as (
      select id, sum(cardinality(contact_ids)) over (order by id) as so_far
      from (select id, contact_ids from contact_match_due where org_id = ${ctx.orgId} order by id limit ${MOST_AT_ONCE}::int) due),
    taken as (
      delete from contact_match_due where id in (
        select id from first where so_far <= ${MOST_AT_ONCE}::int union select min(id) from first)
      returning contact_ids)
    select array_agg(distinct contact_id) as ids from taken, unnest(contact_ids) contact_id`
  return (taken?.ids ?? []).sort((a, b) => a - b)
}

async function forget(ctx: TxContext, ids: number[]): Promise<void> {
  await change(ctx)`
    with keys as (delete from contact_key where contact_id = any(${ids}::bigint[])),
    others as (delete from contact_match where other_id = any(${ids}::bigint[]) and contact_id <> all(${ids}::bigint[]))
    delete from contact_match where contact_id = any(${ids}::bigint[])`
}

/** Keys in their order, as the index of them is written. */
async function writeKeys(ctx: TxContext, keysOf: Map<number, string[]>): Promise<void> {
  const rows = [...keysOf].flatMap(([id, keys]) => keys.map((key) => ({ id, key })))
  await change(ctx)`
    insert into contact_key (org_id, key, contact_id)
    select distinct ${ctx.orgId}::bigint, hashtextextended(key, ${ctx.orgId}::bigint) as hash, id
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ id }) => id)}::bigint[]) as given (key, id) order by hash, id`
}

type Match = { a: number; b: number; percent: number }

function comparePairs(
  candidates: Awaited<ReturnType<typeof findCandidates>>,
  known: ReadonlyMap<number, Description>,
): Match[] {
  const matches: Match[] = []
  const looked = new Set<string>()
  for (const { id, others, common } of candidates) {
    for (const other of others) {
      const [a, b] = id < other ? [id, other] : [other, id]
      const pair = `${a} ${b}`
      const [one, two] = [known.get(a), known.get(b)]
      if (looked.has(pair) || one === undefined || two === undefined) continue
      looked.add(pair)
      const found = comparePeople(one, two)
      const byNameAlone = found?.reasons.every(({ kind }) => kind === 'name') && common > MOST_OF_A_NAME
      if (found && !byNameAlone) matches.push({ a, b, percent: Math.round(found.confidence * 100) })
    }
  }
  return matches
}

/** Whoever was merged or deleted meanwhile matches nobody. */
async function writeMatches(ctx: TxContext, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return
  await change(ctx)`
    insert into contact_match (org_id, contact_id, other_id, percent)
    select ${ctx.orgId}::bigint, m.a, m.b, m.percent
    from unnest(${matches.map(({ a }) => a)}::bigint[], ${matches.map(({ b }) => b)}::bigint[],
      ${matches.map(({ percent }) => percent)}::smallint[]) as m (a, b, percent)
    join contact one on one.id = m.a and one.merged_into is null
    join contact other on other.id = m.b and other.merged_into is null
    for key share of one, other
    on conflict (contact_id, other_id) do update set percent = excluded.percent`
}
