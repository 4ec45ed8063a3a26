import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { type ContactsQuery, contactConditions } from './contact-filters.ts'
import { waitingTexts } from './waiting-texts.ts'

/** Returns the SQL condition for rows of `contact` that match a query; merged contacts match none. */
export function contactsWithin(ctx: Pick<Context, 'orgId'>, query: Omit<ContactsQuery, 'page' | 'limit'>): Sql {
  const needle = searchKey(query.search ?? '')
  const pattern = likePattern(needle)
  const searched = sql`(exists (select from contact_text t where t.id = contact.id and t.folded like ${pattern})
    or contact.id in (select id from (${waitingTexts}) waiting where org_id = ${ctx.orgId} and folded like ${pattern}))`
  const own = sql`contact.org_id = ${ctx.orgId} and contact.merged_into is null`
  return sql.join([own, ...contactConditions(query), ...(needle === '' ? [] : [searched])], ' and ')
}
