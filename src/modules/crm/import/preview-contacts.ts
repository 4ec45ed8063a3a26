import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import type { ContactImportReport } from './contact-import-schema.ts'
import { addCounts, type ImportSettings, importReport } from './import-contacts.ts'
import { type ImportCounts, saveContacts } from './save-contacts.ts'
import { jsonOf } from './store-import.ts'
import type { ValidatedContacts } from './take-rows.ts'
import type { ImportedContact } from './validate-contact.ts'

/** Rolls back the transaction of a preview. */
class RolledBack extends Error {}

/**
 * Returns the result of an import without keeping it. New contacts are only counted; existing ones are updated as by
 * the import, in a transaction that is rolled back.
 */
export async function previewContacts(
  ctx: Context,
  validated: ValidatedContacts,
  how: ImportSettings,
): Promise<ContactImportReport> {
  const counts: ImportCounts = { created: 0, updated: 0, skipped: 0 }
  for (const batch of validated.people) {
    const people = JSON.parse(jsonOf(batch)) as ImportedContact[]
    const there = await existingPeople(ctx, people)
    counts.created += people.length - there.length
    if (there.length > 0) addCounts(counts, await countChanges(ctx, how, there))
  }
  return importReport(validated, how.mode, counts, null)
}

async function existingPeople(ctx: Context, people: ImportedContact[]): Promise<ImportedContact[]> {
  const rows = await many<{ email_key: string }>(ctx)`
    select email_key from contact where org_id = ${ctx.orgId} and email_key = any(${people.map(({ email_key }) => email_key)}::text[])`
  const keys = new Set(rows.map(({ email_key }) => email_key))
  return people.filter(({ email_key }) => keys.has(email_key))
}

async function countChanges(
  ctx: Context,
  { fileName, mode }: ImportSettings,
  people: ImportedContact[],
): Promise<ImportCounts> {
  let counts: ImportCounts | null = null
  try {
    await inTransaction(ctx, async (ctx) => {
      counts = await saveContacts(ctx, { id: 0, file_name: fileName, mode }, people)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return counts!
}
