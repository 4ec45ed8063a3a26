import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const JOB_KINDS = ['bulk_job', 'contact_import', 'lead_scores', 'retention'] as const

export const RunningJob = Type.Object(
  {
    kind: oneOf(JOB_KINDS, {
      description:
        'bulk_job: certificates by a file; contact_import; lead_scores: all of them anew; retention: old records are removed',
    }),
    id: nullable(IdOf('record of its kind; null: there is one alone')),
    title: Type.String({ description: 'The name of its file, or what it does' }),
    event_id: nullable(IdOf('event it is of; null: none')),
    status: oneOf(['pending', 'running', 'completed', 'failed', 'cancelled'], { description: 'How it stands' }),
    error: nullable(Type.String({ description: 'Why it failed; null: it did not' })),
    done: Type.Integer({ description: 'So many of its rows are done' }),
    total: nullable(Type.Integer({ description: 'So many there are; null: not known' })),
    rate: nullable(Type.Number({ description: 'Rows a second, while it runs; null: not known' })),
    rest_seconds: nullable(Type.Integer({ description: 'How long it may take yet; null: not known' })),
    created_at: TimeOf('When it was asked for'),
    started_at: TimeOrNull('When it began', 'it waits'),
    finished_at: TimeOrNull('When it ended', 'it has not'),
  },
  { title: 'RunningJob', description: 'Something that takes longer than a request, and how far it is' },
)

export type RunningJob = Static<typeof RunningJob>
