import type { BulkList } from './bulk-list.ts'
import type { FoundNames } from './find-names.ts'

const ROWS_SHOWN = 50

/** Returns warnings about a file that is accepted. */
export function fileWarnings(found: BulkList): string[] {
  const { sheet, other_sheets, unreadable_emails, no_names, unread_names, unread_values, hidden } = found
  const others = other_sheets.map((name) => `"${name}"`).join(', ')
  return [
    ...(others === '' ? [] : [`The names are from the sheet "${sheet}". Other sheets have names too: ${others}.`]),
    ...(unreadable_emails.length > 0
      ? [`The e-mail address cannot be read in rows ${listed(unreadable_emails)}: these certificates have none.`]
      : []),
    ...noNames(no_names),
    ...unreadNames(unread_names),
    ...[...Map.groupBy(unread_values, ({ key }) => key)].map(
      ([key, cells]) => `The value of ${key} cannot be read in rows ${listed(cells)}: these certificates lack it.`,
    ),
    ...missingValues(found),
    ...(hidden.length > 0
      ? [`Rows ${listed(hidden)} are hidden in the sheet, as by a filter: they get certificates too.`]
      : []),
  ]
}

function missingValues({ missing, isSkipped }: BulkList): string[] {
  const cells = missing.flatMap(({ row, keys }) => keys.map((key) => ({ row, key })))
  const result = isSkipped ? 'they get no certificate' : 'their certificates leave it out'
  return [...Map.groupBy(cells, ({ key }) => key)].map(
    ([key, rows]) => `There is no value of ${key} in rows ${listed(rows.map(({ row }) => row))}: ${result}.`,
  )
}

/** Returns the warning about rows whose name is of another kind, if there are any. */
export const noNames = (rows: number[]): string[] =>
  rows.length > 0
    ? [`The name is a number, a date, TRUE or FALSE in rows ${listed(rows)}: they get no certificate.`]
    : []

/** Returns the warning about rows whose name is an error or was never calculated, if there are any. */
export const unreadNames = (cells: FoundNames['unread_names']): string[] =>
  cells.length > 0
    ? [
        `The name cannot be read in rows ${listed(cells)}: they get no certificate. Type these names, or open the file in your spreadsheet program and save it again.`,
      ]
    : []

function listed(rows: (number | { row: number; why: string })[]): string {
  const shown = rows.slice(0, ROWS_SHOWN).map((row) => (typeof row === 'number' ? `${row}` : `${row.row} (${row.why})`))
  return `${shown.join(', ')}${rows.length > ROWS_SHOWN ? ` and ${rows.length - ROWS_SHOWN} more` : ''}`
}
