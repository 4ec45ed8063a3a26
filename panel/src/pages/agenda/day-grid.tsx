import type { Session } from '@laurel/client'
import { type CSSProperties, useId } from 'react'
import { clock, type DropTarget } from './drop-target.ts'
import { agendaMessages } from './messages.ts'
import { type AgendaDay, STEP } from './place-sessions.ts'
import { SessionBlock } from './session-block.tsx'
import type { BeginDrag, Drag } from './use-session-drag.ts'

type Props = {
  of: AgendaDay
  heading: string
  zone: string
  mayWrite: boolean
  open: (session: Session) => void
  openMove: (session: Session) => void
  /** The session that is being dragged, of any day. */
  drag: Drag | null
  begin: BeginDrag
}

/** A day as a grid of time and rooms. On a phone it is a list. */
export function DayGrid({ of, heading, zone, mayWrite, open, openMove, drag, begin }: Props) {
  const text = agendaMessages
  const id = useId()
  const target = drag?.target?.day === of.day ? drag.target : null
  const hours = Array.from({ length: (of.until - of.from) / 60 }, (_, nth) => of.from + nth * 60)
  const size = { '--columns': of.columns.length, '--rows': (of.until - of.from) / STEP } as CSSProperties
  return (
    <section className="agenda-day" aria-labelledby={id} data-day={of.day} data-over={target !== null || undefined}>
      <h2 id={id} className="group-title">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard too */}
      <div className="agenda-scroll surface" role="region" aria-label={text.dayOf(heading)} tabIndex={0}>
        <div className="agenda-grid" style={size}>
          {of.columns.map((room, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room can have several columns
            <p key={nth} className="room-head" style={{ '--column': nth + 2 } as CSSProperties}>
              {room === null ? <span className="soft">{text.noRoom}</span> : <bdi>{room}</bdi>}
            </p>
          ))}
          <div className="hours" aria-hidden>
            {hours.map((hour) => (
              <span key={hour} style={{ '--row': (hour - of.from) / STEP + 1 } as CSSProperties}>
                {clock(hour)}
              </span>
            ))}
          </div>
          {of.sessions.map((placed) => (
            <SessionBlock
              key={placed.session.id}
              {...{ placed, zone, mayWrite, open, openMove }}
              isDragged={drag?.item.id === placed.session.id}
              begin={(event) => begin(placed.session, event)}
            />
          ))}
          {target?.row !== undefined && <DropPlace of={target} session={drag!.item} />}
        </div>
      </div>
    </section>
  )
}

/** The place in the grid that a dragged session would take. */
function DropPlace({ of: { column, row }, session }: { of: DropTarget; session: Session }) {
  const minutes = (Date.parse(session.end_time) - Date.parse(session.start_time)) / 60_000
  const place = { '--column': column, '--row': row, '--span': Math.max(1, Math.round(minutes / STEP)) } as CSSProperties
  return <div className="drop-place" style={place} aria-hidden />
}
