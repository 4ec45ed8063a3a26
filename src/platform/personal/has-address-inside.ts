import { emailKey } from '../../lib/text/email-key.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Person } from './personal-table.ts'

/** True of a text in which an address of the person stands, and is no part of a longer one. */
export function hasAddressInside(text: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`lower(${text}) ~ any(${emails.map(addressPattern)}::text[])`
}

const addressPattern = (email: string) =>
  `(^|[^[:alnum:]._%+-])${emailKey(email).replace(/[^\p{L}\p{N}]/gu, '\\$&')}($|[^[:alnum:].-])`
