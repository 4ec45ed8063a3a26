import type { AttendeeImportReport } from '@laurel/client'
import { Button } from '../../../components/button.ts'
import { FailedRows } from '../../../components/import/failed-rows.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import { saveFile } from '../../../components/save-file.ts'
import { importMessages } from './messages.ts'

/** Rows with errors, and a file of them to fix and import again. */
export function FailedAttendees({ report: { errors, failed_rows_csv: csv } }: { report: AttendeeImportReport }) {
  const text = importMessages
  const words = importStepMessages
  if (csv === null) return null
  const save = () => saveFile(new Blob([csv], { type: 'text/csv' }), 'failed-rows.csv')
  return (
    <FailedRows errors={errors} fields={text.fields}>
      <Button variant="default" size="compact-sm" onClick={save}>
        {words.failedRows}
      </Button>
    </FailedRows>
  )
}
