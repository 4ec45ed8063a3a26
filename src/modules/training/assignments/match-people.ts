import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'

/** Query field of lists that are searched with `isNamed`. */
export const SearchPeople = Type.Optional(
  Type.String({ maxLength: 300, description: 'Text to find in names and email addresses, ignoring case' }),
)

/** SQL condition on the row `a` of a person: the name or the email address contains a text. */
export function isNamed(search: string): Sql {
  const pattern = likePattern(search.trim().toLowerCase())
  return sql`(lower(a.name) like ${pattern} or a.email_key like ${pattern})`
}
