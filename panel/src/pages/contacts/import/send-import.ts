import type { ContactImportReport, ContactImportWithErrors } from '@laurel/client'
import { laurel } from '../../../api/laurel.ts'
import type { ColumnMapping } from '../../../components/import/column-table.tsx'
import type { Source } from '../../../components/import/import-source.tsx'

/** Column mapping, if it was changed, and what happens to contacts that exist. */
export type Choices = { mapping?: ColumnMapping; mode: 'update' | 'fill' }

type Sent = ContactImportReport | ContactImportWithErrors

/** True for an import that continues as a job. */
export const isJob = (answer: Sent): answer is ContactImportWithErrors => 'status' in answer

/** Sends a list; a pasted one as a file too, since those may be longer. */
export async function sendImport(source: Source, { mapping, mode }: Choices, dry_run: boolean): Promise<Sent> {
  const file = typeof source === 'string' ? new File([source], 'contacts.csv', { type: 'text/csv' }) : source
  return laurel.crm.imports.create({
    file,
    mode,
    dry_run,
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  })
}
