import type { Task } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Filter } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useList } from '../../../components/use-list.ts'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import '../../../shell-parts/crm/crm.css'
import { taskMessages } from '../../../shell-parts/messages/tasks.ts'
import { taskColumns } from './task-columns.tsx'

const TaskActions = lazy(async () => ({ default: (await import('./task-actions.tsx')).TaskActions }))
const TaskDialog = lazy(async () => ({
  default: (await import('../../../shell-parts/tasks/task-dialog.tsx')).TaskDialog,
}))

type Asked = NonNullable<Parameters<typeof laurel.crm.tasks.list>[0]> & { whose?: string }

/** My own open tasks are shown first: everything else is chosen. */
const ask = ({ whose, status = 'open', ...asked }: Asked) =>
  laurel.crm.tasks.list({
    ...asked,
    ...(whose !== 'all' && { mine: true }),
    status,
    ...(status === 'done' ? {} : { sort: 'due' }),
  })

/** Tasks of members about contacts, companies and deals. */
export function TasksPage() {
  const text = taskMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const list = useList()
  const [adding, setAdding] = useState(false)
  const mayWrite = may(who, 'crm:write')
  useSingleKeys([['c', () => setAdding(mayWrite)]])
  const add = mayWrite && <Button onClick={() => setAdding(true)}>{text.add}</Button>
  const { open: isOpen, ...others } = text.states
  const filters: Filter[] = [
    {
      ...{ name: 'whose', label: text.whose, asTabs: true },
      options: [
        { value: '', label: text.mine },
        { value: 'all', label: text.all },
      ],
    },
    {
      ...{ name: 'status', label: text.status, asTabs: true },
      options: [{ value: '', label: isOpen }, ...Object.entries(others).map(([value, label]) => ({ value, label }))],
    },
  ]
  return (
    <>
      <PageHead title={text.title}>{add}</PageHead>
      <DataTable<Task>
        name={text.title}
        id="tasks"
        queryKey={['tasks', 'list']}
        ask={ask}
        columns={taskColumns(text, formats, { zone: who.organisation.time_zone, mayWrite })}
        filters={filters}
        {...(mayWrite && {
          actions: (chosen, done) => (
            <Suspense>
              <TaskActions chosen={chosen} ask={ask} done={done} />
            </Suspense>
          ),
        })}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {add}
          </EmptyNote>
        }
      />
      <Suspense>
        {adding && <TaskDialog of={null} close={() => setAdding(false)} />}
        {list.open && <OpenTask id={Number(list.open)} close={() => list.change({ open: undefined })} />}
      </Suspense>
    </>
  )
}

/** The task that the address names. */
function OpenTask({ id, close }: { id: number; close: () => void }) {
  const task = useQuery({ queryKey: ['tasks', id], queryFn: () => laurel.crm.tasks.get(id), retry: false })
  if (!task.data) return null
  return <TaskDialog key={id} of={task.data} close={close} />
}
