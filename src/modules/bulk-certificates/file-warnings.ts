import type { BulkList } from './bulk-list.ts'
import type { FoundNames } from './find-names.ts'

const ROWS_SHOWN = 50

type Cell = number | { row: number; why: string }

/** Returns warnings about a file that is accepted. */
export function fileWarnings(found: BulkList): string[] {
  const { sheet, other_sheets, unreadable_emails, no_names, unread_names, hidden } = found
  const others = other_sheets.map((name) => `"${name}"`).join(', ')
  return [
    ...(others === '' ? [] : [`The names are from the sheet "${sheet}". Other sheets have names too: ${others}.`]),
    ...about(
      unreadable_emails,
      (rows) => `The e-mail address cannot be read in ${rows}: ${these(unreadable_emails, 'has', 'have')} none.`,
    ),
    ...noNames(no_names),
    ...unreadNames(unread_names),
    ...valueWarnings(found),
    ...about(hidden, (rows) => {
      const [verb, pronoun] = hidden.length === 1 ? ['is', 'it gets a certificate'] : ['are', 'they get certificates']
      return `${rows.replace('row', 'Row')} ${verb} hidden in the sheet, as by a filter: ${pronoun} too.`
    }),
  ]
}

function valueWarnings({ unread_values, missing, isSkipped }: BulkList): string[] {
  const lacking = missing.flatMap(({ row, keys }) => keys.map((key) => ({ row, key })))
  return [
    ...[...Map.groupBy(unread_values, ({ key }) => key)].flatMap(([key, cells]) =>
      about(cells, (rows) => `The value of ${key} cannot be read in ${rows}: ${these(cells, 'lacks', 'lack')} it.`),
    ),
    ...[...Map.groupBy(lacking, ({ key }) => key)].flatMap(([key, cells]) => {
      const result = isSkipped ? without(cells) : `${these(cells, 'leaves', 'leave')} it out`
      return about(
        cells.map(({ row }) => row),
        (rows) => `There is no value of ${key} in ${rows}: ${result}.`,
      )
    }),
  ]
}

/** Returns the warning about rows whose name is of another kind, if there are any. */
export const noNames = (cells: number[]): string[] =>
  about(cells, (rows) => `The name is a number, a date, TRUE or FALSE in ${rows}: ${without(cells)}.`)

/** Returns the warning about rows whose name is an error or was never calculated, if there are any. */
export const unreadNames = (cells: FoundNames['unread_names']): string[] =>
  about(
    cells,
    (rows) =>
      `The name cannot be read in ${rows}: ${without(cells)}. Type it, or open the file in your spreadsheet program and save it again.`,
  )

const these = ({ length }: unknown[], one: string, many: string) =>
  length === 1 ? `this certificate ${one}` : `these certificates ${many}`

const without = ({ length }: unknown[]) => (length === 1 ? 'it gets no certificate' : 'they get no certificate')

function about<Row extends Cell>(rows: Row[], sentence: (rows: string) => string): string[] {
  return rows.length === 0 ? [] : [sentence(`${rows.length === 1 ? 'row' : 'rows'} ${listed(rows)}`)]
}

function listed(rows: Cell[]): string {
  const shown = rows.slice(0, ROWS_SHOWN).map((row) => (typeof row === 'number' ? `${row}` : `${row.row} (${row.why})`))
  return `${shown.join(', ')}${rows.length > ROWS_SHOWN ? ` and ${rows.length - ROWS_SHOWN} more` : ''}`
}
