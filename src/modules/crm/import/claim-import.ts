import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { indexTextsLater } from '../contacts/waiting-texts.ts'
import { rescoreDueLater } from '../scores/rescore-contacts.ts'
import { announceImport } from './announce-import.ts'
import type { Mode } from './save-contacts.ts'

const MAX_CLAIMS = 5

export type ClaimedImport = { id: number; file_name: string; mode: Mode; token: string }

/**
 * Claims an unfinished import with a new token, which each batch of this run must still hold when it ends. Fails an
 * import that was claimed too often without progress. @returns null when there is nothing to do
 */
export function claimImport(ctx: Context, id: number): Promise<ClaimedImport | null> {
  const token = uuidFrom(ctx.randomBytes(16))
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Omit<ClaimedImport, 'token'> & { claims: number }>(ctx)`
      update contact_import set status = 'running', claims = claims + 1, claim_token = ${token}, started_at = coalesce(started_at, ${ctx.now()})
      where org_id = ${ctx.orgId} and id = ${id} and status in ('pending', 'running')
      returning id, file_name, mode, claims`
    if (row === null) return null
    if (row.claims <= MAX_CLAIMS) return { ...row, token }
    const error = `The import stopped unexpectedly ${MAX_CLAIMS} times. Rows that were imported until then are kept.`
    await change(ctx)`
      update contact_import set status = 'failed', error = ${error}, finished_at = ${ctx.now()}, claim_token = null where id = ${id}`
    await rescoreDueLater(ctx)
    await indexTextsLater(ctx)
    await announceImport(ctx, id, 'failed')
    const about = { subjectType: 'contact_import', subjectId: id }
    await recordAudit(ctx, { action: 'contact_import.fail', ...about, after: { error } })
    return null
  })
}

/** Completes an import without remaining batches. @returns false when there are some */
export function completeImport(ctx: Context, { id, token }: ClaimedImport): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const after = await maybeOne(ctx)`
      update contact_import set status = 'completed', finished_at = ${ctx.now()}, claim_token = null
      where id = ${id} and claim_token = ${token} and not exists (select 1 from contact_import_batch where import_id = ${id})
      returning created_count as created, updated_count as updated, skipped_count as skipped, failed_count as failed`
    if (after !== null) {
      await rescoreDueLater(ctx)
      await indexTextsLater(ctx)
      await announceImport(ctx, id, 'completed')
      await recordAudit(ctx, { action: 'contact_import.complete', subjectType: 'contact_import', subjectId: id, after })
      return true
    }
    const lost = await maybeOne(
      ctx,
    )`select 1 from contact_import where id = ${id} and claim_token is distinct from ${token}`
    return lost !== null
  })
}

/** Deletes the batches of a finished import that a run was saving when it was cancelled. */
export async function deleteBatches(ctx: Context, id: number): Promise<void> {
  await change(ctx)`
    delete from contact_import_batch where import_id = ${id} and exists (
      select 1 from contact_import where id = ${id} and finished_at is not null)`
}
