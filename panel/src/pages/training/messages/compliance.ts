import { messages } from '../../../messages/use-messages.tsx'

export const complianceMessages = messages({
  title: 'Compliance',
  name: 'People in training',
  none: 'Nobody has training yet',
  noneHow: 'Create a programme and assign it to people. Their status appears here.',
  toProgrammes: 'Programmes',
  nextDue: 'Next due date',
  assignmentsFile: 'All assignments (CSV)',
  trend: 'Last 30 days',
  noTrend: 'A trend needs two days with assignments.',
  day: 'Day',
  notAssigned: 'Not assigned',
  counts: {
    overdue: (count: string) => `${count} overdue`,
    due: (count: string) => `${count} due`,
    compliant: (count: string) => `${count} complete`,
  },
})
