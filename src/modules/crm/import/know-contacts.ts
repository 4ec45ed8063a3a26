import type { TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'

/** Fewer contacts than this may have been none when PostgreSQL counted them. */
const FEW = 5_000

/**
 * Has PostgreSQL look at contacts, after the first of many were made where there were few: while it knows of none it takes
 * an organisation for one row, and reads all its contacts to find each by organisation and id.
 */
export async function knowContacts(ctx: TxContext): Promise<void> {
  const { known } = await one<{ known: number }>(
    ctx,
  )`select reltuples as known from pg_class where oid = 'contact'::regclass`
  if (known < FEW) await change(ctx)`analyze account, contact, contact_activity`
}
