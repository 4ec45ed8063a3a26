import { lruCache } from '../../../lib/caches/lru-cache.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { isLockTimeout, isStatementTimeout } from '../../../platform/db/pg-errors.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { comparePeople } from './compare-people.ts'
import { type Description, describePerson } from './describe-person.ts'
import { findCandidates } from './find-candidates.ts'
import { listPeople } from './list-people.ts'
import { matchKeys } from './match-keys.ts'
import { phoneNumbers } from './phone-numbers.ts'

/** Maximum number of contacts that one transaction compares. */
const MAX_AT_ONCE = 1_000
/** Number of rows that one statement writes, so that its duration does not grow with the batch. */
const ROWS_AT_ONCE = 5_000
/** Next batch size of organisations whose last batch exceeded the statement timeout. */
const sizes = lruCache<number>({ values: 1_000, bytes: 1 }, () => 0)
/** A name that more contacts of an organisation have is no indication by itself. */
const MAX_OF_A_NAME = 4

/**
 * Compares changed contacts with contacts that have something in common with them, one batch per transaction. A batch
 * that exceeds the statement timeout is retried with half as many contacts, and later batches grow again from there.
 * @returns the number of compared contacts; 0: nothing has changed; busy: another process is comparing
 */
export async function matchDueContacts(ctx: Context): Promise<number | 'busy'> {
  for (;;) {
    const max = sizes.get(`${ctx.orgId}`) ?? MAX_AT_ONCE
    try {
      const matched = await matchBatch(ctx, max)
      if (max < MAX_AT_ONCE) sizes.set(`${ctx.orgId}`, Math.min(max * 2, MAX_AT_ONCE))
      return matched
    } catch (error) {
      if (max === 1 || !(isStatementTimeout(error) || isLockTimeout(error))) throw error
      sizes.set(`${ctx.orgId}`, Math.floor(max / 2))
    }
  }
}

async function matchBatch(ctx: Context, max: number): Promise<number | 'busy'> {
  const readPhone = await phoneNumbers()
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockMatching(ctx)
    if (locked === null) return 'busy'
    const { country } = locked
    const due = await claimDue(ctx, max)
    if (due.length === 0) return 0
    const describe = (person: Parameters<typeof describePerson>[0]) => describePerson(person, readPhone, country)
    const changed = (await listPeople(ctx, due, { hold: true })).map(describe)
    const keysOf = new Map(changed.map((person) => [person.id, matchKeys(person)]))
    await deleteMatches(ctx, due)
    await writeKeys(ctx, keysOf)
    const candidates = await findCandidates(ctx, keysOf)
    const known = new Map(changed.map((person) => [person.id, person]))
    const others = new Set(candidates.flatMap(({ others }) => others).filter((id) => !known.has(id)))
    for (const person of await listPeople(ctx, [...others])) known.set(person.id, describe(person))
    await writeMatches(ctx, comparePairs(candidates, known))
    return due.length
  })
}

/**
 * Only one process compares an organisation's contacts at a time.
 * @returns the country of its phone numbers; null when another process is comparing
 */
async function lockMatching(ctx: TxContext): Promise<{ country: string | null } | null> {
  await change(ctx)`
    insert into contact_matching (org_id, country) select id, country from organisation where id = ${ctx.orgId}
    on conflict (org_id) do nothing`
  const locked = await maybeOne<{ country: string | null; before: string | null }>(ctx)`
    select o.country, m.country as before from contact_matching m join organisation o on o.id = m.org_id
    where m.org_id = ${ctx.orgId} for update of m skip locked`
  if (locked === null) return null
  const { country, before } = locked
  if (country === before) return locked
  // A change of the country changes how national phone numbers are read.
  await change(ctx)`
    insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from contact
    where org_id = ${ctx.orgId} and phone is not null and merged_into is null group by org_id, id / 1000`
  await change(ctx)`update contact_matching set country = ${country} where org_id = ${ctx.orgId}`
  return locked
}

/**
 * Claims due contacts. From a row with more than `max` contacts, such as that of an import, it takes the first ones.
 */
async function claimDue(ctx: TxContext, max: number): Promise<number[]> {
  const taken = await maybeOne<{ ids: number[] | null }>(ctx)`
    with first as (
      select id, contact_ids, sum(cardinality(contact_ids)) over (order by id) as so_far
      from (select id, contact_ids from contact_match_due where org_id = ${ctx.orgId} order by id limit ${max}::int) due),
    split as (
      update contact_match_due d set contact_ids = d.contact_ids[${max}::int + 1:]
      from (select id, contact_ids from first order by id limit 1) f
      where d.id = f.id and cardinality(f.contact_ids) > ${max}::int
      returning f.contact_ids[:${max}::int] as contact_ids),
    taken as (
      delete from contact_match_due where id in (select id from first where so_far <= ${max}::int) returning contact_ids)
    select array_agg(distinct contact_id) as ids
    from (select contact_ids from split union all select contact_ids from taken) all_taken, unnest(contact_ids) contact_id`
  return (taken?.ids ?? []).sort((a, b) => a - b)
}

async function deleteMatches(ctx: TxContext, ids: number[]): Promise<void> {
  await change(ctx)`
    with keys as (delete from contact_key where contact_id = any(${ids}::bigint[])),
    others as (delete from contact_match where other_id = any(${ids}::bigint[]) and contact_id <> all(${ids}::bigint[]))
    delete from contact_match where contact_id = any(${ids}::bigint[])`
}

/** Inserts keys in sorted order, which is the order of their index. */
async function writeKeys(ctx: TxContext, keysOf: Map<number, string[]>): Promise<void> {
  const all = [...keysOf].flatMap(([id, keys]) => keys.map((key) => ({ id, key })))
  const write = (rows: typeof all) => change(ctx)`
    insert into contact_key (org_id, key, contact_id)
    select distinct ${ctx.orgId}::bigint, hashtextextended(key, ${ctx.orgId}::bigint) as hash, id
    from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ id }) => id)}::bigint[]) as given (key, id) order by hash, id`
  await forEachBatch(all, write, ROWS_AT_ONCE)
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
      const byNameAlone = found?.reasons.every(({ kind }) => kind === 'name') && common > MAX_OF_A_NAME
      if (found && !byNameAlone) matches.push({ a, b, percent: Math.round(found.confidence * 100) })
    }
  }
  return matches
}

/** Skips contacts that were merged or deleted in the meantime. */
async function writeMatches(ctx: TxContext, all: readonly Match[]): Promise<void> {
  const write = (matches: Match[]) => change(ctx)`
    insert into contact_match (org_id, contact_id, other_id, percent)
    select ${ctx.orgId}::bigint, m.a, m.b, m.percent
    from unnest(${matches.map(({ a }) => a)}::bigint[], ${matches.map(({ b }) => b)}::bigint[],
      ${matches.map(({ percent }) => percent)}::smallint[]) as m (a, b, percent)
    join contact one on one.id = m.a and one.merged_into is null
    join contact other on other.id = m.b and other.merged_into is null
    for key share of one, other
    on conflict (contact_id, other_id) do update set percent = excluded.percent`
  await forEachBatch(all, write, ROWS_AT_ONCE)
}
