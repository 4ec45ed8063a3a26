import type { TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { change } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { type LogAction, recordHash } from '../records/record-hash.ts'

/** A log entry: a certificate was issued, revoked or redacted. */
type Entry = { action: LogAction; record: CertificateRow }

type Within = { readonly orgId: number; readonly now: () => Date }

/**
 * Appends to the organisation's log, in the transaction of the change and in this order. The sequencer numbers entries
 * after the commit, so nobody waits here.
 */
export async function appendToLog(ctx: Within & Pick<TxContext, 'db'>, entries: Entry[]): Promise<void> {
  await forEachBatch(entries, (batch) => change(ctx)`${logInsert(ctx, batch)}`)
}

/** The insert as part of the statement that makes the change. @param when condition on the entry `e` */
export function logInsert(ctx: Within, entries: Entry[], when = sql`true`): Sql {
  return sql`
    insert into certificate_log (org_id, action, public_id, record_hash, at)
    select ${ctx.orgId}, action, public_id, record_hash, ${ctx.now()}::timestamptz from unnest(
      ${entries.map(({ action }) => action)}::text[], ${entries.map(({ record }) => record.public_id)}::uuid[],
      ${entries.map(hashFor)}::bytea[]
    ) with ordinality as e (action, public_id, record_hash, nth) where ${when} order by nth`
}

function hashFor({ action, record }: Entry): Buffer {
  return recordHash(record, action === 'redacted' ? (record.status === 'revoked' ? 'revoked' : 'issued') : action)
}
