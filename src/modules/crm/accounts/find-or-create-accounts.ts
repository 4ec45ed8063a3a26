import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { accountText, foldedName } from './account-text.ts'

/** A company by its domain, as `accountDomain` gives it, or by its name; one of both at least. */
type KnownAccount = { name?: string | null; domain?: string | null }

type Wanted = { name: string; nameKey: string; domain: string | null }
type Found = { id: number; folded_name: string; domain: string | null }

/** An account may be deleted at any moment; more often than this nobody does it to one in the meantime. */
const ATTEMPTS = 10

/**
 * The accounts of these domains, and of these names where there is no domain; whoever is not there is made. A name that
 * stands beside a domain also finds the account of that name which has no domain. Nothing is changed of those that are
 * there, and none of them is deleted by others until the transaction ends.
 * @returns the id of each
 */
export async function findOrCreateAccounts(ctx: TxContext, accounts: readonly KnownAccount[]): Promise<number[]> {
  const wanted = accounts.map(({ name, domain }): Wanted => {
    const called = name?.trim() || domain || ''
    return { name: called, nameKey: foldedName(called), domain: domain || null }
  })
  if (wanted.length === 0) return []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const idOf = finder(await lockMatches(ctx, wanted))
    const missing = wanted.filter((each) => idOf(each) === undefined)
    if (missing.length === 0) return wanted.map((each) => idOf(each)!)
    // A name is no key of the table: who makes accounts by it does so one after another, and looks again first.
    if (attempt === 1)
      await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`accounts of ${ctx.orgId}`}, 0))`
    else await makeAccounts(ctx, missing)
  }
  throw new Error(`Accounts are made and gone again ${ATTEMPTS} times.`)
}

/** The name beside a domain is looked up only where nobody has the domain, as hardly ever in a list of people. */
async function lockMatches(ctx: TxContext, wanted: readonly Wanted[]): Promise<Found[]> {
  const found = await lockByDomainOrName(
    ctx,
    wanted.map(({ domain }) => domain),
    wanted.flatMap(({ domain, nameKey }) => (domain === null ? [nameKey] : [])),
  )
  const domains = new Set(found.map(({ domain }) => domain))
  const beside = wanted.flatMap(({ domain, nameKey }) => (domain === null || domains.has(domain) ? [] : [nameKey]))
  return beside.length === 0 ? found : [...found, ...(await lockByDomainOrName(ctx, [], beside))]
}

/** By domain, by name, and then each by its id: whatever is known of the table, nobody reads all of it for each. */
function lockByDomainOrName(
  ctx: TxContext,
  domains: readonly (string | null)[],
  names: readonly string[],
): Promise<Found[]> {
  return many<Found>(ctx)`
    with known as materialized (
      select id from account where org_id = ${ctx.orgId} and domain = any(${[...new Set(domains)]}::text[])
      union select id from account where org_id = ${ctx.orgId} and folded_name = any(${[...new Set(names)]}::text[]) order by id)
    select account.* from known cross join lateral (
      select id, folded_name, domain from account where id = known.id for key share) account`
}

/** Finds the oldest of those that fit; one may be among them twice. */
function finder(found: readonly Found[]): (wanted: Wanted) => number | undefined {
  const byAge = found.toSorted((a, b) => b.id - a.id)
  const oldestBy = (key: (account: Found) => string | null) =>
    new Map(byAge.map((account) => [key(account), account.id]))
  const byDomain = oldestBy(({ domain }) => domain)
  const byName = oldestBy(({ folded_name }) => folded_name)
  const byNameAlone = oldestBy(({ folded_name, domain }) => (domain === null ? folded_name : null))
  return ({ nameKey, domain }) =>
    domain === null ? byName.get(nameKey) : (byDomain.get(domain) ?? byNameAlone.get(nameKey))
}

async function makeAccounts(ctx: TxContext, missing: readonly Wanted[]): Promise<void> {
  const made = eachOnce(missing)
  const of = {
    names: made.map(({ name }) => name),
    keys: made.map(({ nameKey }) => nameKey),
    domains: made.map(({ domain }) => domain),
    texts: made.map(accountText),
  }
  await change(ctx)`
    insert into account (org_id, name, folded_name, domain, folded, created_at, updated_at)
    select ${ctx.orgId}::bigint, name, folded_name, domain, folded, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${of.names}::text[], ${of.keys}::text[], ${of.domains}::text[], ${of.texts}::text[]) with ordinality
      as given (name, folded_name, domain, folded, nth)
    order by nth on conflict (org_id, domain) where domain is not null do nothing`
}

/** The first of each domain that says how the company is called; and who has no domain, unless one of these has their name. */
function eachOnce(wanted: readonly Wanted[]): Wanted[] {
  const named = (one: Wanted) => one.name !== one.domain
  const byDomain = new Map<string, Wanted>()
  const byName = new Map<string, Wanted>()
  for (const each of wanted) {
    const known = each.domain === null ? undefined : byDomain.get(each.domain)
    if (each.domain === null) byName.set(each.nameKey, byName.get(each.nameKey) ?? each)
    else if (!known || (named(each) && !named(known))) byDomain.set(each.domain, each)
  }
  for (const { nameKey } of byDomain.values()) byName.delete(nameKey)
  return [...byDomain.values(), ...byName.values()]
}
