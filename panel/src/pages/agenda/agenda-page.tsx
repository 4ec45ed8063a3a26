import type { Event, Session, Speaker } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import './agenda.css'
import { sessionsQuery, speakersQuery } from '../../api/session-queries.ts'
import { DayGrid } from './day-grid.tsx'
import { DragLabel } from './drag-label.tsx'
import { agendaMessages } from './messages.ts'
import { MoveSession } from './move-session.tsx'
import { PasteAgenda } from './paste-agenda.tsx'
import { placeSessions } from './place-sessions.ts'
import { SessionDialog } from './session-dialog.tsx'
import { SpeakersPart } from './speakers-part.tsx'
import { useMove } from './use-move.ts'
import { useSessionDrag } from './use-session-drag.ts'

// The menu comes when the agenda is there.
const AgendaFiles = lazy(async () => ({ default: (await import('./agenda-files.tsx')).AgendaFiles }))

/** The dialog over the agenda. */
type Over = { kind: 'new' | 'paste' } | { kind: 'edit' | 'move'; session: Session } | null

/** The sessions of an event by day, time and room, and its speakers. */
export function AgendaPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = agendaMessages
  const { who } = useRouteContext({ from: '/inside' })
  const mayWrite = may(who, 'sessions:write')
  const event = useQuery(eventQuery(eventId))
  const sessions = useQuery(sessionsQuery(eventId))
  const speakers = useQuery(speakersQuery(eventId))
  const [over, setOver] = useState<Over>(null)
  const failed = [event, sessions, speakers].find(({ isError }) => isError)
  const isThere = event.data !== undefined && sessions.data !== undefined
  const isEmpty = sessions.data?.length === 0
  const buttons = mayWrite && (
    <>
      <Button onClick={() => setOver({ kind: 'new' })}>{text.add}</Button>
      <Button variant="default" onClick={() => setOver({ kind: 'paste' })}>
        {text.paste}
      </Button>
    </>
  )
  return (
    <>
      <PageHead title={text.title}>
        {isThere && !isEmpty && (
          <Suspense>
            <AgendaFiles eventId={eventId} />
          </Suspense>
        )}
        {!isEmpty && buttons}
      </PageHead>
      {failed && <ProblemNote error={failed.error} retry={() => void failed.refetch()} />}
      {!isThere && !failed && <Skeleton height={320} />}
      {isThere && (
        <div className="stack">
          {isEmpty && (
            <div className="surface">
              <EmptyNote title={text.empty}>
                <p>{text.emptyHow}</p>
                <div className="row centred">{buttons}</div>
              </EmptyNote>
            </div>
          )}
          <Days
            {...{ eventId, mayWrite, over, setOver }}
            event={event.data}
            sessions={sessions.data}
            speakers={speakers.data ?? []}
          />
          <SpeakersPart {...{ eventId, mayWrite }} speakers={speakers.data ?? []} />
        </div>
      )}
    </>
  )
}

type DaysProps = {
  eventId: number
  event: Event
  sessions: readonly Session[]
  speakers: readonly Speaker[]
  mayWrite: boolean
  over: Over
  setOver: (over: Over) => void
}

function Days({ eventId, event, sessions, speakers, mayWrite, over, setOver }: DaysProps) {
  const text = agendaMessages
  const { day } = useLanguage().formats
  const moving = useMove(eventId)
  const zone = event.event_timezone
  const days = placeSessions(sessions, zone)
  const { drag, begin } = useSessionDrag(days, zone, moving.mutate)
  const close = () => setOver(null)
  const values = (of: (session: Session) => string | null) => [...new Set(sessions.map(of).filter(Boolean) as string[])]
  return (
    <>
      {sessions.length > 0 && <p className="soft">{text.zone(zone)}</p>}
      {moving.isError && <ProblemNote error={moving.error} />}
      {days.map((of) => (
        <DayGrid
          key={of.day}
          {...{ of, zone, mayWrite, drag, begin }}
          heading={day(`${of.day}T12:00:00Z`, 'UTC')}
          open={(session) => setOver({ kind: 'edit', session })}
          openMove={(session) => setOver({ kind: 'move', session })}
        />
      ))}
      {drag !== null && <DragLabel of={drag} zone={zone} />}
      <Options id="agenda-rooms" values={values(({ location }) => location)} />
      <Options id="agenda-tracks" values={values(({ track }) => track)} />
      {over?.kind === 'paste' && <PasteAgenda {...{ eventId, zone, close }} />}
      {over?.kind === 'move' && <MoveSession of={over.session} move={moving.mutateAsync} {...{ zone, close }} />}
      {(over?.kind === 'edit' || over?.kind === 'new') && (
        <SessionDialog
          of={over.kind === 'edit' ? over.session : null}
          at={sessions.at(-1)?.end_time ?? event.event_date}
          {...{ eventId, zone, speakers, close }}
        />
      )}
    </>
  )
}

function Options({ id, values }: { id: string; values: string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
