import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const JOB_KINDS = ['bulk_job', 'contact_import', 'lead_scores', 'retention'] as const

export const RunningJob = Type.Object(
  {
    kind: oneOf(JOB_KINDS, {
      description:
        'bulk_job: certificates from a file; contact_import; lead_scores: recalculating all of them; retention: deleting old records',
    }),
    id: nullable(IdOf('record of its kind; null: the kind has only one')),
    title: Type.String({ description: 'File name, or a description of the job' }),
    event_id: nullable(IdOf('event of the job; null: none')),
    status: oneOf(['pending', 'running', 'completed', 'failed', 'cancelled'], { description: 'Status of the job' }),
    error: nullable(Type.String({ description: 'Why the job failed; null: it did not fail' })),
    done: Type.Integer({ description: 'Number of processed rows' }),
    total: nullable(Type.Integer({ description: 'Total number of rows; null: unknown' })),
    rate: nullable(Type.Number({ description: 'Rows per second while running; null: unknown' })),
    rest_seconds: nullable(Type.Integer({ description: 'Estimated seconds remaining; null: unknown' })),
    created_at: TimeOf('When it was created'),
    started_at: TimeOrNull('When it started', 'still waiting'),
    finished_at: TimeOrNull('When it finished', 'not finished'),
  },
  { title: 'RunningJob', description: 'A job that takes longer than a request, with its progress' },
)

export type RunningJob = Static<typeof RunningJob>
