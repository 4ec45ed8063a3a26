import type { TZDate } from '@date-fns/tz'
import type { ICalEventData } from 'ical-generator'
import { isShownTwice, writeZone, type ZoneChange, zoneChanges } from './zone-changes.ts'

/** What is entered in a calendar. Without an end it is a moment, or the whole day that begins at it. */
export type Entry = {
  uid: string
  sequence: number
  title: string
  start: Date
  end: Date | null
  location: string | null
  description: string | null
  /** Where people read more. */
  url: string | null
  created: Date
  updated: Date
}

/** Entries under a name, with times of a zone (IANA name). */
export type Calendar = { name: string; zone: string; entries: Entry[] }

const DAY = 86_400_000
/** Offsets have whole minutes, and years four digits. */
const [EARLIEST, LATEST] = [Date.UTC(1975, 0), Date.UTC(9999, 0)]
/** Changes of the clocks are looked for day by day. */
const MAX_LENGTH = 800 * DAY

/**
 * An iCalendar file (RFC 5545): one VEVENT for each entry, with times of the zone. UTC stands where the clocks of the
 * zone show a time twice, and in calendars that reach over more than two years or into times without a rule.
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

function eventOf(entry: Entry, dateIn: (time: Date, zone: string) => TZDate, zone: string): ICalEventData {
  const { uid, sequence, title, location, description, url, created, updated } = entry
  const start = dateIn(entry.start, zone)
  const isDay = entry.end === null && start.toISOString().slice(11, 19) === '00:00:00'
  return {
    id: uid,
    sequence,
    summary: title,
    start,
    ...(entry.end === null ? {} : { end: dateIn(entry.end, zone) }),
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
