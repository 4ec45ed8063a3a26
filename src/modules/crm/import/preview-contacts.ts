import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import type { ContactImportReport } from './contact-import-schema.ts'
import { addCounts, type ImportHow, importReport } from './import-contacts.ts'
import { type ImportCounts, saveContacts } from './save-contacts.ts'
import { jsonOf } from './store-import.ts'
import type { JudgedContacts } from './take-rows.ts'
import type { ImportedContact } from './validate-contact.ts'

/** Ends a transaction that must leave nothing behind. */
class Undone extends Error {}

/**
 * What an import would come to. Who is not there is only counted; those who are there are changed as the import would, in a
 * transaction that is rolled back.
 */
export async function previewContacts(
  ctx: Context,
  judged: JudgedContacts,
  how: ImportHow,
): Promise<ContactImportReport> {
  const counts: ImportCounts = { created: 0, updated: 0, skipped: 0 }
  for (const batch of judged.people) {
    const people = JSON.parse(jsonOf(batch)) as ImportedContact[]
    const there = await whoIsThere(ctx, people)
    counts.created += people.length - there.length
    if (there.length > 0) addCounts(counts, await tried(ctx, how, there))
  }
  return importReport(judged, how.mode, counts, null)
}

async function whoIsThere(ctx: Context, people: ImportedContact[]): Promise<ImportedContact[]> {
  const rows = await many<{ email_key: string }>(ctx)`
    select email_key from contact where org_id = ${ctx.orgId} and email_key = any(${people.map(({ email_key }) => email_key)}::text[])`
  const keys = new Set(rows.map(({ email_key }) => email_key))
  return people.filter(({ email_key }) => keys.has(email_key))
}

async function tried(ctx: Context, { fileName, mode }: ImportHow, people: ImportedContact[]): Promise<ImportCounts> {
  let counts: ImportCounts | null = null
  try {
    await inTransaction(ctx, async (ctx) => {
      counts = await saveContacts(ctx, { id: 0, file_name: fileName, mode }, people)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return counts!
}
