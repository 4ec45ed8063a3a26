import { invalidField } from '../../../lib/errors.ts'
import { checkMapping } from '../../../lib/spreadsheet/column-mapping.ts'
import { readSheet, SpreadsheetError } from '../../../lib/spreadsheet/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import { listProperties } from '../properties/list-properties.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { CONTACT_FIELDS, type ContactMapping } from './contact-fields.ts'
import { MAX_ROWS, type ReadOptions, type ValidatedContacts } from './take-rows.ts'

const reader = new URL('./take-rows.ts', import.meta.url)
const MB = 1_048_576
/** Amount of text in an .xlsx of 10 MB, which is held in memory completely. */
const workbook = { textLength: 10 * MB }
/** Includes titles above the header. Reading 200,000 rows takes about 2.5 seconds of one core. */
const text = {
  rows: MAX_ROWS + 20,
  cells: 8_000_000,
  // Maximum of spreadsheet programs; most of these cells are blank then.
  rowCells: 16_384,
  textLength: 64 * MB,
  cpuMilliseconds: 5_000,
  milliseconds: 60_000,
}

/**
 * Reads the contacts of an .xlsx or delimited text file and validates them row by row.
 * @param place of the file in the request
 * @throws AppError validation_failed, describing the problem with the file, its columns or the mapping
 */
export async function readContacts(
  ctx: Context,
  {
    bytes,
    place,
    mapping,
    signal,
  }: { bytes: Buffer; place: string; mapping?: ContactMapping | undefined; signal: AbortSignal },
): Promise<ValidatedContacts> {
  const own = await listProperties(ctx)
  if (mapping) requireKnownFields(mapping, own)
  const options: ReadOptions = { ...(mapping ? { mapping } : {}), own }
  const how = { party: ctx.orgId, limits: workbook, text, options, signal }
  const judged = await readSheet<ValidatedContacts>(bytes, reader, how).catch((error: unknown) => {
    if (error instanceof SpreadsheetError)
      throw invalidField(['body', place], error.message, `spreadsheet_${error.reason}`)
    throw error
  })
  if (mapping) checkMapping(mapping, judged.columns)
  return judged
}

function requireKnownFields(mapping: ContactMapping, own: ContactProperty[]): void {
  const known: string[] = [...CONTACT_FIELDS, ...own.map(({ key }) => `properties.${key}`)]
  for (const [header, field] of Object.entries(mapping))
    if (field !== null && !known.includes(field))
      throw invalidField(['body', 'mapping', header], `${header} must be one of ${known.join(', ')}, or null`, 'enum')
}

/** Requires a column with email addresses. @throws AppError validation_failed */
export function requireAddresses({ columns }: ValidatedContacts, place: string): void {
  if (columns.some(({ guess }) => guess === 'email')) return
  const headers = columns.slice(0, 20).map(({ header }) => `"${header}"`)
  const remedy = 'Give the column a header such as "email" within the first 20 rows, or name it in mapping'
  throw invalidField(
    ['body', place],
    `No column with email addresses was found. ${remedy}. Headers found: ${headers.join(', ')}.`,
    'no_column',
  )
}
