import type { TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { change } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { type LogAction, recordHash } from '../records/record-hash.ts'

/**
 * A log entry: a certificate was issued, revoked, redacted or signed. `documentHash` is that of its credential, null
 * where it has none; left out where the credential is the same as at its last entry.
 */
export type LogEntry = { action: LogAction; record: CertificateRow; documentHash?: Buffer | null }

type Within = { readonly orgId: number; readonly now: () => Date }

/**
 * Appends to the organisation's log, in the transaction of the change and in this order. The sequencer numbers entries
 * after the commit, so nobody waits here.
 */
export async function appendToLog(ctx: Within & Pick<TxContext, 'db'>, entries: LogEntry[]): Promise<void> {
  await forEachBatch(entries, (batch) => change(ctx)`${logInsert(ctx, batch)}`)
}

/** The insert as part of the statement that makes the change. @param when condition on the entry `e` */
export function logInsert(ctx: Within, entries: LogEntry[], when = sql`true`): Sql {
  return sql`
    insert into certificate_log (org_id, action, public_id, record_hash, document_hash, at)
    select ${ctx.orgId}, action, public_id, record_hash, ${documentHashOf(ctx.orgId, entries)}, ${ctx.now()}::timestamptz from unnest(
      ${entries.map(({ action }) => action)}::text[], ${entries.map(({ record }) => record.public_id)}::uuid[],
      ${entries.map(hashFor)}::bytea[], ${entries.map(({ documentHash }) => documentHash ?? null)}::bytea[]
    ) with ordinality as e (action, public_id, record_hash, document_hash, nth) where ${when} order by nth`
}

function hashFor({ action, record }: LogEntry): Buffer {
  if (action === 'issued' || action === 'revoked') return recordHash(record, action)
  return recordHash(record, record.status === 'revoked' ? 'revoked' : 'issued')
}

/** Reads the last entries only where an entry of the statement leaves its hash out. */
function documentHashOf(orgId: number, entries: LogEntry[]): Sql {
  if (entries.every(({ documentHash }) => documentHash !== undefined)) return sql`document_hash`
  return sql`coalesce(document_hash, ${lastDocumentHash(sql`${orgId}`, sql`e.public_id`)})`
}

/** SQL value: the hash of a certificate's credential in its last entry that has one. */
export function lastDocumentHash(orgId: Sql, publicId: Sql): Sql {
  return sql`coalesce(
    (select l.document_hash from certificate_log l
      where l.org_id = ${orgId} and l.public_id = ${publicId} and l.action = any('{redacted,signed}'::text[]) order by l.id desc limit 1),
    (select l.document_hash from certificate_log l where l.org_id = ${orgId} and l.public_id = ${publicId} and l.action = 'issued'))`
}
