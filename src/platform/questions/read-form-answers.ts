import type { Question } from './question-schema.ts'

/** The name of the field of a form that has the answer to a question. Ids have no dot, so names that go on are free. */
export function answerField(id: string): string {
  return `answers.${id}`
}

/** A number as browsers send it (HTML, valid floating-point number), with a plus and a last dot allowed. */
const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/i

/**
 * What a visitor answered in the fields of a form, to be judged and, where it is wrong, shown again: what cannot be read
 * as the type of its question stays text, and questions that were left blank are null, since a form that is sent answers
 * all that it shows.
 * @param fields the texts of a urlencoded body by name; those that were sent more than once as a list. Fifty questions of
 * a hundred options may be 5,000 fields, of which `node:querystring` would drop all but a thousand unless told otherwise
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
