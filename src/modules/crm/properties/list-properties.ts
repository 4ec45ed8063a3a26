import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ContactProperty } from './property-schema.ts'

/** The own fields of contacts, in the order in which they are shown. */
export function listProperties(ctx: Context): Promise<ContactProperty[]> {
  return readProperties(ctx, sql`order by position`)
}

/** The same by key; none of them is taken away until the transaction ends, so that values of them can be written. */
export async function listLockedProperties(ctx: TxContext): Promise<Map<string, ContactProperty>> {
  const held = await readProperties(ctx, sql`order by key for share`)
  return new Map(held.map((property) => [property.key, property]))
}

/** The same before they are changed: nobody writes values of them until the transaction ends. */
export function lockProperties(ctx: TxContext): Promise<ContactProperty[]> {
  return readProperties(ctx, sql`order by key for update`)
}

function readProperties(ctx: Context, how: Sql): Promise<ContactProperty[]> {
  return many<ContactProperty>(ctx)`
    select key, label, type, options from contact_property where org_id = ${ctx.orgId} ${how}`
}
