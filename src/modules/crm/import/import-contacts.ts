import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { analyseContacts } from './analyse-contacts.ts'
import { announceImport } from './announce-import.ts'
import { failedRowsUrl } from './contact-import-queries.ts'
import type { ContactImportReport } from './contact-import-schema.ts'
import { type ImportCounts, type Mode, saveContacts } from './save-contacts.ts'
import { jsonOf, storeImport } from './store-import.ts'
import type { ValidatedContacts } from './take-rows.ts'
import type { ImportedContact } from './validate-contact.ts'

export type ImportSettings = { fileName: string; mode: Mode }

/** Imports the valid rows of a short file in one transaction. */
export function importContacts(
  ctx: Context,
  validated: ValidatedContacts,
  how: ImportSettings,
): Promise<ContactImportReport> {
  return inTransaction(ctx, async (ctx) => {
    const { id, file_name, mode } = await storeImport(ctx, validated, { ...how, status: 'running' })
    const counts: ImportCounts = { created: 0, updated: 0, skipped: 0 }
    const ids: number[] = []
    for (const [nth, batch] of validated.people.entries()) {
      if (nth === 1) await analyseContacts(ctx)
      const saved = await saveContacts(ctx, { id, file_name, mode }, JSON.parse(jsonOf(batch)) as ImportedContact[])
      addCounts(counts, saved)
      ids.push(...saved.ids)
    }
    await change(ctx)`
      update contact_import set status = 'completed', created_count = ${counts.created}, updated_count = ${counts.updated},
        skipped_count = ${counts.skipped}, finished_at = ${ctx.now()} where id = ${id}`
    await rescoreContacts(ctx, ids)
    await announceImport(ctx, id, 'completed')
    const after = { file_name, mode, ...counts, failed: validated.failed_count }
    await recordAudit(ctx, { action: 'contact_import.complete', subjectType: 'contact_import', subjectId: id, after })
    return importReport(validated, how.mode, counts, { id, url: failedRowsUrl(ctx, id, validated.failed_count) })
  })
}

export function addCounts(counts: ImportCounts, more: ImportCounts): void {
  counts.created += more.created
  counts.updated += more.updated
  counts.skipped += more.skipped
}

export function importReport(
  { header_row, columns, row_count, failed_count, errors }: ValidatedContacts,
  mode: Mode,
  counts: ImportCounts,
  done: { id: number; url: string | null } | null,
): ContactImportReport {
  const { created, updated, skipped } = counts
  return {
    id: done?.id ?? null,
    dry_run: done === null,
    mode,
    header_row,
    columns,
    row_count,
    created,
    updated,
    skipped,
    failed: failed_count,
    errors,
    failed_rows_url: done?.url ?? null,
  }
}
