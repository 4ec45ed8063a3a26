import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, Page, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { ComplianceStatus } from '../assignments/assignment-schema.ts'
import { SearchPeople } from '../assignments/match-people.ts'

const DueDate = (description: string) => nullable({ ...Type.String(), description })

const PersonAssignment = Type.Object(
  {
    assignment_id: IdOf('assignment'),
    programme_id: IdOf('training programme'),
    status: ComplianceStatus,
    due_date: DueDate('Last day to complete the training in time; null: no due date'),
    completed_at: TimeOrNull('When the person fulfilled the last requirement', 'not yet'),
  },
  { description: 'Current assignment of one programme' },
)

export const TrainingPerson = Type.Object(
  {
    email: Type.String({ description: 'Email address of the person' }),
    name: Type.String({ description: 'Name of the person; empty when unknown' }),
    compliant: Type.Integer({ description: 'Number of completed programmes' }),
    due: Type.Integer({ description: 'Number of open programmes that still have time' }),
    overdue: Type.Integer({ description: 'Number of open programmes after their due date' }),
    next_due_date: DueDate('Earliest due date of the open programmes; null: none'),
    latest_assignment_id: IdOf('newest of these assignments'),
    assignments: Type.Array(PersonAssignment, { description: 'Current assignments, one per programme' }),
  },
  { title: 'TrainingPerson', description: 'A person with training, in all programmes or the requested one' },
)

export const TrainingPeopleQuery = Type.Object({
  ...Page,
  search: SearchPeople,
  programme_id: Type.Optional(Type.Integer({ description: 'Only this programme' })),
  status: Type.Optional(ComplianceStatus),
})

export type TrainingPerson = Static<typeof TrainingPerson>
export type TrainingPeopleQuery = Static<typeof TrainingPeopleQuery>
