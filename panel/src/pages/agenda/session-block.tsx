import type { Session } from '@laurel/client'
import type { CSSProperties, PointerEvent } from 'react'
import { IconGrip } from '../../components/questions/question-icons.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { wallTimeOf } from '../../messages/wall-time.ts'
import { agendaMessages } from './messages.ts'
import type { PlacedSession } from './place-sessions.ts'

type Props = {
  placed: PlacedSession
  zone: string
  mayWrite: boolean
  open: (session: Session) => void
  openMove: (session: Session) => void
  isDragged: boolean
  begin: (event: PointerEvent<HTMLElement>) => void
}

/** A session in the grid of its day, with what is taken of its capacity. */
export function SessionBlock(props: Props) {
  const { zone, mayWrite, open, openMove, isDragged, begin } = props
  const { session, column, row, rows } = props.placed
  const text = agendaMessages
  const { title, start_time, end_time, location, track, speaker } = session
  const times = [start_time, end_time].map((time) => wallTimeOf(time, zone).slice(11)).join('–')
  const place = { '--column': column, '--row': row, '--span': rows } as CSSProperties
  return (
    <article
      className="session-block"
      style={place}
      data-session={session.id}
      data-movable={mayWrite || undefined}
      data-dragged={isDragged || undefined}
      // A finger scrolls the page, so it drags by the grip alone.
      onPointerDown={(event) => mayWrite && event.pointerType === 'mouse' && begin(event)}
    >
      {mayWrite && (
        <span className="session-grip" title={text.drag} aria-hidden onPointerDown={begin}>
          <IconGrip size={18} />
        </span>
      )}
      <p className="session-time soft">
        {times}
        <span className="session-room">{location && <bdi> · {location}</bdi>}</span>
      </p>
      {mayWrite ? (
        <button type="button" className="session-title" onClick={() => open(session)}>
          <bdi>{title}</bdi>
        </button>
      ) : (
        <p className="session-title">
          <bdi>{title}</bdi>
        </p>
      )}
      {(track || speaker) && <p className="soft">{[track, speaker].filter(Boolean).join(' · ')}</p>}
      <Counts of={session} />
      {mayWrite && (
        <button
          type="button"
          className="plain session-move"
          aria-label={text.moveOf(title)}
          onClick={() => openMove(session)}
        >
          {text.moveTo}
        </button>
      )}
    </article>
  )
}

/** The people who signed up, and those who are inside once somebody is, as a share of the places. */
function Counts({ of: { capacity, signup, signed_up_count, checked_in_count } }: { of: Session }) {
  const text = agendaMessages
  const { number } = useLanguage().formats
  const signedUp = capacity === null ? text.signedUp : text.signedUpOf
  const isInside = capacity !== null && (!signup || checked_in_count > 0)
  return (
    <>
      {signup && (
        <Share
          said={signedUp(number(signed_up_count), number(capacity ?? 0))}
          {...{ capacity }}
          count={signed_up_count}
        />
      )}
      {isInside && (
        <Share
          said={text.inside(number(checked_in_count), number(capacity))}
          {...{ capacity }}
          count={checked_in_count}
        />
      )}
    </>
  )
}

function Share({ said, count, capacity }: { said: string; count: number; capacity: number | null }) {
  return (
    <>
      <p className="soft">{said}</p>
      {capacity !== null && (
        <div className="bar" aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (count / capacity) * 100)}%` }} />
        </div>
      )}
    </>
  )
}
