import { searchKey } from '../../../lib/text/search-key.ts'
import { hasControlCharacter, isVisible } from '../../../lib/text/visible-text.ts'
import { momentOfLocal } from '../../../lib/text/wall-clock.ts'
import { MAX_CAPACITY, MAX_SPEAKERS_OF_SESSION, SESSION_TEXTS } from '../records/session-schema.ts'
import { MAX_SPEAKER_NAME } from '../speakers/speaker-schema.ts'
import { addDays } from './read-day.ts'
import type { OtherLine, WrittenAgenda, WrittenSession, WrittenTime } from './written-agenda.ts'

/** A session of an agenda that can be stored. */
export type ReadSession = {
  row: number
  title: string
  start: Date
  end: Date
  location: string | null
  track: string | null
  description: string | null
  capacity: number | null
  speakers: string[]
}

export type AgendaLine = ReadSession | OtherLine

const HOUR = 3_600_000
const LONGEST = 48 * HOUR
const NO_DAY =
  'The day of this session is not known. Write a line with the date above it, or set the date of the event.'

/**
 * Places the sessions of an agenda in time, by the clocks of a zone. A session without an end lasts until the next one
 * of its day begins, and the last one for an hour. An end before the start is on the next day.
 */
export async function validateAgenda(agenda: WrittenAgenda, zone: string): Promise<AgendaLine[]> {
  const lines: AgendaLine[] = []
  const starts = new Map<WrittenSession, Date>()
  for (const line of agenda) {
    if (!('title' in line)) continue
    const start = await momentOf(line.start, zone)
    if (start !== null) starts.set(line, start)
  }
  const times = [...new Set([...starts.values()].map((start) => start.getTime()))].sort((a, b) => a - b)
  for (const line of agenda) lines.push('title' in line ? await placed(line, starts.get(line), times, zone) : line)
  return lines
}

async function placed(
  line: WrittenSession,
  start: Date | undefined,
  times: number[],
  zone: string,
): Promise<AgendaLine> {
  const refused = (problem: string): OtherLine => ({
    row: line.row,
    text: line.title.slice(0, SESSION_TEXTS.title),
    problem,
  })
  if (start === undefined) return refused(NO_DAY)
  const problem = problemOf(line)
  if (problem !== null) return refused(problem)
  const end = line.end === null ? nextStart(start, times) : await endOf(line, start, zone)
  if (end === null || end <= start) return refused('The end of this session must be after its start.')
  if (end.getTime() - start.getTime() > LONGEST) return refused('This session would last longer than two days.')
  const text = (value: string) => (value === '' ? null : value)
  return {
    row: line.row,
    title: line.title,
    start,
    end,
    location: text(line.location),
    track: text(line.track),
    description: text(line.description),
    capacity: line.capacity === '' ? null : Number(line.capacity),
    speakers: line.speakers,
  }
}

/** Returns what is wrong with the texts of a session, or null. */
function problemOf(line: WrittenSession): string | null {
  for (const [field, most] of Object.entries(SESSION_TEXTS))
    if (line[field as keyof typeof SESSION_TEXTS].length > most)
      return `The ${field} has more than ${most.toLocaleString('en')} characters.`
  if (!isVisible(line.title)) return 'The title shows nothing.'
  if ([line.title, ...line.speakers].some(hasControlCharacter)) return 'This row has a control character. Remove it.'
  if (line.speakers.length > MAX_SPEAKERS_OF_SESSION) return `A session can have ${MAX_SPEAKERS_OF_SESSION} speakers.`
  if (line.speakers.some((name) => name.length > MAX_SPEAKER_NAME))
    return `The name of a speaker has more than ${MAX_SPEAKER_NAME} characters.`
  const isNumber = line.capacity === '' || /^\d{1,10}$/.test(line.capacity)
  if (!isNumber || (line.capacity !== '' && (Number(line.capacity) < 1 || Number(line.capacity) > MAX_CAPACITY)))
    return 'The capacity must be a whole number from 1.'
  return null
}

async function momentOf(time: WrittenTime, zone: string): Promise<Date | null> {
  if ('at' in time) return time.at
  if (time.day === null) return null
  const day = time.minutes >= 1_440 ? addDays(time.day, 1) : time.day
  if (day === null) return null
  const minutes = time.minutes % 1_440
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return momentOfLocal(zone, `${day}T${clock}`)
}

async function endOf({ start: from, end }: WrittenSession, start: Date, zone: string): Promise<Date | null> {
  const given = end!
  const day = 'day' in given && given.day === null && 'day' in from ? from.day : null
  const time = 'day' in given && given.day === null ? { ...given, day } : given
  const at = await momentOf(time, zone)
  if (at === null || at > start || !('day' in time) || time.day === null) return at
  const next = addDays(time.day, 1)
  return next === null ? null : momentOf({ ...time, day: next }, zone)
}

/** Returns the next start of another session within the same half day, or an hour later. */
function nextStart(start: Date, times: number[]): Date {
  const at = start.getTime()
  const next = times.find((time) => time > at)
  return new Date(next !== undefined && next - at <= 6 * HOUR ? next : at + HOUR)
}

/** Two sessions are one when they have this in common. */
export function sessionKey({
  title,
  start,
  location,
}: {
  title: string
  start: Date
  location: string | null
}): string {
  return JSON.stringify([searchKey(title), start.getTime(), searchKey(location ?? '')])
}
