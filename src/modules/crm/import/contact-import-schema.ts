import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, oneOf, TimeOrNull, UploadedFile } from '../../../platform/http/validation/schema.ts'
import { CONTACT_FIELDS, type ContactMapping } from './contact-fields.ts'

const STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const
const MODES = ['update', 'fill'] as const

const MAPPING_DESCRIPTION = `Field of each column by its header: ${CONTACT_FIELDS.join(', ')}, properties.<key> for a custom field, or null. Columns that it does not contain are ignored. Without a mapping, headers are recognised automatically`

const options = {
  mode: Type.Optional(
    oneOf(MODES, {
      default: 'update',
      description:
        'How to treat existing contacts: update overwrites values with those of the file, fill only sets empty fields. Tags are added in both modes',
    }),
  ),
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'true: report the result without importing anything' }),
  ),
  file_name: Type.Optional(Type.String({ maxLength: 255, description: 'Name of the file, shown in the timeline' })),
}
const mappingText = Type.Optional(Type.String({ description: `JSON. ${MAPPING_DESCRIPTION}` }))

/** Options that are validated for every content type. */
export const ImportOptions = Type.Object({
  ...options,
  mapping: Type.Optional(
    Type.Unsafe<ContactMapping>({
      type: 'object',
      additionalProperties: { type: ['string', 'null'], maxLength: 100 },
      maxProperties: 256,
      description: MAPPING_DESCRIPTION,
    }),
  ),
})
export type ImportOptions = Static<typeof ImportOptions>

export const ImportContactsBody = Type.Object(
  {
    csv: Type.Optional(Type.String({ description: 'Rows with headers; send long lists as a file' })),
    ...ImportOptions.properties,
  },
  { title: 'ContactImportRequest' },
)
export const ImportContactsForm = Type.Object({
  file: { ...UploadedFile, description: 'A .csv file with at most 200,000 rows, or .xlsx with 20,000; at most 32 MB' },
  ...options,
  mapping: mappingText,
})
export const ImportContactsQuery = Type.Object({ ...options, mapping: mappingText })

const RowError = Type.Object({
  row: Type.Integer({ description: 'Row number as in a spreadsheet' }),
  column: nullable(Type.String({ description: 'Header of the column; null: the whole row' })),
  code: Type.String({ description: 'Stable identifier of the problem' }),
  message: Type.String({ description: 'Description of the problem, for people' }),
})

const counts = {
  row_count: Type.Integer({ description: 'Number of rows below the headers' }),
  created: Type.Integer({ description: 'Number of created contacts' }),
  updated: Type.Integer({ description: 'Number of changed contacts' }),
  skipped: Type.Integer({ description: 'Number of contacts that already had all values' }),
  failed: Type.Integer({ description: 'Number of rejected rows' }),
  errors: Type.Array(RowError, { description: 'First 1,000 problems of rows' }),
  failed_rows_url: nullable(
    Type.String({
      description:
        'CSV with all rejected rows and their problems, kept for 30 days: correct it and send it again; null: none',
    }),
  ),
}
const guess = nullable(Type.String({ description: 'Recognised field; null: the column is ignored' }))

const header = Type.String({ description: 'Header as in the file' })
const mode = oneOf(MODES, {
  description: 'update: values of the file overwrote existing ones; fill: only empty fields were set',
})

export const ContactImportReport = Type.Object(
  {
    id: nullable(Type.Integer({ description: 'Id of the import; null: dry run' })),
    dry_run: Type.Boolean({ description: 'Whether this was a dry run that imported nothing' }),
    mode,
    header_row: Type.Integer({ description: 'Row of the headers' }),
    columns: Type.Array(
      Type.Object({
        header,
        sample: Type.String({ description: 'First non-blank cell below the header' }),
        guess,
      }),
      { description: 'Columns of the file, from the left' },
    ),
    ...counts,
  },
  { title: 'ContactImportReport' },
)
export type ContactImportReport = Static<typeof ContactImportReport>

const { errors, ...summed } = counts
const summary = {
  id: Id,
  status: oneOf(STATUSES, { description: 'Status of the import; pending and running imports continue by themselves' }),
  file_name: Type.String({ description: 'Name of the file' }),
  mode,
  columns: Type.Array(Type.Object({ header, guess }), { description: 'Columns of the file, from the left' }),
  processed: Type.Integer({ description: 'Number of processed rows: created, updated, skipped or rejected' }),
  ...summed,
  error: nullable(Type.String({ description: 'Reason of the failure; null: it did not fail' })),
  created_at: CreatedAt,
  started_at: TimeOrNull('When the import started', 'not started'),
  finished_at: TimeOrNull('When the import ended', 'not ended'),
}

export const ContactImport = Type.Object(summary, { title: 'ContactImport' })
export type ContactImport = Static<typeof ContactImport>

export const ContactImportWithErrors = Type.Object({ ...summary, errors }, { title: 'ContactImportWithErrors' })
export type ContactImportWithErrors = Static<typeof ContactImportWithErrors>
