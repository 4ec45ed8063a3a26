import type { Question } from './question-schema.ts'
import type { Answer } from './validate-answer.ts'
import type { Answers } from './validate-answers.ts'

let plainDecimal: Intl.NumberFormat | null = null

/** The headers of a table of answers: labels, each with its id where another question has the same. */
export function answerColumns(questions: Question[]): string[] {
  const times = new Map<string, number>()
  const labels = questions.map(({ label }) => label.trim())
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1)
  return labels.map((label, index) => (times.get(label) === 1 ? label : `${label} [${questions[index]!.id}]`))
}

/**
 * Somebody's answers under these headers, as plain text: whoever writes the file keeps formulas from running. Questions
 * may have changed since they were answered, so a cell goes by what the answer is.
 */
export function answerCells(questions: Question[], answers: Answers, words: { yes: string; no: string }): string[] {
  return questions.map(({ id }) => (Object.hasOwn(answers, id) ? cell(answers[id]!, words) : ''))
}

function cell(answer: Answer, { yes, no }: { yes: string; no: string }): string {
  if (Array.isArray(answer)) return answer.join('; ')
  if (typeof answer === 'number') {
    plainDecimal ??= new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 })
    return plainDecimal.format(answer)
  }
  return typeof answer === 'boolean' ? (answer ? yes : no) : answer
}
