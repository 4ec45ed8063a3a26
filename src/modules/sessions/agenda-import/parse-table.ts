import type { InfoRecord } from 'csv-parse/sync'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import type { AgendaField } from './agenda-columns.ts'
import { readClock } from './read-clock.ts'
import { readDay } from './read-day.ts'
import { namesIn, type OtherLine, type WrittenAgenda, type WrittenSession, type WrittenTime } from './written-agenda.ts'

type Table = { header: number; delimiter: string; columns: Map<AgendaField, number>; first: string | null }
type Cells = (field: AgendaField) => string

const NO_TITLE = 'The title is missing in this row.'
const NO_START = 'The start is missing in this row, or is no time such as 10:00 or 2026-12-01 10:00.'
const NO_END = 'The end in this row is no time such as 10:45 or 2026-12-01 10:45.'
const NO_DAY = 'The date in this row is no date such as 2026-12-01 or 1 December 2026.'

/** Reads a table with named columns. A row that only names a day is a heading for the rows below it. */
export async function parseTable(
  lines: string[],
  { header, delimiter, columns, first }: Table,
): Promise<WrittenAgenda> {
  const found: WrittenAgenda = []
  let day = first
  for (const { cells, row } of await rowsOf(lines.slice(header + 1).join('\n'), delimiter, header + 1)) {
    if ('problem' in cells) return [...found, { row, text: '', problem: cells.problem }]
    const filled = cells.filter((cell) => cell.trim() !== '')
    const heading = filled.length === 1 ? readDay(filled[0]!, first) : null
    if (heading !== null) day = heading
    else if (filled.length > 0)
      found.push(readRow((field) => cells[columns.get(field) ?? -1]?.trim() ?? '', row, day, first))
  }
  return found
}

/** Reads the rows; a table with broken quotes has none. */
async function rowsOf(
  text: string,
  delimiter: string,
  above: number,
): Promise<{ cells: string[] | { problem: string }; row: number }[]> {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const options = {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
    } as const
    const records = parse(text, options) as unknown as { record: string[]; info: InfoRecord }[]
    return records.map(({ record, info }) => ({ cells: record, row: above + info.lines - newlinesIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return [{ cells: { problem: `The table cannot be read: ${error.message}.` }, row: above + 1 }]
  }
}

/** The parser counts the lines up to the end of a row. */
const newlinesIn = (record: string[]) => record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

function readRow(cell: Cells, row: number, day: string | null, first: string | null): WrittenSession | OtherLine {
  const refused = (problem: string): OtherLine => ({ row, text: cell('title') || cell('start'), problem })
  if (cell('title') === '') return refused(NO_TITLE)
  const named = cell('day') === '' ? day : readDay(cell('day'), first)
  if (named === null && cell('day') !== '') return refused(NO_DAY)
  const start = readTime(cell('start'), named, first)
  if (start === null) return refused(NO_START)
  const end = cell('end') === '' ? { time: start.end } : readTime(cell('end'), dayIn(start.time), first)
  if (end === null) return refused(NO_END)
  return {
    row,
    title: cell('title').replaceAll(/\s+/g, ' '),
    start: start.time,
    end: end.time,
    location: cell('location'),
    track: cell('track'),
    description: cell('description'),
    capacity: cell('capacity'),
    speakers: namesIn(cell('speakers')),
  }
}

const dayIn = (time: WrittenTime) => ('at' in time ? null : time.day)

/** Reads a time, with or without a day before it, and the end of the span if there is one. */
function readTime(
  text: string,
  day: string | null,
  first: string | null,
): { time: WrittenTime; end: WrittenTime | null } | null {
  const exact = /(?:[zZ]|[+-]\d\d:?\d\d)$/.test(text) ? parseTimestamp(text) : null
  if (exact !== null) return { time: { at: exact }, end: null }
  const [before, after] = readClock(text)?.rest.trim() === '' ? ['', text] : splitDay(text)
  const own = before === '' ? day : readDay(before, first)
  const clock = readClock(after)
  if (clock === null || clock.rest.trim() !== '' || (own === null && before !== '')) return null
  const end = clock.end === null ? null : { day: own, minutes: clock.end }
  return { time: { day: own, minutes: clock.start }, end }
}

/** Splits `2026-12-01T09:00:00.000` or `1 December 9:00` before the time. */
function splitDay(text: string): [string, string] {
  const match =
    /^(.{1,60}?)[T\s,]+(\d{1,2}[:.]\d\d)(?::\d\d(?:\.\d{1,9})?)?((?:\s?[ap]\.?m\.?)?(?:\s?[-–—].{1,20})?)$/iu.exec(text)
  return match ? [match[1]!, match[2]! + match[3]!] : ['', text]
}
