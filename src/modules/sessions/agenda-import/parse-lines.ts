import { readClock } from './read-clock.ts'
import { readDay } from './read-day.ts'
import { namesIn, type OtherLine, type WrittenAgenda, type WrittenSession } from './written-agenda.ts'

const MAX_LINE = 2_000
const TOO_LONG = `This line has more than ${MAX_LINE.toLocaleString('en')} characters. Shorten it, or paste the agenda as a table.`
const NO_TITLE = 'This line has a time and no title. Write the title after the time.'

/** Reads an agenda in lines, each with a time, below headings that name the day. */
export function parseLines(lines: string[], first: string | null): WrittenAgenda {
  let day = first
  const found: WrittenAgenda = []
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    if (text === '') continue
    const row = at + 1
    const heading = readDay(text, first)
    if (heading !== null) day = heading
    else found.push(readLine(text, row, day))
  }
  return found
}

function readLine(text: string, row: number, day: string | null): WrittenSession | OtherLine {
  if (text.length > MAX_LINE) return { row, text: text.slice(0, 100), problem: TOO_LONG }
  const clock = readClock(text.replace(/^[\s•*·|>-]+/u, ''))
  if (clock === null) return { row, text, problem: null }
  const [head = '', ...cells] = clock.rest.replace(/^[\s:|·,–—-]+/u, '').split(/\t|\s\|\s?/u)
  const parts = partsOf(head)
  const [speakers = '', room = ''] = cells.map((cell) => cell.replace(/\|$/, '').trim())
  if (parts.title === '') return { row, text, problem: NO_TITLE }
  return {
    row,
    title: parts.title,
    start: { day, minutes: clock.start },
    end: clock.end === null ? null : { day, minutes: clock.end },
    location: parts.location || room,
    track: parts.track,
    description: '',
    capacity: '',
    speakers: namesIn(parts.speakers || speakers),
  }
}

/** Takes `(Speaker)`, `[Track]`, `#track` and `@Room` from the end of a line, in any order, each once. */
function partsOf(line: string): { title: string; location: string; track: string; speakers: string } {
  const parts = { title: line.trim(), location: '', track: '', speakers: '' }
  const take = (part: 'location' | 'track' | 'speakers', from: number, text: string): boolean => {
    if (parts[part] !== '' || from <= 0 || text.trim() === '') return false
    parts[part] = text.trim()
    parts.title = parts.title.slice(0, from).trim()
    return true
  }
  for (let turn = 0; turn < 4; turn++) {
    const { title } = parts
    const [round, square, at, hash] = ['(', '[', ' @', ' #'].map((mark) => title.lastIndexOf(mark)) as [
      number,
      number,
      number,
      number,
    ]
    const taken =
      (title.endsWith(')') && take('speakers', round, title.slice(round + 1, -1))) ||
      (title.endsWith(']') && take('track', square, title.slice(square + 1, -1))) ||
      (at > hash && take('location', at, title.slice(at + 2))) ||
      (hash > at && take('track', hash, title.slice(hash + 2)))
    if (!taken) break
  }
  return parts
}
