import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Day, Id, IdOf, nullable, oneOf, Page, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

export const ComplianceStatus = oneOf(['compliant', 'due', 'overdue'], {
  description: 'compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is',
})

export const Assignment = Type.Object(
  {
    id: Id,
    programme_id: IdOf('training programme'),
    email: Type.String({ description: 'The e-mail address of who has it to do' }),
    name: Type.String({ description: 'Empty when it is not known' }),
    cycle: Type.Integer({ description: 'The how-manieth time they have it to do, from 1' }),
    due_date: nullable({ ...Type.String(), description: 'The last day on which it is in time; null: whenever' }),
    status: ComplianceStatus,
    assigned_at: TimeOf('When they were given it to do'),
    completed_at: TimeOrNull('When they fulfilled the last requirement', 'not yet'),
    renewed_at: TimeOrNull('When the next cycle came', 'this is the current one'),
  },
  { title: 'TrainingAssignment', description: 'What one person has to do, and how they stand' },
)

const email = Type.String({ maxLength: 254, format: 'email', description: 'Without regard to letter case' })
const name = Type.String({ maxLength: 300, description: 'Left out: the one by which they are known here' })
const dueDate = nullable(
  Day('The last day on which it is in time, in the time zone of the organisation; null: whenever'),
)

export const AssignBody = Type.Object(
  {
    people: Type.Array(
      Type.Object(
        { email, name: Type.Optional(name), due_date: Type.Optional(dueDate) },
        { title: 'PersonToTrain', description: 'Somebody who has a programme to do' },
      ),
      { minItems: 1, maxItems: 1_000, description: 'Each with a due date of their own, or that of all' },
    ),
    due_date: Type.Optional(dueDate),
    again: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whoever has completed it gets it anew; what they did before does not count then',
      }),
    ),
  },
  { title: 'NewTrainingAssignments', description: 'Who has a programme to do, and by when' },
)

export const Assigned = Type.Object(
  {
    assigned: Type.Integer({ description: 'How many got it' }),
    already_assigned: Type.Integer({ description: 'How many had it, and still have it as it was' }),
    assignments: Type.Array(Assignment, { description: 'What is new' }),
  },
  { title: 'AssignedTraining', description: 'How many got the programme' },
)

export const UpdateAssignmentBody = Type.Partial(Type.Object({ due_date: dueDate, email, name }), {
  title: 'TrainingAssignmentChange',
  description: 'The fields that change; others stay as they are',
})

export const DueDateBody = Type.Object(
  {
    due_date: dueDate,
    emails: Type.Optional(
      Type.Array(email, { minItems: 1, maxItems: 1_000, description: 'Of these people alone; left out: of everybody' }),
    ),
  },
  { title: 'TrainingDueDate', description: 'Another due date, and whose it is' },
)

export const Moved = Type.Object(
  { changed: Type.Integer({ description: 'How many assignments have another due date now' }) },
  { title: 'MovedTraining', description: 'How many have another due date' },
)

export const AssignmentsQuery = Type.Object({
  ...Page,
  status: Type.Optional(ComplianceStatus),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Of the person with this address' })),
})

export type Assignment = Static<typeof Assignment>
export type AssignPeople = Static<typeof AssignBody>
export type Assigned = Static<typeof Assigned>
export type UpdateAssignment = Static<typeof UpdateAssignmentBody>
export type DueDate = Static<typeof DueDateBody>
export type Moved = Static<typeof Moved>
export type AssignmentsQuery = Static<typeof AssignmentsQuery>
