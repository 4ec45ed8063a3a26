import type { ContactImportReport } from '@laurel/client'
import { ownAddress } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { FailedRows } from '../../../components/import/failed-rows.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import { contactImportMessages } from '../messages/import.ts'

/** Rows that were not imported, and a file of them to fix and import again. */
export function FailedContacts({ of }: { of: Pick<ContactImportReport, 'errors' | 'failed_rows_url'> }) {
  const text = contactImportMessages
  const words = importStepMessages
  return (
    <FailedRows errors={of.errors} fields={text.fields}>
      {of.failed_rows_url !== null && (
        <Button component="a" variant="default" size="compact-sm" href={ownAddress(of.failed_rows_url)} download>
          {words.failedRows}
        </Button>
      )}
    </FailedRows>
  )
}
