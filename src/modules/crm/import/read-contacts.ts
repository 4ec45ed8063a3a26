import { invalidField } from '../../../lib/errors.ts'
import { checkMapping } from '../../../lib/spreadsheet/column-mapping.ts'
import { readSheet, SpreadsheetError } from '../../../lib/spreadsheet/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import { listProperties } from '../properties/list-properties.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { CONTACT_FIELDS, type ContactMapping } from './contact-fields.ts'
import { type JudgedContacts, MAX_ROWS, type ReadOptions } from './take-rows.ts'

const reader = new URL('./take-rows.ts', import.meta.url)
const MB = 1_048_576
/** As much as 10 MB of an .xlsx can hold, of which all rows are in memory at once. */
const workbook = { textLength: 10 * MB }
/** Titles above the header are rows too. 200,000 rows take two and a half seconds of a core. */
const text = {
  rows: MAX_ROWS + 20,
  cells: 8_000_000,
  // As many as a row of a spreadsheet program has; most of them are blank then.
  rowCells: 16_384,
  textLength: 64 * MB,
  cpuMilliseconds: 5_000,
  milliseconds: 60_000,
}

/**
 * Reads the contacts of a file, .xlsx or delimited text, and judges them row by row.
 * @param place of the file in the request
 * @throws AppError validation_failed, saying what is wrong with the file, its columns or the mapping
 */
export async function readContacts(
  ctx: Context,
  {
    bytes,
    place,
    mapping,
    signal,
  }: { bytes: Buffer; place: string; mapping?: ContactMapping | undefined; signal: AbortSignal },
): Promise<JudgedContacts> {
  const own = await listProperties(ctx)
  if (mapping) checkFields(mapping, own)
  const options: ReadOptions = { ...(mapping ? { mapping } : {}), own }
  const how = { party: ctx.orgId, limits: workbook, text, options, signal }
  const judged = await readSheet<JudgedContacts>(bytes, reader, how).catch((error: unknown) => {
    if (error instanceof SpreadsheetError)
      throw invalidField(['body', place], error.message, `spreadsheet_${error.reason}`)
    throw error
  })
  if (mapping) checkMapping(mapping, judged.columns)
  return judged
}

function checkFields(mapping: ContactMapping, own: ContactProperty[]): void {
  const known: string[] = [...CONTACT_FIELDS, ...own.map(({ key }) => `properties.${key}`)]
  for (const [header, field] of Object.entries(mapping))
    if (field !== null && !known.includes(field))
      throw invalidField(['body', 'mapping', header], `${header} must be one of ${known.join(', ')}, or null`, 'enum')
}

/** Refuses a file in which no column says who people are. @throws AppError validation_failed */
export function requireAddresses({ columns }: JudgedContacts, place: string): void {
  if (columns.some(({ guess }) => guess === 'email')) return
  const headers = columns.slice(0, 20).map(({ header }) => `"${header}"`)
  const remedy = 'Give the column a header such as e-mail within the first 20 rows, or name it in mapping'
  throw invalidField(
    ['body', place],
    `No column of e-mail addresses was found. ${remedy}. Headers found: ${headers.join(', ')}.`,
    'no_column',
  )
}
