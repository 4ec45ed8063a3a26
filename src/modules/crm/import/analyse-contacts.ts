import type { TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'

/** Below this number, PostgreSQL may have counted no contacts at all. */
const FEW = 5_000

/**
 * Analyses the contact table after the first batch of a large import. While its statistics say that the table is empty,
 * PostgreSQL assumes one row per organisation and reads all its contacts to find each one by organisation and id.
 */
export async function analyseContacts(ctx: TxContext): Promise<void> {
  const { known } = await one<{ known: number }>(
    ctx,
  )`select reltuples as known from pg_class where oid = 'contact'::regclass`
  if (known < FEW) await change(ctx)`analyze account, contact, contact_activity`
}
