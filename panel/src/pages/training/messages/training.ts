import { counted, type Formats } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export type Status = 'compliant' | 'due' | 'overdue'

/** Texts that several pages of training show. */
export const trainingMessages = messages({
  statuses: { compliant: 'Complete', due: 'Due', overdue: 'Overdue' } as Record<Status, string>,
  person: 'Person',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  dueDate: 'Due date',
  noDueDate: 'No due date',
  completed: 'Completed',
  programme: 'Programme',
  find: 'Search by name or email',
  delete: 'Delete',
  edit: 'Edit',
  more: 'More',
  people: (count: number, { number }: Formats) => counted(number(count), 'person', 'people'),
})
