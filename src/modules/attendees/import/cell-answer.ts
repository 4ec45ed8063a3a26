import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import { optionKey } from '../../../platform/questions/option-key.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'

const keysOf = (...words: string[]) => new Set(words.map(headerKey))
const YES = keysOf('yes', 'evet', 'true', '1', 'x', 'sí', 'oui', 'ja')
const NO = keysOf('no', 'hayır', 'false', '0', 'non', 'nein')
/** A number with a decimal comma, as most of Europe writes it. */
const DECIMAL_COMMA = /^-?\d+,\d+$/

/**
 * Reads a cell as the answer to a question, for validation; a text that does not fit stays text. Several choices are
 * separated by semicolons, as in exports, or by commas where no option has one.
 */
export function cellAnswer(question: Question, text: string): unknown {
  const { type } = question
  if (type === 'number' || type === 'rating') return numberIn(text)
  if (type === 'yes_no' || type === 'consent')
    return YES.has(headerKey(text)) ? true : NO.has(headerKey(text)) ? false : text
  if (type === 'choice') return optionOf(question, text)
  return type === 'choices' ? choicesIn(question, text) : text
}

function numberIn(text: string): unknown {
  const number = Number(DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text)
  return Number.isFinite(number) ? number : text
}

function choicesIn(question: Question, text: string): string[] {
  const isOption = (part: string) => (question.options ?? []).some((option) => isSame(option, part))
  const parts = isOption(text) ? [text] : partsOf(text, ';')
  const all = parts.every(isOption) ? parts : parts.flatMap((part) => (isOption(part) ? [part] : partsOf(part, ',')))
  return all.map((part) => optionOf(question, part))
}

const partsOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns the option that a text means, ignoring case and accents; the text itself if it is none. */
function optionOf({ options }: Question, text: string): string {
  const all = options ?? []
  return (
    all.find((option) => optionKey(option) === optionKey(text)) ?? all.find((option) => isSame(option, text)) ?? text
  )
}

const isSame = (option: string, text: string) =>
  optionKey(option) === optionKey(text) || (headerKey(text) !== '' && headerKey(option) === headerKey(text))
