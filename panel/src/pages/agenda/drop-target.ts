import type { Session } from '@laurel/client'
import { instantOf, wallTimeOf } from '../../messages/wall-time.ts'
import { type AgendaDay, STEP } from './place-sessions.ts'

/** Moved sessions begin at a quarter of an hour. */
const SNAP = 15
const LAST_START = 1_440 - SNAP

/** The place that a dragged session would be dropped at; `column` and `row` are lines of the grid, missing in a list. */
export type DropTarget = { day: string; start: string; room: string | null; column?: number; row?: number }

type Dragged = {
  session: Session
  /** Pixels from the top of its block to the pointer. */
  above: number
  x: number
  y: number
}

export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Finds where a session would be dropped: in the grid of a day by room and time, in the list of a phone at the time of
 * the session below the pointer, or else at its own time on another day. Null outside of every day.
 */
export function dropTarget(
  { session, above, x, y }: Dragged,
  days: readonly AgendaDay[],
  zone: string,
): DropTarget | null {
  const under = document.elementsFromPoint(x, y)
  const section = under.find((each) => each.matches('.agenda-day'))
  const of = days.find(({ day }) => day === section?.getAttribute('data-day'))
  if (of === undefined) return null
  const hours = section!.querySelector('.hours')!.getBoundingClientRect()
  return hours.height > 0
    ? inGrid(of, { section: section!, hours, x, y: y - above }, zone)
    : inList(of, session, { under, zone })
}

type Point = { section: Element; hours: DOMRect; x: number; y: number }

function inGrid(of: AgendaDay, { section, hours, x, y }: Point, zone: string): DropTarget {
  const middles = [...section.querySelectorAll('.room-head')].map((head) => {
    const { left, right } = head.getBoundingClientRect()
    return Math.abs((left + right) / 2 - x)
  })
  const nth = middles.indexOf(Math.min(...middles))
  const share = (y - hours.top) / hours.height
  const asked = Math.round((of.from + share * (of.until - of.from)) / SNAP) * SNAP
  const minutes = Math.min(LAST_START, Math.max(0, asked))
  const line = Math.round((Math.max(minutes, of.from) - of.from) / STEP) + 2
  const start = instantOf(`${of.day}T${clock(minutes)}`, zone)
  return { day: of.day, start, room: of.columns[nth] ?? null, column: nth + 2, row: line }
}

function inList(of: AgendaDay, session: Session, { under, zone }: { under: Element[]; zone: string }): DropTarget {
  const over = under.map((each) => each.closest('.session-block')?.getAttribute('data-session')).find(Boolean)
  const other = of.sessions.find((placed) => String(placed.session.id) === over)?.session
  const time = wallTimeOf(session.start_time, zone).slice(11)
  const start = other && other.id !== session.id ? other.start_time : instantOf(`${of.day}T${time}`, zone)
  return { day: of.day, start, room: session.location || null }
}
