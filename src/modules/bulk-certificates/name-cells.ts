import { tidyCell } from '../../lib/spreadsheet/tidy-cell.ts'
import { fullName } from '../../lib/text/full-name.ts'
import { hasControlCharacter } from '../../lib/text/visible-text.ts'

const MAX_NAME = 200
/** Numbers, shares, dates, times and truth values are not names. */
const NO_NAME = /^(?:[\d\s.,:/+%-]*\d[\d\s.,:/+%-]*(?:E[+-]?\d+|T[\d:.+]+Z?)?|TRUE|FALSE)$/
/** Errors as text, as a program writes them to a CSV file in its language: #N/A, #REF!, #BEZUG!, #ИМЯ?, #YOK. */
const ERROR_TEXT = /^#[\p{Lu}\d¡¿/_]{2,20}[!?]?$/u
export type NameVerdict =
  | { name: string }
  /** The cell is an error or a formula without a saved result. */
  | { unread: string }
  | { problem: string }
  | 'no name'
  | 'blank'

/** Reads the name of a row from its cells of one or two columns, given name first. */
export function readName(cells: string[], unread: (string | undefined)[]): NameVerdict {
  const lost = unread.find((why) => why !== undefined)
  if (lost !== undefined) return { unread: lost }
  const parts = cells.map(tidyCell).filter((part) => part !== '')
  if (parts.length === 0) return 'blank'
  const error = parts.find((part) => ERROR_TEXT.test(part))
  if (error !== undefined) return { unread: error }
  const name = parts.length === 2 ? fullName({ first_name: parts[0]!, last_name: parts[1]! }) : parts[0]!
  const problem = nameProblem(name)
  if (problem !== undefined) return { problem }
  return parts.some((part) => NO_NAME.test(part)) ? 'no name' : { name }
}

function nameProblem(name: string): string | undefined {
  if (!name.isWellFormed()) return 'The name contains half a character (an unpaired surrogate). Type it again.'
  if (hasControlCharacter(name)) return 'The name contains a control character. Type it again.'
  const length = [...name].length
  if (length > MAX_NAME) return `The name has ${length} characters. Shorten it to ${MAX_NAME} or fewer.`
  return undefined
}
