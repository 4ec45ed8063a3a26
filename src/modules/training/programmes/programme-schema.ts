import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'

const RequirementBody = Type.Object(
  {
    event_id: Type.Optional(nullable(Type.Integer({ description: 'An event here; null: a course' }))),
    course_id: Type.Optional(nullable(Type.Integer({ description: 'An outside course; null: an event' }))),
  },
  { description: 'One of the two' },
)

const Requirement = Type.Object({
  event_id: nullable(
    Type.Integer({
      description: 'Fulfilled by whoever was checked in there, or has an active certificate of it; null: a course',
    }),
  ),
  course_id: nullable(Type.Integer({ description: 'Fulfilled by a completion of it; null: an event' })),
  name: Type.String({ description: 'What the event or the course is called' }),
})

const words = {
  name: Title(300, 'What it is called'),
  description: nullable(Type.String({ maxLength: 5_000, description: 'What it is for; null: not said' })),
  renew_months: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 120,
      description:
        'So many months after somebody completed it, it is due again; they get it anew 30 days before, and 10 or 20 where it is one month or two. null: once is enough',
    }),
  ),
}

export const Programme = Type.Object(
  {
    id: Id,
    ...words,
    requirements: Type.Array(Requirement, { description: 'All of them must be fulfilled' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'TrainingProgramme', description: 'What people have to do: events here and courses elsewhere' },
)

const { name, ...others } = words
const requirements = Type.Array(RequirementBody, {
  maxItems: 50,
  description:
    'The whole list. A change of it counts for everything that is not complete; what is complete stays so. A programme that requires nothing is completed by nobody',
})

export const CreateProgrammeBody = Type.Object(
  { name, ...Type.Partial(Type.Object({ ...others, requirements })).properties },
  { title: 'NewTrainingProgramme', description: 'What people will have to do' },
)
export const UpdateProgrammeBody = Type.Partial(Type.Object({ ...words, requirements }), {
  title: 'TrainingProgrammeChange',
  description: 'The fields that change; others stay as they are',
})

export type Programme = Static<typeof Programme>
export type Requirements = Static<typeof requirements>
export type CreateProgramme = Static<typeof CreateProgrammeBody>
export type UpdateProgramme = Static<typeof UpdateProgrammeBody>
