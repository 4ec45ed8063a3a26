import type { TZDate } from '@date-fns/tz'
import type { ICalEventData } from 'ical-generator'
import { isShownTwice, writeZone, type ZoneChange, zoneChanges } from './zone-changes.ts'

/**
 * A calendar entry. Without an end it is a moment, or the whole day that starts then. With `mayBeDays` it is the whole
 * days from its start to its end when both are midnights.
 */
export type Entry = {
  uid: string
  sequence: number
  title: string
  start: Date
  end: Date | null
  mayBeDays?: boolean
  location: string | null
  description: string | null
  /** Page with more information. */
  url: string | null
  created: Date
  updated: Date
}

/** Named entries with times in a zone (IANA name). */
export type Calendar = { name: string; zone: string; entries: Entry[] }

const DAY = 86_400_000
/** Between these times offsets are whole minutes and years have four digits. */
const [EARLIEST, LATEST] = [Date.UTC(1975, 0), Date.UTC(9999, 0)]
/** Clock changes are searched day by day. */
const MAX_LENGTH = 800 * DAY

/**
 * Returns an iCalendar file (RFC 5545) with one VEVENT per entry and local times. UTC is used when the clocks show a
 * time twice, and in calendars that span more than two years or times without a rule.
 */
export async function writeCalendar({ name, zone, entries }: Calendar): Promise<string> {
  const [ical, { TZDate, tzOffset }] = await Promise.all([import('ical-generator'), import('@date-fns/tz')])
  const offsetAt = (time: number) => tzOffset(zone, new Date(time))
  const times = entries.flatMap(({ start, end }) => [start.getTime(), (end ?? start).getTime()])
  const first = times.reduce((a, b) => Math.min(a, b), LATEST) - DAY
  const last = times.reduce((a, b) => Math.max(a, b), EARLIEST) + DAY
  const isZoned = zone !== 'UTC' && first > EARLIEST && last < LATEST && last - first < MAX_LENGTH
  const changes = isZoned ? zoneChanges(offsetAt, first, last) : []
  const dateIn = (time: Date, name: string) => new TZDate(time.getTime(), name)
  const calendar = ical.default({
    prodId: '//Laurel//Laurel//EN',
    name: ical.escape(name, false),
    timezone: { name: null, generator: () => writeZone(zone, first, offsetAt(first), changes) },
    events: entries.map((entry) => eventOf(entry, dateIn, isZoned && !isTwice(entry, changes) ? zone : 'UTC')),
  })
  return `${calendar.toString()}\r\n`
}

const isTwice = ({ start, end }: Entry, changes: ZoneChange[]) =>
  [start, end ?? start].some((time) => isShownTwice(changes, time.getTime()))

const isMidnight = (date: TZDate) => date.toISOString().slice(11, 19) === '00:00:00'

/** The end of whole days is the day after them. */
function dayAfter(date: TZDate): TZDate {
  const next = date.withTimeZone(date.timeZone ?? 'UTC')
  next.setDate(next.getDate() + 1)
  return next
}

function eventOf(entry: Entry, dateIn: (time: Date, zone: string) => TZDate, zone: string): ICalEventData {
  const { uid, sequence, title, location, description, url, created, updated } = entry
  const [start, end] = [dateIn(entry.start, zone), entry.end && dateIn(entry.end, zone)]
  const isDay = isMidnight(start) && (end === null || (entry.mayBeDays === true && isMidnight(end)))
  return {
    id: uid,
    sequence,
    summary: title,
    start,
    ...(end === null ? {} : { end: isDay ? dayAfter(end) : end }),
    allDay: isDay,
    timezone: zone,
    ...(location === null ? {} : { location }),
    ...(description === null ? {} : { description }),
    ...(url === null ? {} : { url }),
    stamp: updated,
    created,
    lastModified: updated,
  }
}
