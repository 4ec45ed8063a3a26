import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import { accountText, foldedName } from './account-text.ts'

/** A company by domain, as returned by `accountDomain`, or by name; at least one of them is set. */
type KnownAccount = { name?: string | null; domain?: string | null }

type CompanyKey = { name: string; nameKey: string; domain: string | null }
type AccountMatch = { id: number; folded_name: string; domain: string | null }

/** Retries for accounts that are deleted in between; more deletions in a row do not happen in practice. */
const ATTEMPTS = 10

/**
 * Finds accounts by domain, or by name when there is no domain, and creates the missing ones. With both, a name also
 * matches an account of that name without a domain. Existing accounts are not changed, and nobody can delete any of
 * them until the transaction ends.
 * @returns the account ids, in the order of the input
 */
export async function findOrCreateAccounts(ctx: TxContext, accounts: readonly KnownAccount[]): Promise<number[]> {
  const companies = accounts.map(({ name, domain }): CompanyKey => {
    const label = name?.trim() || domain || ''
    return { name: label, nameKey: foldedName(label), domain: domain || null }
  })
  if (companies.length === 0) return []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const idOf = finder(await lockMatches(ctx, companies))
    const missing = companies.filter((each) => idOf(each) === undefined)
    if (missing.length === 0) return companies.map((each) => idOf(each)!)
    // Names are not unique in the table: processes that create accounts by name take turns and look again first.
    if (attempt === 1)
      await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`accounts of ${ctx.orgId}`}, 0))`
    else await insertAccounts(ctx, missing)
  }
  throw new Error(`Accounts were created and deleted again ${ATTEMPTS} times.`)
}

/** Looks up names of companies with a domain only if no account has the domain, which is rare in a list of people. */
async function lockMatches(ctx: TxContext, companies: readonly CompanyKey[]): Promise<AccountMatch[]> {
  const matches = await lockByDomainOrName(
    ctx,
    companies.map(({ domain }) => domain),
    companies.flatMap(({ domain, nameKey }) => (domain === null ? [nameKey] : [])),
  )
  const domains = new Set(matches.map(({ domain }) => domain))
  const nameKeys = companies.flatMap(({ domain, nameKey }) => (domain === null || domains.has(domain) ? [] : [nameKey]))
  return nameKeys.length === 0 ? matches : [...matches, ...(await lockByDomainOrName(ctx, [], nameKeys))]
}

/**
 * Looks accounts up by domain and name, then each by id, so that no plan reads the whole table, whatever its statistics
 * say.
 */
function lockByDomainOrName(
  ctx: TxContext,
  domains: readonly (string | null)[],
  names: readonly string[],
): Promise<AccountMatch[]> {
  return many<AccountMatch>(ctx)`
    with known as materialized (
      select id from account where org_id = ${ctx.orgId} and domain = any(${[...new Set(domains)]}::text[])
      union select id from account where org_id = ${ctx.orgId} and folded_name = any(${[...new Set(names)]}::text[]) order by id)
    select account.* from known cross join lateral (
      select id, folded_name, domain from account where id = known.id for key share) account`
}

/** Returns a function that finds the oldest matching account. An account may be in the list twice. */
function finder(matches: readonly AccountMatch[]): (companies: CompanyKey) => number | undefined {
  const byAge = matches.toSorted((a, b) => b.id - a.id)
  const oldestBy = (key: (account: AccountMatch) => string | null) =>
    new Map(byAge.map((account) => [key(account), account.id]))
  const byDomain = oldestBy(({ domain }) => domain)
  const byName = oldestBy(({ folded_name }) => folded_name)
  const byNameAlone = oldestBy(({ folded_name, domain }) => (domain === null ? folded_name : null))
  return ({ nameKey, domain }) =>
    domain === null ? byName.get(nameKey) : (byDomain.get(domain) ?? byNameAlone.get(nameKey))
}

async function insertAccounts(ctx: TxContext, missing: readonly CompanyKey[]): Promise<void> {
  const rows = eachOnce(missing)
  const of = {
    names: rows.map(({ name }) => name),
    keys: rows.map(({ nameKey }) => nameKey),
    domains: rows.map(({ domain }) => domain),
    texts: rows.map(accountText),
  }
  await change(ctx)`
    insert into account (org_id, name, folded_name, domain, folded, created_at, updated_at)
    select ${ctx.orgId}::bigint, name, folded_name, domain, folded, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${of.names}::text[], ${of.keys}::text[], ${of.domains}::text[], ${of.texts}::text[]) with ordinality
      as given (name, folded_name, domain, folded, nth)
    order by nth on conflict (org_id, domain) where domain is not null do nothing`
}

/**
 * Removes repetitions: for each domain, the first entry with a name of its own; for each name, the first entry, unless
 * an entry with a domain has that name.
 */
function eachOnce(companies: readonly CompanyKey[]): CompanyKey[] {
  const named = (one: CompanyKey) => one.name !== one.domain
  const byDomain = new Map<string, CompanyKey>()
  const byName = new Map<string, CompanyKey>()
  for (const each of companies) {
    const known = each.domain === null ? undefined : byDomain.get(each.domain)
    if (each.domain === null) byName.set(each.nameKey, byName.get(each.nameKey) ?? each)
    else if (!known || (named(each) && !named(known))) byDomain.set(each.domain, each)
  }
  for (const { nameKey } of byDomain.values()) byName.delete(nameKey)
  return [...byDomain.values(), ...byName.values()]
}
