import type { Static } from 'typebox'
import { nullable, oneOf, Timestamp } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'

const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const

export const BulkJob = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    status: oneOf(JOB_STATUSES),
    file_name: Type.String(),
    total_count: Type.Integer({ description: 'Names in the file' }),
    processed_count: Type.Integer({ description: 'Certificates drawn so far' }),
    credits_held: Type.Integer(),
    credits_charged: Type.Integer(),
    warnings: Type.Array(Type.String()),
    error: nullable(Type.String()),
    created_at: Timestamp,
    started_at: nullable(Timestamp),
    finished_at: nullable(Timestamp),
    download_url: nullable(Type.String({ format: 'uri', description: 'The ZIP archive, once the job is completed' })),
  },
  { title: 'BulkJob' },
)

export const DryRun = Type.Object(
  {
    dry_run: Type.Boolean(),
    file_name: Type.String(),
    header_row: Type.Integer({ description: 'Row in which the header was found' }),
    columns: Type.Array(Type.String(), { description: 'The headers that the names come from' }),
    email_column: nullable(
      Type.String({ description: 'The header that the e-mail addresses come from; null: there is none' }),
    ),
    total_count: Type.Integer(),
    names: Type.Array(
      Type.Object({
        row: Type.Integer(),
        name: Type.String(),
        email: nullable(Type.String({ description: 'null: none, or none that can be read' })),
      }),
    ),
    skipped_blank: Type.Integer({ description: 'Rows without a name, which are left out' }),
    problems: Type.Array(Type.Object({ row: Type.Integer(), message: Type.String() }), {
      description: 'Rows to fix before the upload',
    }),
    warnings: Type.Array(Type.String(), { description: 'What the job would warn of' }),
    credits_needed: Type.Integer(),
    credits_available: Type.Integer(),
  },
  { title: 'BulkPreview' },
)

export const UploadQuery = Type.Object({
  dry_run: Type.Optional(Type.Boolean({ default: false, description: 'Report what the file holds, and do nothing' })),
})

export type BulkJob = Static<typeof BulkJob>
export type DryRun = Static<typeof DryRun>
