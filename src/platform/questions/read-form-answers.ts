import type { Question } from './question-schema.ts'

/** Returns the name of the form field with the answer to a question. Ids contain no dot, so longer names are free. */
export function answerField(id: string): string {
  return `answers.${id}`
}

/** A number as browsers send it (HTML, valid floating-point number), also with a plus sign or a trailing dot. */
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/i

/**
 * Reads the answers in the fields of a form, for validation and, if they are invalid, for showing them again: text that
 * does not fit the type of its question stays text, and blank questions are null, since a form answers everything that it
 * shows.
 * @param fields the texts of a urlencoded body by name; repeated ones as a list. Fifty questions of a hundred options may
 * be 5,000 fields, of which `node:querystring` would drop all but a thousand by default
 */
export function readFormAnswers(questions: Question[], fields: Record<string, unknown>): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const { id, type } of questions) {
    const name = answerField(id)
    const sent = Object.hasOwn(fields, name) ? [fields[name]].flat() : []
    const texts = sent.filter((text) => typeof text === 'string' && text.trim() !== '') as string[]
    given[id] = texts.length === 0 ? null : type === 'choices' ? texts : readAnswer(type, texts[0]!)
  }
  return given
}

function readAnswer(type: Question['type'], text: string): unknown {
  const trimmed = text.trim()
  if (type === 'number' || type === 'rating') {
    const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN
    return Number.isFinite(number) ? number : text
  }
  if (type === 'yes_no' || type === 'consent') return trimmed === 'yes' ? true : trimmed === 'no' ? false : text
  return text
}
