import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, oneOf, TimeOrNull, UploadedFile } from '../../../platform/http/validation/schema.ts'
import { CONTACT_FIELDS, type ContactMapping } from './contact-fields.ts'

const STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const
const MODES = ['update', 'fill'] as const

const words = `What the columns with these headers are: ${CONTACT_FIELDS.join(', ')}, properties.<key> for a field of the organisation's own, or null. Columns that it does not name are left out. Without it headers are recognised`

const options = {
  mode: Type.Optional(
    oneOf(MODES, {
      default: 'update',
      description:
        'Of contacts that are there: update lets the file win where it says something, fill takes only what they lack. Tags are added in both',
    }),
  ),
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'true: tell what it would come to, and do nothing' }),
  ),
  file_name: Type.Optional(Type.String({ maxLength: 255, description: 'What the file is called, for the time line' })),
}
const mappingText = Type.Optional(Type.String({ description: `JSON. ${words}` }))

/** What is judged wherever options come from. */
export const ImportOptions = Type.Object({
  ...options,
  mapping: Type.Optional(
    Type.Unsafe<ContactMapping>({
      type: 'object',
      additionalProperties: { type: ['string', 'null'], maxLength: 100 },
      maxProperties: 256,
      description: words,
    }),
  ),
})
export type ImportOptions = Static<typeof ImportOptions>

export const ImportContactsBody = Type.Object(
  {
    csv: Type.Optional(Type.String({ description: 'Rows with their headers; a long list is better sent as a file' })),
    ...ImportOptions.properties,
  },
  { title: 'ContactImportRequest' },
)
export const ImportContactsForm = Type.Object({
  file: { ...UploadedFile, description: 'A .csv file of at most 200,000 rows, or .xlsx of 20,000; at most 32 MB' },
  ...options,
  mapping: mappingText,
})
export const ImportContactsQuery = Type.Object({ ...options, mapping: mappingText })

const RowError = Type.Object({
  row: Type.Integer({ description: 'As a spreadsheet program numbers it' }),
  column: nullable(Type.String({ description: 'Its header; null: the row as a whole' })),
  code: Type.String({ description: 'A stable word for programs' }),
  message: Type.String({ description: 'What is wrong with it, for people' }),
})

const counts = {
  row_count: Type.Integer({ description: 'Rows below the headers' }),
  created: Type.Integer({ description: 'Contacts that were made' }),
  updated: Type.Integer({ description: 'Contacts of which something has changed' }),
  skipped: Type.Integer({ description: 'Contacts that have all of it already, and stay as they are' }),
  failed: Type.Integer({ description: 'Rows that were refused' }),
  errors: Type.Array(RowError, { description: 'The first 1,000 problems of rows' }),
  failed_rows_url: nullable(
    Type.String({
      description:
        'All rows that were refused, as CSV with what is wrong, for 30 days: mend it and send it again; null: none was',
    }),
  ),
}
const guess = nullable(Type.String({ description: 'What it was taken for; null: it is left out' }))

const header = Type.String({ description: 'The header as the file has it' })
const mode = oneOf(MODES, {
  description: 'update: the file won where it said something; fill: it gave only what was lacking',
})

export const ContactImportReport = Type.Object(
  {
    id: nullable(Type.Integer({ description: 'The import; null for a dry run' })),
    dry_run: Type.Boolean({ description: 'Whether it only tells, and nothing was imported' }),
    mode,
    header_row: Type.Integer({ description: 'Row in which the headers were found' }),
    columns: Type.Array(
      Type.Object({
        header,
        sample: Type.String({ description: 'The first cell below it that is not blank' }),
        guess,
      }),
      { description: 'The columns of the file, from the left' },
    ),
    ...counts,
  },
  { title: 'ContactImportReport' },
)
export type ContactImportReport = Static<typeof ContactImportReport>

const { errors, ...summed } = counts
const summary = {
  id: Id,
  status: oneOf(STATUSES, { description: 'pending and running go on by themselves' }),
  file_name: Type.String({ description: 'What the file is called' }),
  mode,
  columns: Type.Array(Type.Object({ header, guess }), { description: 'The columns of the file, from the left' }),
  processed: Type.Integer({ description: 'Rows that are done: made, changed, left as they were or refused' }),
  ...summed,
  error: nullable(Type.String({ description: 'Why it failed; null: it did not' })),
  created_at: CreatedAt,
  started_at: TimeOrNull('When it began', 'it has not begun'),
  finished_at: TimeOrNull('When it ended', 'it goes on'),
}

export const ContactImport = Type.Object(summary, { title: 'ContactImport' })
export type ContactImport = Static<typeof ContactImport>

export const ContactImportWithErrors = Type.Object({ ...summary, errors }, { title: 'ContactImportWithErrors' })
export type ContactImportWithErrors = Static<typeof ContactImportWithErrors>
