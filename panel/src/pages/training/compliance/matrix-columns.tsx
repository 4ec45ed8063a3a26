import type { TrainingPerson, TrainingProgramme } from '@laurel/client'
import type { Column } from '../../../components/list-types.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { dueDay } from '../due-day.ts'
import { complianceMessages } from '../messages/compliance.ts'
import { trainingMessages } from '../messages/training.ts'
import { PersonName } from '../person-name.tsx'
import { StatusBadge } from '../status-badge.tsx'

/** A person of the matrix; the id is the newest of the assignments. */
export type MatrixRow = TrainingPerson & { id: number }

/** Programmes beyond the newest few have a column when somebody adds it. */
const SHOWN = 6

const SAID = ['overdue', 'due', 'compliant'] as const

/** A column for the person, one for each programme, and the next due date. */
export function useMatrixColumns(programmes: readonly TrainingProgramme[]): Column<MatrixRow>[] {
  const text = complianceMessages
  const words = trainingMessages
  const { formats } = useLanguage()
  const { number } = formats
  return [
    {
      key: 'person',
      name: words.person,
      width: 'minmax(14rem, 2fr)',
      phone: 'first',
      show: ({ name, email }) => <PersonName {...{ name, email }} />,
    },
    {
      key: 'summary',
      name: words.status,
      width: 'minmax(13rem, 1fr)',
      phone: 'second',
      show: (row) =>
        SAID.filter((status) => row[status] > 0)
          .map((status) => text.counts[status](number(row[status])))
          .join(', '),
    },
    {
      key: 'next_due_date',
      name: text.nextDue,
      width: '9rem',
      phone: 'aside',
      show: ({ next_due_date }) => (next_due_date === null ? '–' : dueDay(next_due_date, formats)),
    },
    ...programmes.map(
      ({ id, name }, nth): Column<MatrixRow> => ({
        key: `p${id}`,
        name,
        width: 'minmax(8rem, 1fr)',
        hidden: nth >= SHOWN,
        show: ({ assignments }) => {
          const status = assignments.find(({ programme_id }) => programme_id === id)?.status
          if (status !== undefined) return <StatusBadge status={status} />
          return (
            <span className="soft">
              <span aria-hidden>–</span>
              <span className="hidden-text">{text.notAssigned}</span>
            </span>
          )
        },
      }),
    ),
  ]
}
