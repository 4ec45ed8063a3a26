import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'

const RequirementBody = Type.Object(
  {
    event_id: Type.Optional(nullable(Type.Integer({ description: 'Event; null: the requirement is a course' }))),
    course_id: Type.Optional(
      nullable(Type.Integer({ description: 'External course; null: the requirement is an event' })),
    ),
  },
  { description: 'Either an event or a course' },
)

const Requirement = Type.Object({
  event_id: nullable(
    Type.Integer({
      description: 'Event, fulfilled by a check-in or an active certificate; null: the requirement is a course',
    }),
  ),
  course_id: nullable(
    Type.Integer({ description: 'External course, fulfilled by a completion; null: the requirement is an event' }),
  ),
  name: Type.String({ description: 'Name of the event or course' }),
})

const fields = {
  name: Title(300, 'Name of the programme'),
  description: nullable(Type.String({ maxLength: 5_000, description: 'Description; null: none' })),
  renew_months: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 120,
      description:
        'Renewal period in months after a completion; the next cycle starts 30 days before it ends (10 days for one month, 20 for two). null: no renewal',
    }),
  ),
}

const dueDays = nullable(
  Type.Integer({
    minimum: 0,
    maximum: 3_650,
    description: 'Days after the assignment until the due date, unless an assignment names one; null: no due date',
  }),
)

export const Programme = Type.Object(
  {
    id: Id,
    ...fields,
    requirements: Type.Array(Requirement, { description: 'Requirements, all of which must be fulfilled' }),
    due_days: dueDays,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'TrainingProgramme', description: 'Training of events and external courses that people must complete' },
)

const { name, ...others } = { ...fields, due_days: dueDays }
const requirements = Type.Array(RequirementBody, {
  maxItems: 50,
  description:
    'Complete list of requirements. A change applies to open assignments; completed ones stay complete. Nobody completes a programme without requirements',
})

export const CreateProgrammeBody = Type.Object(
  { name, ...Type.Partial(Type.Object({ ...others, requirements })).properties },
  { title: 'NewTrainingProgramme', description: 'New training programme' },
)
export const UpdateProgrammeBody = Type.Partial(Type.Object({ name, ...others, requirements }), {
  title: 'TrainingProgrammeChange',
  description: 'Fields to change; missing fields stay unchanged',
})

export type Programme = Static<typeof Programme>
export type Requirements = Static<typeof requirements>
export type CreateProgramme = Static<typeof CreateProgrammeBody>
export type UpdateProgramme = Static<typeof UpdateProgrammeBody>
