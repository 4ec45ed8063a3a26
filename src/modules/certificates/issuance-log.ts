import { sql } from 'kysely'
import type { TxContext } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import type { CertificateRow } from './certificate-queries.ts'

type Action = 'issued' | 'revoked' | 'redacted'

/** What the log is told: a certificate was issued, revoked, or rid of what was of a person. */
type Entry = { action: Action; record: CertificateRow }

/**
 * What the log keeps of a certificate: a salted hash, which tells nothing once the record with its salt is gone.
 * It covers the whole frozen record, and what a revocation adds to it from the entry `revoked` on.
 */
export function recordHash(record: CertificateRow, action: Exclude<Action, 'redacted'> = 'issued'): Buffer {
  const frozen = [
    record.id,
    record.org_id,
    record.event_id,
    record.issued_to,
    record.bulk_job_id,
    record.public_id,
    record.verification_code,
    record.attendee_name,
    record.attendee_email,
    record.event_name,
    record.event_date?.toISOString() ?? null,
    record.event_timezone,
    record.issuer_name,
    record.tier,
    record.design_version_id,
    record.issued_at.toISOString(),
    record.expires_at?.toISOString() ?? null,
  ]
  const added = [record.revoked_at?.toISOString() ?? null, record.revocation_reason, record.superseded_by]
  return sha256(record.salt, JSON.stringify(action === 'issued' ? frozen : [...frozen, ...added]))
}

/** The record of a certificate `c` as it was redacted last, or null. */
export const redactedHash = sql`(select e.record_hash from certificate_log e
  where e.public_id = c.public_id and e.action = 'redacted' order by e.position desc limit 1) as redacted_hash`

function hashFor(record: CertificateRow, action: Action): Buffer {
  return recordHash(record, action === 'redacted' ? (record.status === 'revoked' ? 'revoked' : 'issued') : action)
}

/** True when a record is the one of an entry `issued`, or of its last entry `redacted`, which may have come after a revocation. */
export function isRecordOf(record: CertificateRow, logged: Buffer, redacted: Buffer | null): boolean {
  if (redacted === null) return logged.equals(recordHash(record))
  return redacted.equals(recordHash(record)) || redacted.equals(recordHash(record, 'revoked'))
}

type LogEntry = {
  position: number
  action: Action
  public_id: string
  record_hash: Buffer
  at: Date
}

/** The hash of an entry covers the one before it, so that no entry can be changed, taken out or put in unseen. */
function entryHash(
  orgId: number,
  previous: Buffer,
  { position, action, public_id, record_hash, at }: LogEntry,
): Buffer {
  return sha256(
    previous,
    `${orgId}|${position}|${action}|${public_id}|${record_hash.toString('hex')}|${at.toISOString()}`,
  )
}

type Head = { position: number; hash: Buffer }

type Chain = Pick<TxContext, 'db' | 'orgId' | 'now'>

/**
 * Appends to the organisation's chain, in the transaction of the change. The head's row lock puts writers in a queue,
 * so it is taken late and the transaction ends soon after.
 */
export async function appendToLog(ctx: Chain, entries: Entry[]): Promise<void> {
  let head = await takeHead(ctx)
  await forEachBatch(entries, async (batch) => {
    head = await appendBatch(ctx, head, batch)
  })
}

/** Whoever issues to tens of thousands holds the head for seconds, which is longer than statements wait for locks elsewhere. */
async function takeHead(ctx: Chain): Promise<Head> {
  const head = sql`select position, hash from certificate_log_head where org_id = ${ctx.orgId} for update`
  const free = await maybeOne<Head>(ctx)`${head} skip locked`
  if (free) return free
  await change(ctx)`set local lock_timeout = '10s'`
  return one<Head>(ctx)`${head}`
}

async function appendBatch(ctx: Chain, head: Head, entries: Entry[]): Promise<Head> {
  const at = ctx.now()
  const links: (LogEntry & { previous_hash: Buffer; hash: Buffer })[] = []
  let { position, hash } = head
  for (const { action, record } of entries) {
    const { public_id } = record
    const entry = { position: ++position, action, public_id, record_hash: hashFor(record, action), at }
    const previous_hash = hash
    hash = entryHash(ctx.orgId, previous_hash, entry)
    links.push({ ...entry, previous_hash, hash })
  }
  await change(ctx)`
    with moved as (
      update certificate_log_head set position = ${position}, hash = ${hash} where org_id = ${ctx.orgId}
    )
    insert into certificate_log (org_id, position, action, public_id, record_hash, at, previous_hash, hash)
    select ${ctx.orgId}, position, action, public_id, record_hash, ${at}, previous_hash, hash from unnest(
      ${links.map((link) => link.position)}::bigint[], ${links.map((link) => link.action)}::text[],
      ${links.map((link) => link.public_id)}::uuid[], ${links.map((link) => link.record_hash)}::bytea[],
      ${links.map((link) => link.previous_hash)}::bytea[], ${links.map((link) => link.hash)}::bytea[]
    ) as e (position, action, public_id, record_hash, previous_hash, hash)`
  return { position, hash }
}
