import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, Page, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { rangeFields, rangeOf } from '../../rollups/index.ts'
import { ComplianceStatus } from '../assignments/assignment-schema.ts'

const counts = {
  compliant: Type.Integer({ description: 'People who have completed it' }),
  due: Type.Integer({ description: 'People who have not completed it but still have time' }),
  overdue: Type.Integer({ description: 'People who have not completed it by the due date' }),
}

const programme = {
  programme_id: IdOf('training programme'),
  programme_name: Type.String({ description: 'Name of the programme' }),
}

const ProgrammeCompliance = Type.Object({ ...programme, ...counts })

const PersonCompliance = Type.Object({
  assignment_id: IdOf('assignment'),
  ...programme,
  email: Type.String({ description: 'Email address of the person' }),
  name: Type.String({ description: 'Name of the person; empty when unknown' }),
  status: ComplianceStatus,
  cycle: Type.Integer({ description: 'Number of the cycle, from 1' }),
  due_date: nullable({ ...Type.String(), description: 'Last day to complete the training in time; null: no due date' }),
  assigned_at: TimeOf('When the training was assigned'),
  completed_at: TimeOrNull('When the person fulfilled the last requirement', 'not yet'),
})

const Trend = Type.Object({
  date: Type.String({ format: 'date', description: 'First day of the interval' }),
  day: Type.String({
    format: 'date',
    description:
      'Day at whose end the counts apply: the last day of the interval and the range, or today if the interval contains today',
  }),
  compliant: Type.Integer({ description: 'People who had completed it' }),
  due: Type.Integer({ description: 'People who had not completed it but still had time' }),
  overdue: Type.Integer({ description: 'People who had not completed it by the due date' }),
})

export const TrainingCompliance = Type.Object(
  {
    ...rangeOf,
    today: Type.String({ description: 'Current day in the time zone', examples: ['2026-11-20'] }),
    totals: Type.Object(counts, { description: 'Totals over all programmes; each person counts once per programme' }),
    programmes: Type.Array(ProgrammeCompliance, {
      description: 'All programmes, newest first, including those without assignments',
    }),
    trend: Type.Array(Trend, {
      description:
        'Every interval of the range in order, for all programmes or the requested one; future days assume that nobody completes anything',
    }),
    total_rows: Type.Integer({ description: 'Number of rows on all pages' }),
    rows: Type.Array(PersonCompliance, {
      description: 'Completed, pending and overdue training of people',
    }),
  },
  { title: 'TrainingCompliance', description: 'Completed and missing training by person' },
)

export const ComplianceQuery = Type.Object({
  ...Page,
  programme_id: Type.Optional(Type.Integer({ description: 'Only this programme, also in the totals and the trend' })),
  status: Type.Optional(ComplianceStatus),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Only rows of this email address' })),
  ...rangeFields,
})

export type ProgrammeCompliance = Static<typeof ProgrammeCompliance>
export type PersonCompliance = Static<typeof PersonCompliance>
export type TrainingCompliance = Static<typeof TrainingCompliance>
export type ComplianceQuery = Static<typeof ComplianceQuery>
