import type { Context } from '../context.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Person, PersonalTable } from './personal-table.ts'

export type Found = { table: PersonalTable; ids: number[] }

/**
 * The rows of a person, table by table; what one table has leads to rows of those after it. With a lock they stay as
 * they are until the transaction ends, and are looked for again until there are no more: who had them may have made others.
 */
export async function findRows(
  ctx: Context,
  { email, anonymise = false }: { email: string; anonymise?: boolean },
  { lock }: { lock: boolean },
): Promise<{ person: Person; found: Found[] }> {
  const found: Found[] = []
  const idsIn = (table: string) => found.find((each) => each.table.table === table)?.ids ?? []
  const tables = ctx.personalTables.map(({ table }) => table)
  const said = ctx.personalTables.flatMap((table) => table.said ?? [])
  const person: Person = { orgId: ctx.orgId, email, anonymise, eventTypes: ctx.eventTypes, tables, said, idsIn }
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
