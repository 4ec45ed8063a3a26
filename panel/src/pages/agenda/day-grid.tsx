import type { Session } from '@laurel/client'
import { type CSSProperties, type DragEvent, type RefObject, useId, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { instantOf } from '../../messages/wall-time.ts'
import { agendaMessages } from './messages.ts'
import { type AgendaDay, STEP } from './place-sessions.ts'
import { SessionBlock } from './session-block.tsx'
import type { Move } from './use-move.ts'

type Props = {
  of: AgendaDay
  heading: string
  zone: string
  mayWrite: boolean
  open: (session: Session) => void
  openMove: (session: Session) => void
  move: (to: Move) => void
}

/** Moved sessions begin at a quarter of an hour. */
const SNAP = 15
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Dragging = Pick<Props, 'of' | 'zone' | 'move'>

/** Moves sessions within the grid of a day by dragging them. */
function useDrag(grid: RefObject<HTMLDivElement | null>, { of, zone, move }: Dragging) {
  const dragged = useRef<{ session: Session; above: number } | null>(null)
  const begin = (session: Session, event: DragEvent<HTMLElement>) => {
    dragged.current = { session, above: event.clientY - event.currentTarget.getBoundingClientRect().top }
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', session.title)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const { session, above } = dragged.current ?? {}
    dragged.current = null
    if (session === undefined || grid.current === null) return
    const heads = [...grid.current.querySelectorAll<HTMLElement>('.room-head')]
    const column = heads.findIndex((head) => head.getBoundingClientRect().right > event.clientX)
    const room = of.columns[column < 0 ? of.columns.length - 1 : column] ?? null
    const { top, bottom } = grid.current.querySelector('.hours')!.getBoundingClientRect()
    const share = (event.clientY - above! - top) / (bottom - top)
    const minutes = Math.round((of.from + share * (of.until - of.from)) / SNAP) * SNAP
    const start = instantOf(`${of.day}T${clock(Math.min(1_425, Math.max(0, minutes)))}`, zone)
    if (start !== session.start_time || room !== (session.location || null)) move({ session, start, room })
  }
  return { begin, drop }
}

/** A day as a grid of time and rooms. On a phone it is a list. */
export function DayGrid({ of, heading, zone, mayWrite, open, openMove, move }: Props) {
  const text = useMessages(agendaMessages)
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { begin, drop } = useDrag(grid, { of, zone, move })
  const hours = Array.from({ length: (of.until - of.from) / 60 }, (_, nth) => of.from + nth * 60)
  const size = { '--columns': of.columns.length, '--rows': (of.until - of.from) / STEP } as CSSProperties
  return (
    <section className="agenda-day" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard too */}
      <div className="agenda-scroll surface" role="region" aria-label={text.dayOf(heading)} tabIndex={0}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: sessions are moved with "Move to…" too */}
        <div
          ref={grid}
          className="agenda-grid"
          style={size}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
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
              begin={(event) => begin(placed.session, event)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
