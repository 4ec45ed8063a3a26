import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'

const fields = {
  name: Title(300, 'Name of the course'),
  code: Title(100, 'Code of the course in the system that provides it; unique, case-sensitive'),
}

export const Course = Type.Object(
  {
    id: Id,
    code: Type.String({ description: 'Code of the course in the system that provides it' }),
    name: Type.String({ description: 'Name of the course' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'TrainingCourse', description: 'External course' },
)

export const CreateCourseBody = Type.Object(fields, {
  title: 'NewTrainingCourse',
  description: 'External course',
})
export const UpdateCourseBody = Type.Partial(Type.Object(fields), {
  title: 'TrainingCourseChange',
  description: 'Fields to change; missing fields stay unchanged',
})

export type Course = Static<typeof Course>
export type CreateCourse = Static<typeof CreateCourseBody>
export type UpdateCourse = Static<typeof UpdateCourseBody>
