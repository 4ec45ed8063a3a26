import { setImmediate as turn } from 'node:timers/promises'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { importToWire, RUN_CONTACT_IMPORT } from './contact-import-queries.ts'
import type { ContactImportWithErrors } from './contact-import-schema.ts'
import type { ImportSettings } from './import-contacts.ts'
import { storeImport } from './store-import.ts'
import type { ValidatedContacts } from './take-rows.ts'

/** Stores the valid rows of a long file for a job that imports them in batches. */
export function queueContactImport(
  ctx: Context,
  validated: ValidatedContacts,
  how: ImportSettings,
): Promise<ContactImportWithErrors> {
  return inTransaction(ctx, async (ctx) => {
    const row = await storeImport(ctx, validated, { ...how, status: 'pending' })
    for (const batch of validated.people) {
      await change(ctx)`
        insert into contact_import_batch (org_id, import_id, people) values (${ctx.orgId}, ${row.id}, ${batch}::json)`
      await turn()
    }
    const payload = { org_id: ctx.orgId, import_id: row.id }
    await addJob(ctx, RUN_CONTACT_IMPORT, payload, { line: longWorkOf(ctx) })
    const after = importToWire(ctx, row)
    await recordAudit(ctx, {
      action: 'contact_import.create',
      subjectType: 'contact_import',
      subjectId: row.id,
      after,
    })
    return { ...after, errors: validated.errors }
  })
}
