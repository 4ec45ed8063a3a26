import { type Sql, sql } from '../../platform/db/sql.ts'

/** SQL condition: the row `c` is a contact with an address and one of the tags; any contact where there are no tags. */
export const isMatch = (orgId: number, tags: readonly string[]): Sql => sql`
  c.org_id = ${orgId} and c.merged_into is null and c.email_key is not null
  ${
    tags.length === 0
      ? sql``
      : sql`and c.id in (select contact_id from contact_tag where org_id = ${orgId} and tag = any(${[...tags]}::text[]))`
  }`
