import { emailKey } from '../../lib/text/email-key.ts'
import type { Context } from '../context/context.ts'
import type { Person, PersonalTable } from '../context/personal-table.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Found = { table: PersonalTable; ids: number[] }

type Wanted = { email: string; anonymise?: boolean }

/**
 * Finds the rows of a person, table by table; the rows of one table can lead to rows of later ones. With a lock, the
 * rows stay unchanged until the transaction ends, and the search repeats until it finds no more: the transaction that
 * held a row before may have added others, or merged two people.
 */
export async function findRows(
  ctx: Context,
  { email, anonymise = false }: Wanted,
  { lock }: { lock: boolean },
): Promise<{ person: Person; found: Found[] }> {
  for (let emails = await addressesOf(ctx, [email]); ; ) {
    const { person, found } = await rowsOf(ctx, { emails, anonymise }, lock)
    const now = lock ? await addressesOf(ctx, emails) : emails
    if (now.length === emails.length) return { person, found }
    emails = now
  }
}

/** Extends addresses with others of the same person that any table knows. */
async function addressesOf(ctx: Context, known: readonly string[]): Promise<readonly string[]> {
  const emails = new Map(known.map((email) => [emailKey(email), email]))
  for (const { addresses } of ctx.personalTables) {
    if (addresses === undefined) continue
    for (let size = 0; size < emails.size; ) {
      size = emails.size
      const others = await many<{ address: string }>(ctx)`
        ${addresses({ orgId: ctx.orgId, emails: [...emails.values()] })}`
      for (const { address } of others) if (!emails.has(emailKey(address))) emails.set(emailKey(address), address)
    }
  }
  return [...emails.values()]
}

async function rowsOf(
  ctx: Context,
  { emails, anonymise }: Pick<Person, 'emails' | 'anonymise'>,
  lock: boolean,
): Promise<{ person: Person; found: Found[] }> {
  const found: Found[] = []
  const idsIn = (table: string) => found.find((each) => each.table.table === table)?.ids ?? []
  const tables = ctx.personalTables.map(({ table }) => table)
  const said = ctx.personalTables.flatMap((table) => table.said ?? [])
  const person: Person = { orgId: ctx.orgId, emails, anonymise, eventTypes: ctx.eventTypes, tables, said, idsIn }
  for (const table of ctx.personalTables) {
    if (table.ofPerson === undefined) continue
    let ids = await idsOf(ctx, table.table, table.ofPerson(person), lock)
    for (let known = 0; lock && ids.length > known; ) {
      known = ids.length
      ids = await idsOf(ctx, table.table, table.ofPerson(person), lock)
    }
    found.push({ table, ids })
  }
  return { person, found }
}

async function idsOf(ctx: Context, table: string, condition: Sql, lock: boolean): Promise<number[]> {
  const rows = await many<{ id: number }>(ctx)`
    select t.id from ${sql.ref(table)} t where t.org_id = ${ctx.orgId} and (${condition})
    order by t.id ${lock ? sql`for update of t` : sql``}`
  return rows.map(({ id }) => id)
}
