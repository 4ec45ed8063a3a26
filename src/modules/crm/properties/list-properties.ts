import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ContactProperty } from './property-schema.ts'

/** Lists the custom fields of contacts in display order. */
export function listProperties(ctx: Context): Promise<ContactProperty[]> {
  return selectProperties(ctx, sql`order by position`)
}

/**
 * Returns the custom fields by key, locked against deletion until the transaction ends, so that values can be written.
 */
export async function listLockedProperties(ctx: TxContext): Promise<Map<string, ContactProperty>> {
  const held = await selectProperties(ctx, sql`order by key for share`)
  return new Map(held.map((property) => [property.key, property]))
}

/** Returns the custom fields, locked until the transaction ends so that nobody writes values while they change. */
export function lockProperties(ctx: TxContext): Promise<ContactProperty[]> {
  return selectProperties(ctx, sql`order by key for update`)
}

function selectProperties(ctx: Context, how: Sql): Promise<ContactProperty[]> {
  return many<ContactProperty>(ctx)`
    select key, label, type, options from contact_property where org_id = ${ctx.orgId} ${how}`
}
