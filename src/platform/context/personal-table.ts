import { emailKey } from '../../lib/text/email-key.ts'
import type { Db, Tx } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { EventType } from './event-type.ts'
import type { Retained } from './retained.ts'

/** Of whom rows are looked for: addresses in one organisation, and the rows that the tables before have of them. */
export type Person = {
  readonly orgId: number
  /** The address that was asked for, and others that are known to be of the same person. */
  readonly emails: readonly string[]
  /** Whether rows that would keep something of the person are rid of that too. */
  readonly anonymise: boolean
  readonly eventTypes: readonly EventType[]
  /** The tables that come before. */
  readonly tables: readonly string[]
  /** Columns in which people may name others. */
  readonly said: readonly string[]
  readonly idsIn: (table: string) => number[]
}

/** What erasing rows may use; the context of a transaction is one. */
export type Erasing = {
  readonly db: Tx
  readonly orgId: number
  readonly now: () => Date
  readonly randomBytes: (size: number) => Buffer
  readonly eventTypes: readonly EventType[]
  readonly personalTables: readonly PersonalTable[]
}

/** Rows go with what they belong to, never, after so many days by a purge of their own, or as their organisation says. */
type Keep =
  | 'with its event'
  | 'with its organisation'
  | 'with its delivery'
  | 'with its email'
  | 'for ever'
  | { days: number; purge: Purge }
  | Retained

/** Deletes some of the rows that were over before a moment and that nothing needs any more. @returns how many */
type Purge = (within: { readonly db: Db }, before: Date, most: number) => Promise<number>

/** What a table holds of people. Every column of text, JSON or bytes is either `personal` or `other`. */
export type PersonalTable = {
  table: string
  /** Columns that hold, or may hold, something of a person. */
  personal: readonly string[]
  /** Under which other names the API, and so the audit, tells what stands in these columns. */
  toldAs?: readonly string[]
  /** Of these, columns in which a person may name others: an address there does not make a row theirs. */
  said?: readonly string[]
  /** Columns that hold nothing of a person. */
  other: readonly string[]
  keep: Keep
  /** Other addresses of whoever has these: a column `address`. */
  addresses?: (person: Pick<Person, 'orgId' | 'emails'>) => Sql
  /** Which rows `t` are of a person. Where it is missing no address leads to its rows; they go as `keep` says. */
  ofPerson?: (person: Person) => Sql
  /** Whether rows of other tables are made of these in one go: they are found and held before all others, so that what is made of them is found too. */
  isHeldFirst?: true
  /** What a person is shown of a row `t`: one JSON value; the whole row where it is missing. */
  shown?: Sql
  /** Kinds of attachments that show a row as a file. */
  files?: readonly string[]
  /** What `erase` does to the rows, in a sentence for whoever asks before it is done. */
  outcome?: string
  /** Rows `t` of the person that keep something of them, and why. */
  kept?: { rows: Sql; why: string; unlessAnonymised?: true }
  /** Takes the person out of these rows, which are locked. */
  erase?: (ctx: Erasing, ids: number[], person: Person) => Promise<unknown>
}

/** True of JSON text in which an address is a value, in whatever case of ASCII letters. */
export function holdsAddress(json: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`exists (
    select from unnest(${emails.map((email) => JSON.stringify(email))}::text[]) as own (text)
    where position(lower(own.text) in lower(${json})) > 0)`
}

/** True of an address of the person, in whatever case of ASCII letters. */
export function isAddress(column: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`(${sql.join(
    emails.map((email) => sql`lower(${column}) = lower(${email})`),
    ' or ',
  )})`
}

/** True of what `emailKey` makes of an address of the person. */
export function isAddressKey(column: Sql, { emails }: Pick<Person, 'emails'>): Sql {
  return sql`${column} = any(${emails.map(emailKey)}::text[])`
}
