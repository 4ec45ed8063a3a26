import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, Page, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { rangeFields, rangeOf } from '../../rollups/index.ts'
import { ComplianceStatus } from '../assignments/assignment-schema.ts'

const counts = {
  compliant: Type.Integer({ description: 'Who has completed it' }),
  due: Type.Integer({ description: 'Who has not, and still has time' }),
  overdue: Type.Integer({ description: 'Who has not, and whose due date has passed' }),
}

const programme = {
  programme_id: IdOf('training programme'),
  programme_name: Type.String({ description: 'What the programme is called' }),
}

const ProgrammeCompliance = Type.Object({ ...programme, ...counts })

const PersonCompliance = Type.Object({
  assignment_id: IdOf('assignment'),
  ...programme,
  email: Type.String({ description: 'The e-mail address of who has it to do' }),
  name: Type.String({ description: 'Empty when it is not known' }),
  status: ComplianceStatus,
  cycle: Type.Integer({ description: 'The how-manieth time they have it to do, from 1' }),
  due_date: nullable({ ...Type.String(), description: 'The last day on which it is in time; null: whenever' }),
  assigned_at: TimeOf('When they were given it to do'),
  completed_at: TimeOrNull('When they fulfilled the last requirement', 'not yet'),
})

const Trend = Type.Object({
  date: Type.String({ format: 'date', description: 'The first day of the interval' }),
  day: Type.String({
    format: 'date',
    description: 'The day at whose end this is so: the last of the interval and the range; today where that is in it',
  }),
  compliant: Type.Integer({ description: 'Who had completed it' }),
  due: Type.Integer({ description: 'Who had not, and still had time' }),
  overdue: Type.Integer({ description: 'Who had not, and whose due date had passed' }),
})

export const TrainingCompliance = Type.Object(
  {
    ...rangeOf,
    today: Type.String({ description: 'Which day it is there', examples: ['2026-11-20'] }),
    totals: Type.Object(counts, { description: 'Over all programmes; each person counts once in each' }),
    programmes: Type.Array(ProgrammeCompliance, { description: 'Newest first, those too that nobody has to do' }),
    trend: Type.Array(Trend, {
      description:
        'Every interval of the range in its order, over all programmes or the one that is asked for; of days to come as if nobody did anything',
    }),
    total_rows: Type.Integer({ description: 'How many rows there are on all pages' }),
    rows: Type.Array(PersonCompliance, {
      description: 'A page of programmes and people, newest first: what each person has to do now, or did last',
    }),
  },
  { title: 'TrainingCompliance', description: 'Who has completed what they have to do, and who has not' },
)

export const ComplianceQuery = Type.Object({
  ...Page,
  programme_id: Type.Optional(Type.Integer({ description: 'This programme alone, also in the totals and the trend' })),
  status: Type.Optional(ComplianceStatus),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Rows of the person with this address' })),
  ...rangeFields,
})

export type ProgrammeCompliance = Static<typeof ProgrammeCompliance>
export type PersonCompliance = Static<typeof PersonCompliance>
export type TrainingCompliance = Static<typeof TrainingCompliance>
export type ComplianceQuery = Static<typeof ComplianceQuery>
