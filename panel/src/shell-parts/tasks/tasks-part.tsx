import type { Task } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import '../crm/crm.css'
import { PartList } from '../crm/part-list.tsx'
import { taskMessages } from '../messages/tasks.ts'
import { isOverdue } from './is-overdue.ts'
import { TaskBox } from './task-box.tsx'
import type { TaskAbout } from './task-dialog.tsx'

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }))

/** Open tasks on the page of the record that they are about. */
export function TasksPart({ about }: { about: TaskAbout }) {
  const text = taskMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [open, setOpen] = useState<Task | 'new' | null>(null)
  const mayWrite = may(who, 'crm:write')
  const { contact, company, deal } = about
  const filter = {
    ...(contact && { contact_id: contact.id }),
    ...(company && { account_id: company.id }),
    ...(deal && { deal_id: deal.id }),
  }
  return (
    <>
      <PartList<Task>
        title={text.title}
        queryKey={['tasks', filter]}
        ask={(asked) => laurel.crm.tasks.list({ ...asked, ...filter, status: 'open', sort: 'due' })}
        none={text.noneHere}
        beside={
          mayWrite && (
            <Button variant="default" size="compact-sm" onClick={() => setOpen('new')}>
              {text.add}
            </Button>
          )
        }
      >
        {(task) => <TaskLine of={task} mayWrite={mayWrite} open={() => setOpen(task)} />}
      </PartList>
      <Suspense>
        {open !== null && <TaskDialog of={open === 'new' ? null : open} about={about} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function TaskLine({ of, mayWrite, open }: { of: Task; mayWrite: boolean; open: () => void }) {
  const text = taskMessages
  const { moment } = useLanguage().formats
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <div className="row task-line">
      {mayWrite && <TaskBox of={of} />}
      {mayWrite ? (
        <button type="button" className="plain" onClick={open}>
          <bdi>{of.title}</bdi>
        </button>
      ) : (
        <bdi>{of.title}</bdi>
      )}
      <span className="soft">
        {[of.due_at && moment(of.due_at, who.organisation.time_zone), of.owner_name].filter(Boolean).join(' · ')}
      </span>
      {isOverdue(of) && (
        <span className="state" data-failed>
          {text.overdue}
        </span>
      )}
    </div>
  )
}
