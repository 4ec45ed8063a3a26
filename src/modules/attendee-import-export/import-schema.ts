import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, UploadedFile } from '../../platform/http/validation/schema.ts'
import { FIELDS, importCounts, type Mapping } from '../attendees/index.ts'

const OnExisting = oneOf(['skip', 'update'], {
  default: 'skip',
  description: 'Whoever the event has already stays as they are, or gets the names of the file',
})
const words =
  'What the columns with these headers are: first_name, last_name, name (whole), email, status, or null. Columns that it does not name are left out. Without it headers are recognised'

const fields = {
  mapping: Type.Optional(
    Type.Unsafe<Mapping>({
      type: 'object',
      additionalProperties: { type: ['string', 'null'], enum: [...FIELDS, null] },
      maxProperties: 256,
      description: words,
    }),
  ),
  on_existing: Type.Optional(OnExisting),
}

export const ImportBody = Type.Object(
  {
    text: Type.Optional(
      Type.String({
        description:
          'Rows with their headers, as they are pasted, or people as a mail lists them: Ada Lovelace <ada@example.org>, …',
      }),
    ),
    ...fields,
  },
  { title: 'AttendeeImport' },
)

export const ImportForm = Type.Object({
  file: { ...UploadedFile, description: 'A .csv or .xlsx file of at most 10 MB and 20,000 rows' },
  mapping: Type.Optional(Type.String({ description: `JSON. ${words}` })),
  on_existing: fields.on_existing,
})

export const ImportQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'true: tell what it would come to, and do nothing' }),
  ),
})

export const ImportReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether it only tells, and nothing was imported' }),
    header_row: Type.Integer({ description: 'Row in which the headers were found' }),
    columns: Type.Array(
      Type.Object({
        header: Type.String({ description: 'The header as the file has it' }),
        sample: Type.String({ description: 'The first cell below it that is not blank' }),
        guess: nullable(oneOf(FIELDS, { description: 'What it is taken for; null: it is left out' })),
      }),
      { description: 'The columns of the file, from the left' },
    ),
    ...importCounts,
    errors: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'As a spreadsheet program numbers it' }),
        column: nullable(Type.String({ description: 'Its header; null: the row as a whole' })),
        code: Type.String({ description: 'A stable word for programs' }),
        message: Type.String({ description: 'What is wrong with it, for people' }),
      }),
      { description: 'The first 1,000 problems of rows' },
    ),
    rows: Type.Optional(
      Type.Array(
        Type.Object({
          row: Type.Integer({ description: 'As a spreadsheet program numbers it' }),
          name: nullable(Type.String({ description: 'Who it is; null: it is refused' })),
          email: nullable(Type.String({ description: 'Their address; null: it is refused' })),
          verdict: oneOf(['new', 'changed', 'there', 'refused'], {
            description: 'They are added, get the names of the file, stay as they are, or cannot be taken',
          }),
          message: nullable(Type.String({ description: 'Why it is refused, for people; null: it is not' })),
        }),
        { description: 'With dry_run alone: the first 1,000 rows in their order, and what becomes of each' },
      ),
    ),
    failed_rows_csv: nullable(
      Type.String({
        description: 'All rows that were refused, as CSV with what is wrong: mend it and send it again; null: none was',
      }),
    ),
    failed_rows_url: nullable(
      Type.String({ description: 'Where these rows are for 30 days; null: none was refused, or it only tells' }),
    ),
  },
  { title: 'AttendeeImportReport' },
)
export type ImportReport = Static<typeof ImportReport>
