import type { Event, EventAnalytics } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { EventFacts } from './overview/event-facts.tsx'
import { eventPageMessages } from './overview/messages.ts'
import './overview/event-overview.css'
import { registrationStatusQuery } from '../../api/registration-status-query.ts'
import { ToDecide } from '../../shell-parts/to-decide.tsx'
import { isOnDay } from './overview/is-on-day.ts'
import { TypeFigures } from './overview/type-figures.tsx'
import { PageLink } from './page-link.tsx'

const EventDay = lazy(async () => ({ default: (await import('./overview/event-day.tsx')).EventDay }))

/** Overview of an event: its day, facts, registration, funnel and public page. */
export function EventPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = eventPageMessages
  const event = useQuery(eventQuery(eventId))
  const mayAnalyse = may(who, 'analytics:read')
  const figures = useQuery({
    queryKey: ['analytics', 'event', eventId],
    queryFn: () => laurel.analytics.event(eventId),
    enabled: mayAnalyse,
  })
  const [copying, setCopying] = useState(false)
  return (
    <>
      <PageHead title={event.data?.name ?? '…'}>
        {event.data && may(who, 'events:write') && (
          <Button variant="default" onClick={() => setCopying(true)}>
            {text.duplicate}
          </Button>
        )}
      </PageHead>
      {event.isPending && <Skeleton height={200} />}
      {event.data && (
        <div className="event-overview">
          {may(who, 'attendees:read') && isOnDay(event.data, Date.now()) && (
            <Suspense fallback={<Skeleton height={160} />}>
              <EventDay of={event.data} />
            </Suspense>
          )}
          <EventFacts of={event.data} />
          <Registration of={event.data} />
          {figures.isError && <ProblemNote error={figures.error} retry={() => void figures.refetch()} />}
          {figures.data && <Funnel of={figures.data.funnel} />}
          <PageLink of={event.data} />
          {figures.data && <TypeFigures of={figures.data.types} />}
        </div>
      )}
      {copying && event.data && <Duplicate of={event.data} close={() => setCopying(false)} />}
    </>
  )
}

function Funnel({ of }: { of: EventAnalytics['funnel'] }) {
  const text = eventPageMessages
  const { formats } = useLanguage()
  return (
    <section className="surface padded">
      <h2 className="group-title">{text.funnel}</h2>
      <ol className="funnel">
        {of.map(({ step, count, of_registered }) => (
          <li key={step}>
            <span>{text.steps[step]}</span>
            <span className="bar" aria-hidden>
              <span style={{ inlineSize: `${Math.min(1, of_registered) * 100}%` }} />
            </span>
            <strong className="count">{formats.number(count)}</strong>
            <span className="soft count">{formats.percent(of_registered)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Registration({ of }: { of: Event }) {
  const text = eventPageMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const status = useQuery(registrationStatusQuery(of.id))
  const turn = useMutation({
    mutationFn: () =>
      of.registration_closed ? laurel.events.openRegistration(of.id) : laurel.events.closeRegistration(of.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['events', of.id] }),
  })
  const is = status.data
  return (
    <section className="surface padded stack">
      <h2 className="group-title">
        {text.registration}
        {is && `: ${text.states[is.state]}`}
      </h2>
      {status.isError && <ProblemNote error={status.error} retry={() => void status.refetch()} />}
      {is && (
        <p>
          {is.capacity === null
            ? text.taken(formats.number(is.taken))
            : text.places(formats.number(is.taken), formats.number(is.capacity))}{' '}
          {is.waiting > 0 && text.waiting(formats.number(is.waiting))} <ToDecide eventId={of.id} count={is.pending} />
        </p>
      )}
      {turn.isError && <ProblemNote error={turn.error} />}
      {of.registration_enabled && may(who, 'events:write') && (
        <div>
          <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate()}>
            {of.registration_closed ? text.reopen : text.close}
          </Button>
        </div>
      )}
    </section>
  )
}

function Duplicate({ of, close }: { of: Event; close: () => void }) {
  const text = eventPageMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <Dialog title={text.duplicate} close={close}>
      <Form
        submit={text.duplicate}
        guarded={false}
        save={(values) => laurel.events.duplicate(of.id, { name: textOf(values, 'name') })}
        done={async ({ id }) => {
          close()
          await client.invalidateQueries({ queryKey: ['events'] })
          await navigate({ to: '/events/$eventId', params: { eventId: id } })
        }}
      >
        <p className="soft">{text.duplicateAbout}</p>
        <TextField name="name" label={text.newName} defaultValue={text.copyOf(of.name)} data-autofocus />
      </Form>
    </Dialog>
  )
}
