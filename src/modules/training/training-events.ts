import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { Timestamp } from '../../platform/http/validation/schema.ts'

const person = {
  email: Type.String({ description: 'Their e-mail address' }),
  name: Type.String({ description: 'Their name; empty when it is not known' }),
}

const CourseCompleted = eventData('TrainingCompleted', {
  completion_id: Type.Integer({ description: 'The completion; the same when an event arrives twice' }),
  course_id: Type.Integer({ description: 'The course that was completed' }),
  course_name: Type.String({ description: 'Its name' }),
  ...person,
  completed_at: { ...Timestamp, description: 'When they completed it' },
})

const ProgrammeCompleted = eventData('ProgrammeCompleted', {
  assignment_id: Type.Integer({ description: 'What was assigned to them, and is complete' }),
  programme_id: Type.Integer({ description: 'The programme' }),
  ...person,
  completed_at: { ...Timestamp, description: 'When they fulfilled the last requirement' },
})

const Assigned = eventData('TrainingAssigned', {
  programme_id: Type.Integer({ description: 'The programme' }),
  assignment_ids: Type.Array(Type.Integer(), {
    description: 'What is new to be done, or to be done by another person',
  }),
})

export type CourseCompleted = Static<typeof CourseCompleted>
export type ProgrammeCompleted = Static<typeof ProgrammeCompleted>
export type Assigned = Static<typeof Assigned>

const withoutPerson = <Data extends object>(data: Data): Data => ({ ...data, email: '', name: '' })

/** What listeners inside are told of training. */
export const trainingEventTypes = [
  {
    type: 'training.completed',
    summary: 'Somebody completed a course that is held elsewhere',
    data: CourseCompleted,
    subject: 'training_completion',
    redact: withoutPerson<CourseCompleted>,
    audience: 'internal',
  },
  {
    type: 'programme.completed',
    summary: 'Somebody fulfilled the last requirement of a programme',
    data: ProgrammeCompleted,
    subject: 'training_assignment',
    redact: withoutPerson<ProgrammeCompleted>,
    audience: 'internal',
  },
  {
    type: 'training.assigned',
    summary: 'A programme was assigned to people, of whom some may have done already what it requires',
    data: Assigned,
    subject: 'training_programme',
    redact: (data: Assigned) => data,
    audience: 'internal',
  },
] as const satisfies EventType[]
