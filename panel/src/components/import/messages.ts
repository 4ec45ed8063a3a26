import { messages } from '../../messages/use-messages.tsx'

type Counts = { created: number; updated: number; skipped: number; failed: number }

/** Texts of imports of all kinds. */
export const importStepMessages = messages({
  source: 'Add your list',
  paste: 'Pasted rows',
  choose: 'Choose a file',
  drop: 'or drop it here',
  look: 'Preview',
  other: 'Import another list',
  columns: 'Match columns',
  header: 'Column',
  first: 'First value',
  means: 'Field',
  leftOut: 'Do not import',
  problems: 'Rows with errors',
  row: 'Row',
  column: 'Column',
  problem: 'Error',
  done: 'Import complete',
  failedRows: 'Download rows with errors',
  nothing: 'Nothing to import.',
  earlier: 'Previous imports',
  failedRowsOf: (time: string) => `Download rows with errors from ${time}`,
  verdict: ({ created, updated, skipped, failed }: Counts) =>
    [
      `${created} new`,
      updated && `${updated} updated`,
      skipped && `${skipped} unchanged`,
      failed && `${failed} with errors`,
    ]
      .filter(Boolean)
      .join(', '),
  kept: 'Rows with errors stay available for 30 days under “Previous imports”.',
})
