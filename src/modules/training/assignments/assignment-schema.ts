import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Day, Id, IdOf, nullable, oneOf, Page, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { SearchPeople } from './match-people.ts'

export const ComplianceStatus = oneOf(['compliant', 'due', 'overdue'], {
  description:
    "compliant: complete; due: not complete, but there is still time; overdue: not complete, and the due date has passed in the organisation's time zone",
})

export const Assignment = Type.Object(
  {
    id: Id,
    programme_id: IdOf('training programme'),
    email: Type.String({ description: 'Email address of the person' }),
    name: Type.String({ description: 'Name of the person; empty when unknown' }),
    cycle: Type.Integer({ description: 'Number of the cycle, from 1' }),
    due_date: nullable({
      ...Type.String(),
      description: 'Last day to complete the training in time; null: no due date',
    }),
    status: ComplianceStatus,
    assigned_at: TimeOf('When the training was assigned'),
    completed_at: TimeOrNull('When the person fulfilled the last requirement', 'not yet'),
    renewed_at: TimeOrNull('When the next cycle began', 'this is the current one'),
  },
  { title: 'TrainingAssignment', description: 'Training that one person has to complete, with its status' },
)

const email = Type.String({ maxLength: 254, format: 'email', description: 'Email address; case is ignored' })
const name = Type.String({
  maxLength: 300,
  description: 'Name; defaults to the name by which the person is already known',
})
const DUE_DATE = "Last day to complete the training in time, in the organisation's time zone; null: no due date"
const dueDate = nullable(Day(DUE_DATE))
const newDueDate = nullable(Day(`${DUE_DATE}; defaults to the due days of the programme`))

export const AssignBody = Type.Object(
  {
    people: Type.Array(
      Type.Object(
        { email, name: Type.Optional(name), due_date: Type.Optional(newDueDate) },
        { title: 'PersonToTrain', description: 'A person to assign the training to' },
      ),
      { minItems: 1, maxItems: 1_000, description: 'People, each with an optional due date of their own' },
    ),
    due_date: Type.Optional(newDueDate),
    again: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Start the next cycle for people who have completed the programme; earlier achievements do not count for it',
      }),
    ),
  },
  { title: 'NewTrainingAssignments', description: 'People to assign the programme to, and the due date' },
)

export const Assigned = Type.Object(
  {
    assigned: Type.Integer({ description: 'Number of new assignments' }),
    already_assigned: Type.Integer({
      description: 'Number of people who already had the programme; their assignments are unchanged',
    }),
    assignments: Type.Array(Assignment, { description: 'New assignments' }),
  },
  { title: 'AssignedTraining', description: 'Number of people who got the programme' },
)

export const AssignPreview = Type.Object(
  {
    would_assign: Type.Integer({ description: 'Number of people who would get an assignment' }),
    already_assigned: Type.Integer({
      description: 'Number of people who already have the programme, or are listed twice',
    }),
  },
  { title: 'TrainingAssignPreview', description: 'Effect of assigning a programme, without assigning it' },
)

export const UpdateAssignmentBody = Type.Partial(Type.Object({ due_date: dueDate, email, name }), {
  title: 'TrainingAssignmentChange',
  description: 'Fields to change; missing fields stay unchanged',
})

export const DueDateBody = Type.Object(
  {
    due_date: dueDate,
    emails: Type.Optional(
      Type.Array(email, {
        minItems: 1,
        maxItems: 1_000,
        description: 'Only these people; defaults to all people of the programme',
      }),
    ),
  },
  { title: 'TrainingDueDate', description: 'New due date, and the people it is for' },
)

export const Moved = Type.Object(
  { changed: Type.Integer({ description: 'Number of assignments with a changed due date' }) },
  { title: 'MovedTraining', description: 'Number of changed due dates' },
)

export const AssignmentsQuery = Type.Object({
  ...Page,
  status: Type.Optional(ComplianceStatus),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Only this email address' })),
  search: SearchPeople,
})

export type Assignment = Static<typeof Assignment>
export type AssignPeople = Static<typeof AssignBody>
export type AssignPreview = Static<typeof AssignPreview>
export type Assigned = Static<typeof Assigned>
export type UpdateAssignment = Static<typeof UpdateAssignmentBody>
export type DueDate = Static<typeof DueDateBody>
export type Moved = Static<typeof Moved>
export type AssignmentsQuery = Static<typeof AssignmentsQuery>
