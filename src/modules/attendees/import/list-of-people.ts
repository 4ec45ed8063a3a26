import { csvLines } from '../../../lib/zip/csv-cell.ts'
import { fieldsOf } from './attendee-fields.ts'
import { MAX_ROWS } from './validate-rows.ts'

/** In characters. Longer texts would be parsed row by row on the main thread. */
const MAX_TEXT = 262_144
const HEADER_WITHIN = 20
const MAX_HEADER_LENGTH = 1_000

/**
 * Converts people pasted from a mail or typed by hand, such as `Ada Lovelace <ada@example.org>, Bob, bob@example.org;
 * "Işık, Ayşe" <ayse@example.org>` on one or several lines, to CSV rows with a header. Mail programs write the last
 * name first in `Lovelace, Ada <ada@example.org>`.
 * @returns null when the text names its columns, so that it is a table and not such a list
 */
export function listOfPeople(text: string): string | null {
  if (text.length > MAX_TEXT) return null
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  if (lines.length > MAX_ROWS || !lines[0]?.includes('@') || lines.slice(0, HEADER_WITHIN).some(isHeader)) return null
  return csvLines([['Name', 'E-mail'], ...lines.flatMap(peopleOfLine)])
}

const isHeader = (line: string) =>
  fieldsOf(line.slice(0, MAX_HEADER_LENGTH).split(/[,;\t]/), undefined).includes('email')

function peopleOfLine(line: string): [name: string, email: string][] {
  const people: [string, string][] = []
  let waiting: string[] = []
  const take = (names: string[], email: string) => {
    const name = names.filter(Boolean).join(' ')
    people.push([name.replace(/^([^,]+),([^,]+)$/, '$2 $1').trim(), email.replace(/^mailto:/i, '')])
    waiting = []
  }
  for (const part of partsOf(line.replace(/^\s*(to|cc|bcc|kime|bilgi)\s*:/i, ''))) {
    const from = part.lastIndexOf('<')
    const words = part.split(/\s+/)
    const at = words.findIndex((word) => word.includes('@'))
    if (from >= 0 && part.endsWith('>')) take([part.slice(0, from).trim(), ...waiting], part.slice(from + 1, -1).trim())
    else if (at >= 0) take([...waiting, ...words.toSpliced(at, 1)], words[at]!)
    else waiting.push(part)
  }
  // A name without an address is reported with the other rows.
  if (waiting.length > 0) take(waiting, '')
  return people
}

/** Splits at commas, semicolons and tabs outside quotes and angle brackets. */
function partsOf(line: string): string[] {
  const parts = ['']
  let quoted = false
  let angled = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (!quoted && !angled && /[,;\t]/.test(character)) parts.push('')
    else {
      if (!quoted && (character === '<' || character === '>')) angled = character === '<'
      parts[parts.length - 1] += character
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
