import { emailKey } from '../../lib/text/email-key.ts'
import type { Db, Tx } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { EventType } from './event-type.ts'
import type { Retained } from './retained.ts'

/** The person whose rows are searched for: addresses in one organisation, and the ids found in earlier tables. */
export type Person = {
  readonly orgId: number
  /** The requested address, and others known to belong to the same person. */
  readonly emails: readonly string[]
  /** Whether to anonymise even rows that would keep personal data. */
  readonly anonymise: boolean
  readonly eventTypes: readonly EventType[]
  /** The tables before this one. */
  readonly tables: readonly string[]
  /** Columns in which people may name others. */
  readonly said: readonly string[]
  readonly idsIn: (table: string) => number[]
}

/** The services for erasing rows; the context of a transaction provides them. */
export type Erasing = {
  readonly db: Tx
  readonly orgId: number
  readonly now: () => Date
  readonly randomBytes: (size: number) => Buffer
  readonly eventTypes: readonly EventType[]
  readonly personalTables: readonly PersonalTable[]
}

/**
 * When rows expire: with the record they belong to, never, after a number of days by a purge of their own, or by a
 * retention policy of the organisation.
 */
type Keep =
  | 'with its event'
  | 'with its organisation'
  | 'with its delivery'
  | 'with its email'
  | 'for ever'
  | { days: number; purge: Purge }
  | Retained

/** Deletes up to `max` rows that ended before a moment and that nothing needs. @returns how many */
type Purge = (within: { readonly db: Db }, before: Date, max: number) => Promise<number>

/** The personal data in a table. Every column of text, JSON or bytes is either `personal` or `other`. */
export type PersonalTable = {
  table: string
  /** Columns that contain, or may contain, personal data. */
  personal: readonly string[]
  /** Other names of these columns in the API, and so in the audit log. */
  toldAs?: readonly string[]
  /** Personal columns in which people may name others: an address there does not make the row theirs. */
  said?: readonly string[]
  /** Columns without personal data. */
  other: readonly string[]
  keep: Keep
  /** A query for further addresses of the person: a column `address`. */
  addresses?: (person: Pick<Person, 'orgId' | 'emails'>) => Sql
  /**
   * A condition for the rows `t` of a person. Omitted if no address leads to the rows; they then expire by `retention`.
   */
  ofPerson?: (person: Person) => Sql
  /**
   * Other tables' rows are created from these in bulk: these rows are found and locked first, so that the created rows
   * are found too.
   */
  isHeldFirst?: true
  /** The JSON value that a person's export shows of a row `t`; the whole row if omitted. */
  shown?: Sql
  /** Kinds of attachments that show a row as a file. */
  files?: readonly string[]
  /** A sentence on the effect of `erase`, for a preview. */
  outcome?: string
  /** Rows `t` of the person that keep personal data, and why. */
  kept?: { rows: Sql; why: string; unlessAnonymised?: true }
  /** Removes the person from these rows, which are locked. */
  erase?: (ctx: Erasing, ids: number[], person: Person) => Promise<unknown>
}

/** A condition for JSON text that contains an address as a value; ASCII letter case does not matter. */
export function holdsAddress(json: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`exists (
    select from unnest(${emails.map((email) => JSON.stringify(email))}::text[]) as own (text)
    where position(lower(own.text) in lower(${json})) > 0)`
}

/** A condition for a column that equals an address of the person; ASCII letter case does not matter. */
export function isAddress(column: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`(${sql.join(
    emails.map((email) => sql`lower(${column}) = lower(${email})`),
    ' or ',
  )})`
}

/** A condition for a column that equals the `emailKey` of an address of the person. */
export function isAddressKey(column: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`${column} = any(${emails.map(emailKey)}::text[])`
}
