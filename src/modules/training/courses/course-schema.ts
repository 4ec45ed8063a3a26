import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'

const words = {
  name: Title(300, 'What it is called'),
  code: Title(100, 'What the system that holds it calls it; unique, and told from others by letter case too'),
}

export const Course = Type.Object(
  {
    id: Id,
    code: Type.String({ description: 'What the system that holds it calls it' }),
    name: Type.String({ description: 'What it is called' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'TrainingCourse', description: 'A course that is held elsewhere' },
)

export const CreateCourseBody = Type.Object(words, {
  title: 'NewTrainingCourse',
  description: 'A course that is held elsewhere',
})
export const UpdateCourseBody = Type.Partial(Type.Object(words), {
  title: 'TrainingCourseChange',
  description: 'The fields that change; others stay as they are',
})

export type Course = Static<typeof Course>
export type CreateCourse = Static<typeof CreateCourseBody>
export type UpdateCourse = Static<typeof UpdateCourseBody>
