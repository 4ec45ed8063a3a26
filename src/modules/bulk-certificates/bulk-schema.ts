import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  oneOf,
  TimeOrNull,
  UploadedFile,
} from '../../platform/http/validation/schema.ts'
import type { ListMapping } from './choose-columns.ts'

const TARGET = '^(?:name|first_name|last_name|email|values\\.[a-z][a-z0-9_]{0,39})$'

const FileName = Type.String({ description: 'Name of the uploaded file' })

const Row = Type.Integer({ description: 'Row of the file, counted from 1' })

const Sheet = nullable(Type.String({ description: 'Sheet the names are from; null: a text file or a list of names' }))

const Kind = Type.String({ description: 'Kind of the certificates; attendee: the default kind' })

const mappingFields =
  'Field of each used column by header, or by letter where the header is not unique: name, first_name, last_name, email or values.KEY. It can be sent as `mapping`'
const usedMapping = (description: string) =>
  Type.Record(Type.String(), Type.String(), { maxProperties: 256, description })

const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const

export const BulkJob = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    status: oneOf(JOB_STATUSES, {
      description: 'pending: waiting; processing: drawing certificates; the other three are final',
    }),
    file_name: FileName,
    kind: Kind,
    sheet: Sheet,
    header_row: nullable(Type.Integer({ description: 'Row of the header, counted from 1; null: not recorded' })),
    column: nullable(
      Type.String({ description: 'Header of the name column, or of both that were joined; null: not recorded' }),
    ),
    mapping: nullable(usedMapping(`${mappingFields}; null: not recorded`)),
    total_count: Type.Integer({ description: 'Names in the file' }),
    processed_count: Type.Integer({ description: 'Certificates drawn so far' }),
    credits_held: Type.Integer({ description: 'Credits currently held' }),
    credits_charged: Type.Integer({ description: 'Credits spent: 0 until it is completed' }),
    warnings: Type.Array(Type.String(), { description: 'Warnings about the certificates, as sentences' }),
    error: nullable(Type.String({ description: 'Why it failed, as a sentence; null: it did not fail' })),
    created_at: CreatedAt,
    started_at: TimeOrNull('When drawing began', 'not yet'),
    finished_at: TimeOrNull('When it was completed, failed or cancelled', 'not yet'),
    download_url: nullable(
      Type.String({
        format: 'uri',
        description: 'URL of the ZIP archive, which requires an API key; null: not completed',
      }),
    ),
  },
  { title: 'BulkJob', description: 'A job that creates a certificate for each name in a file' },
)

export const DryRun = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'true: nothing was stored' }),
    file_name: FileName,
    kind: Kind,
    sheet: Sheet,
    sheets: Type.Array(Type.String(), {
      description: 'Visible sheets of the workbook, at most 20; empty: a text file',
    }),
    header_row: Type.Integer({ description: 'Row of the header, counted from 1' }),
    column: nullable(
      Type.String({
        description:
          'Header of the name column, or of both that were joined; null: none was recognised, and `mapping` was sent',
      }),
    ),
    columns: Type.Array(
      Type.Object({
        header: Type.String({ description: 'Header as in the file' }),
        letter: Type.String({ description: 'Letter of the column' }),
        sample: Type.String({ description: 'First cell below it that is not blank' }),
        guess: nullable(
          Type.String({
            description: 'The field it is used as: name, first_name, last_name, email or values.KEY; null: ignored',
          }),
        ),
      }),
      { description: 'The columns of the sheet, from the left' },
    ),
    mapping: usedMapping(mappingFields),
    email_column: nullable(Type.String({ description: 'Header of the email column; null: none' })),
    total_count: Type.Integer({ description: 'Number of names' }),
    names: Type.Array(
      Type.Object({
        row: Row,
        name: Type.String({ description: 'Name on the certificate' }),
        email: nullable(Type.String({ description: 'Email address; null: missing or not valid' })),
        values: Type.Record(Type.String(), Type.String(), {
          maxProperties: 30,
          description: 'Values from the file, by key',
        }),
        missing_values: Type.Array(Type.String(), {
          description: 'Keys for which neither the file nor the event has a value',
        }),
      }),
      { description: 'The certificates that would be created, in the order of the file' },
    ),
    skipped_blank: Type.Integer({ description: 'Rows without a name, which are skipped' }),
    skipped: Type.Array(
      Type.Object({
        row: Row,
        reason: Type.String({ description: 'Why they get none, as a sentence' }),
      }),
      { description: 'The first 1,000 rows with content that get no certificate' },
    ),
    problems: Type.Array(
      Type.Object({ row: Row, message: Type.String({ description: 'The problem, as a sentence' }) }),
      { description: 'Rows to fix before the upload' },
    ),
    warnings: Type.Array(Type.String(), { description: 'Warnings the job would have' }),
    credits_needed: Type.Integer({ description: 'Credits the job would hold: one per name' }),
    credits_available: Type.Integer({ description: 'Credits available now' }),
  },
  { title: 'BulkPreview', description: 'The result of a dry run; nothing was stored' },
)

export const UploadQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'Report what the file contains without creating anything' }),
  ),
})

const mappingDescription =
  'Field of each column by header or letter: name (full name), first_name, last_name, email, values.KEY, or null. Columns not listed are ignored. Without a mapping, headers are recognised automatically'

/** The text fields next to the file; `mapping` is JSON in the form. */
export const ListFields = Type.Object({
  sheet: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Name of the sheet, or its number from 1; without it, the first visible sheet with a name column',
    }),
  ),
  column: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'Header or letter of the name column, if it is not recognised',
    }),
  ),
  mapping: Type.Optional(
    Type.Unsafe<ListMapping>({
      type: 'object',
      additionalProperties: { type: ['string', 'null'], pattern: TARGET },
      maxProperties: 256,
      description: mappingDescription,
    }),
  ),
  kind: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'Kind of certificate, from `certificate_kinds` of the event; default attendee',
    }),
  ),
  missing_values: Type.Optional(
    oneOf(['blank', 'skip'], {
      default: 'blank',
      description: 'Rows that lack a value; blank: leave the line out; skip: create no certificate',
    }),
  ),
})

export const UploadForm = Type.Object({
  file: { ...UploadedFile, description: 'An .xlsx or .csv file of at most 5 MB and 1,000 names' },
  sheet: ListFields.properties.sheet,
  column: ListFields.properties.column,
  mapping: Type.Optional(Type.String({ description: `JSON. ${mappingDescription}` })),
  kind: ListFields.properties.kind,
  missing_values: ListFields.properties.missing_values,
})

export type BulkJob = Static<typeof BulkJob>
export type DryRun = Static<typeof DryRun>
