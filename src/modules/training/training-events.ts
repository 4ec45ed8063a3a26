import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { Timestamp } from '../../platform/http/validation/schema.ts'

const person = {
  email: Type.String({ description: 'Email address of the person' }),
  name: Type.String({ description: 'Name of the person; empty when unknown' }),
}

const CourseCompleted = eventData('TrainingCompleted', {
  completion_id: Type.Integer({ description: 'Id of the completion; the same when the event arrives twice' }),
  course_id: Type.Integer({ description: 'Id of the completed course' }),
  course_name: Type.String({ description: 'Name of the course' }),
  ...person,
  completed_at: { ...Timestamp, description: 'When the person completed the course' },
})

const Overdue = eventData('TrainingOverdue', {
  assignment_id: Type.Integer({ description: 'Id of the assignment' }),
  programme_id: Type.Integer({ description: 'Id of the programme' }),
  programme_name: Type.String({ description: 'Name of the programme' }),
  ...person,
  due_date: Type.String({ format: 'date', description: 'Last day in time' }),
})

const ProgrammeCompleted = eventData('ProgrammeCompleted', {
  assignment_id: Type.Integer({ description: 'Id of the completed assignment' }),
  programme_id: Type.Integer({ description: 'Id of the programme' }),
  ...person,
  completed_at: { ...Timestamp, description: 'When the person fulfilled the last requirement' },
})

const Assigned = eventData('TrainingAssigned', {
  programme_id: Type.Integer({ description: 'Id of the programme' }),
  assignment_ids: Type.Array(Type.Integer(), {
    description: 'Ids of new assignments, or of assignments that moved to another person',
  }),
})

export type CourseCompleted = Static<typeof CourseCompleted>
export type ProgrammeCompleted = Static<typeof ProgrammeCompleted>
export type Overdue = Static<typeof Overdue>
export type Assigned = Static<typeof Assigned>

const withoutPerson = <Data extends object>(data: Data): Data => ({ ...data, email: '', name: '' })

/** Events of training; assigned and completed programmes are announced to listeners only. */
export const trainingEventTypes = [
  {
    type: 'training.completed',
    summary: 'A person completed an external course',
    data: CourseCompleted,
    subject: 'training_completion',
    redact: withoutPerson<CourseCompleted>,
  },
  {
    type: 'training.overdue',
    summary: 'The due date of assigned training has passed; announced once for each due date',
    data: Overdue,
    subject: 'training_assignment',
    redact: withoutPerson<Overdue>,
  },
  {
    type: 'programme.completed',
    summary: 'A person fulfilled the last requirement of a programme',
    data: ProgrammeCompleted,
    subject: 'training_assignment',
    redact: withoutPerson<ProgrammeCompleted>,
    audience: 'internal',
  },
  {
    type: 'training.assigned',
    summary: 'A programme was assigned to people, some of whom may already have fulfilled its requirements',
    data: Assigned,
    subject: 'training_programme',
    redact: (data: Assigned) => data,
    audience: 'internal',
  },
] as const satisfies EventType[]
