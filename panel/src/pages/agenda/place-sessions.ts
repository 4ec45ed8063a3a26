import type { Session } from '@laurel/client'
import { wallTimeOf } from '../../messages/wall-time.ts'

/** A row of the grid is this many minutes. */
export const STEP = 5

/** A session in the grid of its day: lines of the grid, from 1. */
export type PlacedSession = { session: Session; column: number; row: number; rows: number }

/** A day of the agenda. `columns` are its rooms (null: none); a room with sessions at the same time has several. */
export type AgendaDay = {
  /** Such as `2026-12-01`. */
  day: string
  /** Minutes of the day at the first and the last line. */
  from: number
  until: number
  columns: (string | null)[]
  sessions: PlacedSession[]
}

const minuteOf = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))

/** Places sessions by day, by room and by time, as clocks of a zone show it. A day is drawn until its midnight. */
export function placeSessions(sessions: readonly Session[], zone: string): AgendaDay[] {
  const days = Map.groupBy(sessions, ({ start_time }) => wallTimeOf(start_time, zone).slice(0, 10))
  return [...days].map(([day, sessions]) => placeDay(day, sessions, zone))
}

function placeDay(day: string, sessions: Session[], zone: string): AgendaDay {
  const spans = sessions.map((session) => {
    const [start, end] = [wallTimeOf(session.start_time, zone), wallTimeOf(session.end_time, zone)]
    const from = minuteOf(start)
    return { session, from, until: end.slice(0, 10) === day ? Math.max(minuteOf(end), from + STEP) : 1_440 }
  })
  const from = Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60
  const until = Math.ceil(Math.max(...spans.map(({ until }) => until)) / 60) * 60
  const lanes: { room: string | null; end: number }[] = []
  const laid = spans.map((span) => {
    const room = span.session.location || null
    let lane = lanes.find((lane) => lane.room === room && lane.end <= span.from)
    if (lane === undefined) {
      lane = { room, end: 0 }
      lanes.push(lane)
    }
    lane.end = span.until
    return { ...span, lane }
  })
  const byName = new Intl.Collator(undefined, { numeric: true })
  const order = lanes.toSorted((a, b) => byName.compare(a.room ?? '\uffff', b.room ?? '\uffff'))
  return {
    day,
    from,
    until,
    columns: order.map(({ room }) => room),
    sessions: laid.map(({ session, lane, ...span }) => ({
      session,
      column: order.indexOf(lane) + 2,
      row: Math.floor((span.from - from) / STEP) + 2,
      rows: Math.max(1, Math.round((span.until - span.from) / STEP)),
    })),
  }
}
