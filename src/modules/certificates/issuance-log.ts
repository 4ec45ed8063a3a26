import type { TxContext } from '../../platform/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { change } from '../../platform/db/query.ts'
import type { CertificateRow } from './certificate-queries.ts'
import { recordHash } from './record-hash.ts'

export type LogAction = 'issued' | 'revoked' | 'redacted'

/** What the log is told: a certificate was issued, revoked, or rid of what was of a person. */
type Entry = { action: LogAction; record: CertificateRow }

/**
 * Appends to the organisation's log, in the transaction of the change and in this order. The sequencer gives entries
 * their positions once they are committed, so that nobody waits here.
 */
export async function appendToLog(ctx: Pick<TxContext, 'db' | 'orgId' | 'now'>, entries: Entry[]): Promise<void> {
  await forEachBatch(
    entries,
    (batch) => change(ctx)`
      insert into certificate_log (org_id, action, public_id, record_hash, at)
      select ${ctx.orgId}, action, public_id, record_hash, ${ctx.now()}::timestamptz from unnest(
        ${batch.map(({ action }) => action)}::text[], ${batch.map(({ record }) => record.public_id)}::uuid[],
        ${batch.map(hashFor)}::bytea[]
      ) with ordinality as e (action, public_id, record_hash, nth) order by nth`,
  )
}

function hashFor({ action, record }: Entry): Buffer {
  return recordHash(record, action === 'redacted' ? (record.status === 'revoked' ? 'revoked' : 'issued') : action)
}
