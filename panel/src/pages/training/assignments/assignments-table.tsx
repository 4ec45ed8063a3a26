import type { TrainingAssignment, TrainingProgramme } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { programmesQuery, TRAINING } from '../../../api/training-queries.ts'
import { DataTable } from '../../../components/data-table.tsx'
import type { Column } from '../../../components/list-types.ts'
import { useList } from '../../../components/use-list.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { dueDay } from '../due-day.ts'
import { assignmentMessages } from '../messages/assignments.ts'
import { trainingMessages } from '../messages/training.ts'
import { PersonName } from '../person-name.tsx'
import { StatusBadge } from '../status-badge.tsx'

const AssignmentActions = lazy(async () => ({
  default: (await import('./assignment-actions.tsx')).AssignmentActions,
}))
const TrainingOfPerson = lazy(async () => ({
  default: (await import('../people/training-of-person.tsx')).TrainingOfPerson,
}))

/** Assignments of one programme, or of all for null, with the person of the open one beside them. */
export function AssignmentsTable({ programme, empty }: { programme: TrainingProgramme | null; empty: ReactNode }) {
  const text = trainingMessages
  const { title } = assignmentMessages
  const { who } = useRouteContext({ from: '/inside' })
  const list = useList(['status'])
  const always = list.filters['status'] ? { status: list.filters['status'] } : {}
  return (
    <>
      <DataTable<TrainingAssignment>
        name={title}
        id={programme === null ? 'assignments' : 'programme-assignments'}
        queryKey={[TRAINING, 'assignments', programme?.id ?? null]}
        ask={
          programme === null
            ? laurel.training.assignments.list
            : (asked) => laurel.training.programmes.listAssignments(programme.id, asked)
        }
        columns={useAssignmentColumns(programme === null)}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
          },
        ]}
        searchLabel={text.find}
        {...(programme !== null &&
          may(who, 'training:write') && {
            actions: (chosen, done) => (
              <Suspense>
                <AssignmentActions
                  {...{ programme, chosen, done }}
                  filter={{ ...always, ...(list.search && { search: list.search }) }}
                />
              </Suspense>
            ),
          })}
        empty={empty}
      />
      <Suspense>
        {list.open && (
          <TrainingOfPerson assignmentId={Number(list.open)} close={() => list.change({ open: undefined })} />
        )}
      </Suspense>
    </>
  )
}

function useAssignmentColumns(withProgramme: boolean): Column<TrainingAssignment>[] {
  const text = trainingMessages
  const words = assignmentMessages
  const { formats } = useLanguage()
  const programmes = useQuery({ ...programmesQuery, enabled: withProgramme }).data
  const programme: Column<TrainingAssignment> = {
    key: 'programme',
    name: text.programme,
    width: 'minmax(10rem, 2fr)',
    show: ({ programme_id }) => <bdi>{programmes?.find(({ id }) => id === programme_id)?.name ?? programme_id}</bdi>,
  }
  return [
    {
      key: 'person',
      name: text.person,
      width: 'minmax(14rem, 3fr)',
      phone: 'first',
      show: ({ name, email }) => <PersonName {...{ name, email }} />,
    },
    ...(withProgramme ? [programme] : []),
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status, renewed_at }) =>
        renewed_at === null ? <StatusBadge status={status} /> : <span className="soft">{words.earlier}</span>,
    },
    {
      key: 'due_date',
      name: text.dueDate,
      width: 'minmax(8rem, 1fr)',
      phone: 'second',
      show: ({ due_date }) => (due_date === null ? '–' : dueDay(due_date, formats)),
    },
    {
      key: 'completed_at',
      name: text.completed,
      width: 'minmax(13rem, 1fr)',
      show: ({ completed_at }) => (completed_at === null ? '–' : formats.moment(completed_at)),
    },
    {
      key: 'assigned_at',
      name: words.assigned,
      width: 'minmax(13rem, 1fr)',
      hidden: true,
      show: ({ assigned_at }) => formats.moment(assigned_at),
    },
    { key: 'cycle', name: words.cycle, width: '5rem', isNumber: true, show: ({ cycle }) => formats.number(cycle) },
  ]
}
