import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { shownSpeaker } from '../records/session-queries.ts'
import { type AgendaSession, readAgenda } from './read-agenda.ts'

type Column = (session: AgendaSession, local: (time: Date) => string) => string | number | null

const COLUMNS: Record<string, Column> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  start_time: ({ start_time }, local) => local(start_time),
  end_time: ({ end_time }, local) => local(end_time),
  start_time_utc: ({ start_time }) => isoTime(start_time),
  end_time_utc: ({ end_time }) => isoTime(end_time),
  location: ({ location }) => location,
  speaker: shownSpeaker,
  capacity: ({ capacity }) => capacity,
  checked_in_count: ({ checked_in_count }) => checked_in_count,
  track: ({ track }) => track,
  description: ({ description }) => description,
  signup: ({ signup }) => String(signup),
  signed_up_count: ({ signed_up_count }) => signed_up_count,
}

/** Returns all sessions of an event with times in its zone and in UTC. @throws AppError not_found */
export async function agendaTable(ctx: Context, eventId: number): Promise<Table> {
  const { event, sessions } = await readAgenda(ctx, eventId)
  const { TZDate } = await import('@date-fns/tz')
  const local = (time: Date) => new TZDate(time.getTime(), event.event_timezone).toISOString()
  const rows = sessions.map((session) => Object.values(COLUMNS).map((column) => String(column(session, local) ?? '')))
  return { name: `${event.name} sessions`, rows: [Object.keys(COLUMNS), ...rows] }
}
