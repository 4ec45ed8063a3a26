import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { CreatedAt, Id, IdOf, nullable, oneOf, TimeOrNull } from '../../platform/http/validation/schema.ts'

const FileName = Type.String({ description: 'What the uploaded file is called' })

const Row = Type.Integer({ description: 'The row in the file, counted from 1' })

const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const

export const BulkJob = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    status: oneOf(JOB_STATUSES, {
      description: 'pending: it waits; processing: certificates are drawn; the other three are final',
    }),
    file_name: FileName,
    total_count: Type.Integer({ description: 'Names in the file' }),
    processed_count: Type.Integer({ description: 'Certificates drawn so far' }),
    credits_held: Type.Integer({ description: 'Credits that are set aside for it now' }),
    credits_charged: Type.Integer({ description: 'Credits that it has spent: 0 until it is completed' }),
    warnings: Type.Array(Type.String(), { description: 'What people should know of the certificates, in sentences' }),
    error: nullable(Type.String({ description: 'Why it failed, for people; null: it did not' })),
    created_at: CreatedAt,
    started_at: TimeOrNull('When drawing began', 'not yet'),
    finished_at: TimeOrNull('When it was completed, failed or cancelled', 'not yet'),
    download_url: nullable(
      Type.String({
        format: 'uri',
        description: 'The ZIP archive, asked for with an API key; null: it is not completed',
      }),
    ),
  },
  { title: 'BulkJob', description: 'A job that makes a certificate for each name of a file' },
)

export const DryRun = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'true: nothing was stored' }),
    file_name: FileName,
    header_row: Type.Integer({ description: 'Row in which the header was found, counted from 1' }),
    columns: Type.Array(Type.String(), { description: 'The headers that the names come from' }),
    email_column: nullable(
      Type.String({ description: 'The header that the e-mail addresses come from; null: there is none' }),
    ),
    total_count: Type.Integer({ description: 'How many names there are' }),
    names: Type.Array(
      Type.Object({
        row: Row,
        name: Type.String({ description: 'The name on the certificate' }),
        email: nullable(Type.String({ description: 'null: none, or none that can be read' })),
      }),
      { description: 'Who would get a certificate, in the order of the file' },
    ),
    skipped_blank: Type.Integer({ description: 'Rows without a name, which are left out' }),
    problems: Type.Array(
      Type.Object({ row: Row, message: Type.String({ description: 'What is wrong with it, for people' }) }),
      { description: 'Rows to fix before the upload' },
    ),
    warnings: Type.Array(Type.String(), { description: 'What the job would warn of' }),
    credits_needed: Type.Integer({ description: 'Credits that the job would hold: one a name' }),
    credits_available: Type.Integer({ description: 'Credits that can be spent now' }),
  },
  { title: 'BulkPreview', description: 'What a file would become; nothing was stored' },
)

export const UploadQuery = Type.Object({
  dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Report what the file holds, and do nothing' })),
})

export type BulkJob = Static<typeof BulkJob>
export type DryRun = Static<typeof DryRun>
