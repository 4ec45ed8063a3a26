import { emailKey } from '../../lib/text/email-key.ts'
import type { Person } from '../context/personal-table.ts'
import { type Sql, sql } from '../db/sql.ts'

/** A condition for a text that contains an address of the person, not as part of a longer one. */
export function hasAddressInside(text: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`lower(${text}) ~ any(${emails.map(addressPattern)}::text[])`
}

const addressPattern = (email: string) =>
  `(^|[^[:alnum:]._%+-])${emailKey(email).replace(/[^\p{L}\p{N}]/gu, '\\$&')}($|[^[:alnum:].-])`
