import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { indexTextsLater } from '../contacts/waiting-texts.ts'
import { rescoreDueLater } from '../scores/rescore-contacts.ts'
import { announceImport } from './announce-import.ts'
import { getContactImport, type ImportRow, importColumns, importToWire } from './contact-import-queries.ts'
import type { ContactImportWithErrors } from './contact-import-schema.ts'

/**
 * Cancels an unfinished import. Contacts that were imported stay, and the counts include them. A batch that is being
 * saved is either counted or not saved at all. @throws AppError not_found; not_cancellable when it is completed or
 * failed
 */
export function cancelContactImport(ctx: Context, id: number): Promise<ContactImportWithErrors> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<ImportRow>(ctx)`
      update contact_import set status = 'cancelled', claim_token = null, finished_at = ${ctx.now()}
      where org_id = ${ctx.orgId} and id = ${id} and status in ('pending', 'running') returning ${importColumns}`
    if (row) {
      // Batches that a run is saving are deleted when the run finds that it lost its claim.
      await change(ctx)`
        delete from contact_import_batch where id in (
          select id from contact_import_batch where import_id = ${id} for update skip locked)`
      await rescoreDueLater(ctx)
      await indexTextsLater(ctx)
      await announceImport(ctx, id, 'cancelled')
      const after = importToWire(ctx, row)
      await recordAudit(ctx, { action: 'contact_import.cancel', subjectType: 'contact_import', subjectId: id, after })
    }
    const found = await getContactImport(ctx, id)
    if (found.status === 'cancelled') return found
    throw new AppError('not_cancellable', `Import ${id} is already ${found.status} and can no longer be cancelled.`)
  })
}
