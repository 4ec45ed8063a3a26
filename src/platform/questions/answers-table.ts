import type { Question } from './question-schema.ts'
import type { Answer } from './validate-answer.ts'
import type { Answers } from './validate-answers.ts'

let plainDecimal: Intl.NumberFormat | null = null

/** Returns the headers of a table of answers: labels, with the id appended where two questions share a label. */
export function answerColumns(questions: Question[]): string[] {
  const times = new Map<string, number>()
  const labels = questions.map(({ label }) => label.trim())
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1)
  return labels.map((label, index) => (times.get(label) === 1 ? label : `${label} [${questions[index]!.id}]`))
}

/**
 * Returns a person's answers under these headers as plain text; the file's writer disarms formulas. A cell depends on
 * the type of the answer, since questions may have changed after it was given.
 */
export function answerCells(questions: Question[], answers: Answers, words: { yes: string; no: string }): string[] {
  return questions.map(({ id }) => (Object.hasOwn(answers, id) ? answerText(answers[id]!, words) : ''))
}

/** Returns an answer as plain text. */
export function answerText(answer: Answer, { yes, no }: { yes: string; no: string }): string {
  if (Array.isArray(answer)) return answer.join('; ')
  if (typeof answer === 'number') {
    plainDecimal ??= new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 })
    return plainDecimal.format(answer)
  }
  return typeof answer === 'boolean' ? (answer ? yes : no) : answer
}
