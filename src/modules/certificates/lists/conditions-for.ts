import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { type CertificateFilters, certificateConditions } from './certificate-conditions.ts'
import { type CertificateSearch, readSearch } from './read-search.ts'

/** Cap for an address shared by many certificates, such as a team's; the newest are found. */
const MAX_OF_ADDRESS = 10_000

/** Returns all conditions of a query, each starting with `and`; none when it asks for everything. */
export async function conditionsFor(ctx: Context, query: CertificateFilters & { search?: string }): Promise<Sql[]> {
  const search = readSearch(query.search)
  const conditions = certificateConditions(query, ctx.now())
  return search === null ? conditions : [...conditions, await conditionOf(ctx, search)]
}

/**
 * Returns the condition of a search. Ids by address are an array, so that PostgreSQL looks them up and reads nothing
 * else.
 */
async function conditionOf(ctx: Context, search: CertificateSearch): Promise<Sql> {
  if (search.by === 'email')
    return sql`and id = any(array(select id from certificate where org_id = ${ctx.orgId}
      and lower(attendee_email) like ${likePattern(search.value).slice(1)} and attendee_email is not null
      order by id desc limit ${MAX_OF_ADDRESS}::int))`
  if (search.by === 'name') return sql`and folded like ${likePattern(search.value)}`
  const found = await findByCode(ctx, search)
  return found === null ? sql`and folded like ${likePattern(search.name)}` : sql`and id = ${found}`
}

async function findByCode(
  { orgId, db }: Context,
  { by, value }: { by: 'public_id' | 'code'; value: string },
): Promise<number | null> {
  const condition = by === 'public_id' ? sql`public_id = ${value}::uuid` : sql`verification_code = ${value}`
  const row = await maybeOne<{ id: number }>({
    db,
  })`select id from certificate where org_id = ${orgId} and ${condition}`
  return row?.id ?? null
}
