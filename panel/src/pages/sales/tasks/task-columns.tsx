import type { Task } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/list-types.ts'
import type { Formats } from '../../../messages/formats.ts'
import type { taskMessages } from '../../../shell-parts/messages/tasks.ts'
import { isOverdue } from '../../../shell-parts/tasks/is-overdue.ts'
import { TaskBox } from '../../../shell-parts/tasks/task-box.tsx'

type Text = typeof taskMessages

export const taskColumns = (
  text: Text,
  formats: Formats,
  { zone, mayWrite }: { zone: string; mayWrite: boolean },
): Column<Task>[] => [
  {
    key: 'title',
    name: text.task,
    width: 'minmax(12rem, 2.2fr)',
    phone: 'first',
    show: (task) => (
      <span className="task-title">
        {mayWrite && <TaskBox of={task} />}
        <Link to="." search={((before: object) => ({ ...before, open: String(task.id) })) as never}>
          <bdi>{task.title}</bdi>
        </Link>
      </span>
    ),
  },
  {
    key: 'due',
    name: text.due,
    width: 'minmax(13rem, 1.2fr)',
    phone: 'second',
    show: ({ due_at }) => (due_at ? formats.moment(due_at, zone) : '–'),
  },
  {
    key: 'status',
    name: text.status,
    width: '7.5rem',
    phone: 'aside',
    show: (task) => (
      <span className="state" data-quiet={task.done} data-failed={isOverdue(task) || undefined}>
        {text.states[task.done ? 'done' : isOverdue(task) ? 'overdue' : 'open']}
      </span>
    ),
  },
  {
    key: 'owner',
    name: text.owner,
    width: 'minmax(7rem, 1fr)',
    show: ({ owner_name }) => <bdi>{owner_name ?? '–'}</bdi>,
  },
  { key: 'about', name: text.about, width: 'minmax(9rem, 1.4fr)', show: (task) => <About of={task} /> },
  {
    key: 'reminded',
    name: text.reminded,
    width: 'minmax(13rem, 1fr)',
    hidden: true,
    show: ({ reminded_at }) => (reminded_at ? formats.moment(reminded_at, zone) : '–'),
  },
  {
    key: 'created',
    name: text.created,
    width: 'minmax(13rem, 1fr)',
    hidden: true,
    show: ({ created_at }) => formats.moment(created_at, zone),
  },
]

/** The deal, contact or company that a task is about, most specific first. */
function About({ of }: { of: Task }) {
  const { deal_id, deal_title, contact_id, contact_name, account_id, account_name } = of
  const stay = { onClick: (event: React.MouseEvent) => event.stopPropagation() }
  if (deal_id !== null)
    return (
      <Link to="/crm/pipeline/$dealId" params={{ dealId: String(deal_id) }} {...stay}>
        <bdi>{deal_title}</bdi>
      </Link>
    )
  if (contact_id !== null)
    return (
      <Link to="/crm/contacts/$contactId" params={{ contactId: String(contact_id) }} {...stay}>
        <bdi>{contact_name || contact_id}</bdi>
      </Link>
    )
  if (account_id === null) return '–'
  return (
    <Link to="/crm/companies/$companyId" params={{ companyId: String(account_id) }} {...stay}>
      <bdi>{account_name}</bdi>
    </Link>
  )
}
