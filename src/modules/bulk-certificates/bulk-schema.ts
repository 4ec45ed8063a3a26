import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, oneOf, TimeOrNull } from '../../platform/http/validation/schema.ts'

const FileName = Type.String({ description: 'Name of the uploaded file' })

const Row = Type.Integer({ description: 'Row of the file, counted from 1' })

const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const

export const BulkJob = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    status: oneOf(JOB_STATUSES, {
      description: 'pending: waiting; processing: drawing certificates; the other three are final',
    }),
    file_name: FileName,
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
    header_row: Type.Integer({ description: 'Row of the header, counted from 1' }),
    columns: Type.Array(Type.String(), { description: 'Headers of the name columns' }),
    email_column: nullable(Type.String({ description: 'Header of the email column; null: none' })),
    total_count: Type.Integer({ description: 'Number of names' }),
    names: Type.Array(
      Type.Object({
        row: Row,
        name: Type.String({ description: 'Name on the certificate' }),
        email: nullable(Type.String({ description: 'Email address; null: missing or not valid' })),
      }),
      { description: 'The certificates that would be created, in the order of the file' },
    ),
    skipped_blank: Type.Integer({ description: 'Rows without a name, which are skipped' }),
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

export type BulkJob = Static<typeof BulkJob>
export type DryRun = Static<typeof DryRun>
