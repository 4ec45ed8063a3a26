import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, UploadedFile } from '../../platform/http/validation/schema.ts'
import { FIELDS, importCounts, type Mapping, TARGETS } from '../attendees/index.ts'

const OnExisting = oneOf(['skip', 'update'], {
  default: 'skip',
  description: 'skip: existing attendees stay unchanged; update: they get the names and values in the file',
})
const mappingDescription = `Field of each column by header: ${FIELDS.join(', ').replace(' name,', ' name (full name),')}, values.KEY for a value of the event, answers.ID for a question of the event or a type, or null. registration_type is the name of a type. Columns not listed are ignored. Without a mapping, headers are recognised automatically`

const fields = {
  mapping: Type.Optional(
    Type.Unsafe<Mapping>({
      type: 'object',
      additionalProperties: { type: ['string', 'null'], format: 'attendee-column' },
      maxProperties: 256,
      description: mappingDescription,
    }),
  ),
  on_existing: Type.Optional(OnExisting),
}

export const ImportBody = Type.Object(
  {
    text: Type.Optional(
      Type.String({
        description:
          'Rows with their headers, as pasted, or addresses as in an email: Ada Lovelace <ada@example.org>, …',
      }),
    ),
    ...fields,
  },
  { title: 'AttendeeImport' },
)

export const ImportForm = Type.Object({
  file: { ...UploadedFile, description: 'A .csv or .xlsx file of at most 10 MB and 20,000 rows' },
  mapping: Type.Optional(Type.String({ description: `JSON. ${mappingDescription}` })),
  on_existing: fields.on_existing,
})

export const ImportQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'true: return what the import would do, and change nothing' }),
  ),
})

export const ImportReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether this was a preview and nothing was imported' }),
    header_row: Type.Integer({ description: 'Row that contains the headers' }),
    columns: Type.Array(
      Type.Object({
        header: Type.String({ description: 'Header as in the file' }),
        sample: Type.String({ description: 'First cell below it that is not blank' }),
        guess: nullable(Type.String({ description: `The field it is used as: ${TARGETS}; null: ignored` })),
      }),
      { description: 'The columns of the file, from the left' },
    ),
    ...importCounts,
    errors: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Row number, as in a spreadsheet program' }),
        column: nullable(Type.String({ description: 'Header of the column; null: the whole row' })),
        code: Type.String({ description: 'Stable code for programs' }),
        message: Type.String({ description: 'The problem, for people' }),
      }),
      { description: 'The first 1,000 problems' },
    ),
    rows: Type.Optional(
      Type.Array(
        Type.Object({
          row: Type.Integer({ description: 'Row number, as in a spreadsheet program' }),
          name: nullable(Type.String({ description: 'Full name; null: the row is rejected' })),
          email: nullable(Type.String({ description: 'Email address; null: the row is rejected' })),
          verdict: oneOf(['new', 'changed', 'there', 'refused'], {
            description:
              'new: will be added; changed: gets the names in the file; there: stays unchanged; refused: rejected',
          }),
          message: nullable(Type.String({ description: 'Reason for the rejection, for people; null: not rejected' })),
        }),
        { description: 'With dry_run only: the first 1,000 rows in file order, with the result for each' },
      ),
    ),
    failed_rows_csv: nullable(
      Type.String({
        description: 'All rejected rows as CSV, with the reasons: correct it and send it again; null: none',
      }),
    ),
    failed_rows_url: nullable(
      Type.String({
        description: 'Address of these rows, for 30 days; null: none was rejected, or this was a preview',
      }),
    ),
  },
  { title: 'AttendeeImportReport' },
)
export type ImportReport = Static<typeof ImportReport>
