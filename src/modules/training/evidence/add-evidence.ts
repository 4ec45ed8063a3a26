import { sha256 } from '../../../lib/crypto/sha256.ts'
import { invalidField, noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { keepBlob, sweepUnlessKept } from '../../../platform/blobs/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { emailKey } from '../../attendees/index.ts'
import { existingName } from '../assignments/new-cycle.ts'
import { type EvidenceRow, evidenceColumns, evidenceToWire } from './evidence-queries.ts'
import type { Evidence, EvidenceFields } from './evidence-schema.ts'
import { evidenceType } from './evidence-type.ts'
import { refuseFutureDay } from './refuse-future-day.ts'

export type StoredEvidence = Pick<EvidenceRow, 'file' | 'file_name' | 'content_type' | 'size'>

/** Stores an uploaded file under the hash of its bytes. @throws AppError validation_failed for another type of file */
export async function storeEvidence(
  ctx: Context,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<StoredEvidence> {
  const content_type = evidenceType(bytes)
  if (content_type === null)
    throw invalidField(['body', 'file'], 'file must be a PDF, PNG, JPEG or WebP file', 'unusable_file')
  const file = `evidence/${sha256(bytes).toString('hex')}`
  await sweepUnlessKept(ctx, file)
  await ctx.blobs.put(file, { bytes })
  const file_name = Array.from(name.trim()).slice(0, 200).join('') || 'evidence'
  return { file, file_name, content_type, size: bytes.length }
}

/**
 * Adds evidence of a known person for a course. @throws AppError not_found for the course; validation_failed for an
 * unknown person or a day in the future
 */
export function addEvidence(ctx: Context, fields: EvidenceFields, stored: StoredEvidence): Promise<Evidence> {
  const { course_id, email, name = '', note = '', completed_on = null } = fields
  const key = emailKey(email)
  return inTransaction(ctx, async (ctx) => {
    const course = await maybeOne(ctx)`
      select 1 from training_course where org_id = ${ctx.orgId} and id = ${course_id} for key share`
    if (course === null) throw noSuch('course')
    await refuseFutureDay(ctx, completed_on)
    const { known } = await one<{ known: boolean }>(ctx)`
      select exists (select from training_assignment where org_id = ${ctx.orgId} and email_key = ${key})
        or exists (select from attendee where org_id = ${ctx.orgId} and email_key = ${key}) as known`
    if (!known)
      throw invalidField(
        ['body', 'email'],
        `email must belong to an attendee or a person with a training assignment; register or assign ${email} first`,
        'unknown_person',
      )
    await keepBlob(ctx, stored.file)
    const { file, file_name, content_type, size } = stored
    const row = await one<EvidenceRow>(ctx)`
      insert into training_evidence as a
        (org_id, course_id, email, email_key, name, note, completed_on, file, file_name, content_type, size, created_at)
      values (${ctx.orgId}, ${course_id}, ${email}, ${key}, coalesce(nullif(${name.trim()}, ''), ${existingName(ctx, sql`${key}`)}),
        ${note.trim()}, ${completed_on}::date, ${file}, ${file_name}, ${content_type}, ${size}, ${ctx.now()})
      returning ${evidenceColumns}`
    const after = evidenceToWire(row)
    await recordAudit(ctx, {
      action: 'training_evidence.add',
      subjectType: 'training_evidence',
      subjectId: after.id,
      after,
    })
    return after
  })
}
