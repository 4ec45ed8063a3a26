import type { Member } from '@laurel/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { peopleMessages, roleMessages } from './messages/people.ts'

// Dialogs load when they are first opened.
const InvitePerson = lazy(async () => ({ default: (await import('./invite-person.tsx')).InvitePerson }))
const RoleMatrix = lazy(async () => ({ default: (await import('./role-matrix.tsx')).RoleMatrix }))
const PersonDetails = lazy(async () => ({ default: (await import('./person-details.tsx')).PersonDetails }))

/** Members and invitations. */
export function PeoplePage() {
  const text = peopleMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const { matrix } = roleMessages
  const [inviting, setInviting] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [open, setOpen] = useState<Member | null>(null)
  const mayWrite = may(who, 'people:write')
  return (
    <>
      <PageHead title={text.title}>
        <Button variant="default" onClick={() => setComparing(true)}>
          {matrix}
        </Button>
        {mayWrite && <Button onClick={() => setInviting(true)}>{text.invite}</Button>}
      </PageHead>
      <Invitations mayWrite={mayWrite} />
      <DataTable<Member>
        name={text.title}
        id="people"
        queryKey={['people']}
        ask={laurel.people.list}
        columns={memberColumns(text, formats)}
        onOpen={setOpen}
        empty={<EmptyNote title={text.nobody} />}
      />
      <Suspense>
        {comparing && <RoleMatrix close={() => setComparing(false)} />}
        {inviting && <InvitePerson close={() => setInviting(false)} />}
        {open && <PersonDetails of={open} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function Invitations({ mayWrite }: { mayWrite: boolean }) {
  const text = peopleMessages
  const problemText = useProblemText()
  const { formats } = useLanguage()
  const client = useQueryClient()
  const waiting = useQuery({
    queryKey: ['people', 'invitations'],
    queryFn: async () => laurel.people.invitations.list({ limit: 100 }),
  })
  const withdraw = useMutation({
    mutationFn: (id: number) => laurel.people.invitations.delete(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['people'] }),
    onError: (error) => toast(problemText(error)),
  })
  if (!waiting.data || waiting.data.rows.length === 0) return null
  return (
    <section className="surface padded stack above-list" aria-label={text.invitations}>
      <h2 className="group-title">{text.invitations}</h2>
      {waiting.data.rows.map(({ id, email, role, event_ids, expires_at }) => (
        <div key={id} className="row">
          <bdi>{email}</bdi>{' '}
          <span className="soft">
            {text.roles[role]}
            {event_ids && `, ${text.events(event_ids.length)}`}
          </span>
          <span className="soft">
            {text.until} {formats.moment(expires_at)}
          </span>
          {mayWrite && (
            <Button size="compact-sm" variant="subtle" onClick={() => withdraw.mutate(id)}>
              {text.withdraw}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}

function memberColumns(text: typeof peopleMessages, formats: Formats): Column<Member>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      name: text.email,
      width: 'minmax(12rem, 2fr)',
      phone: 'second',
      show: ({ email }) => <span className="soft">{email}</span>,
    },
    {
      key: 'role',
      name: text.role,
      width: '10rem',
      phone: 'aside',
      show: ({ role, event_ids }) =>
        event_ids ? `${text.roles[role]}, ${text.events(event_ids.length)}` : text.roles[role],
    },
    {
      key: 'second_factor',
      name: text.secondFactor,
      width: '8rem',
      show: ({ second_factor }) => (second_factor ? text.yes : text.no),
    },
    {
      key: 'last_seen_at',
      name: text.lastSeen,
      width: '10rem',
      show: ({ last_seen_at }) => (last_seen_at ? formats.distance(last_seen_at, Date.now()) : text.never),
    },
  ]
}
