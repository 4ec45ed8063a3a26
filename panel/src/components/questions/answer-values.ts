import type { Attendee } from '@laurel/client'
import { answersOf, draftsOf, type Question } from './question-draft.ts'

type Answers = Attendee['answers']
type Answer = Answers[string]

/** Value of an unseen field, so that a group without a chosen option is sent too. */
export const NO_ANSWER = ''

/** Name of the input of a question: where the service says that something is wrong with its answer. */
export const answerField = (id: string) => `answers.${id}`

/** An answer as its inputs have it: several texts for several choices, none without an answer. */
export function answerTexts(answer: Answer | undefined): string[] {
  if (answer === undefined) return []
  return Array.isArray(answer) ? answer : [String(answer)]
}

/** The options of a question, and those of an answer that are options no more. */
export function optionsOf(question: Question, answer: Answer | undefined): string[] {
  const offered = answersOf(draftsOf([question])[0]!).map(String)
  return [...new Set([...offered, ...answerTexts(answer)])]
}

/** The texts in the inputs of questions, by question; without those that are not there. */
export function textsIn(sent: FormData, questions: readonly Question[]): Record<string, string[]> {
  const there = questions.filter(({ id }) => sent.has(answerField(id)))
  return Object.fromEntries(there.map(({ id }) => [id, textsOf(sent, id)]))
}

const textsOf = (sent: FormData, id: string) =>
  sent
    .getAll(answerField(id))
    .map((text) => String(text).replaceAll('\r\n', '\n').trim())
    .filter((text) => text !== NO_ANSWER)

/** Reads the answers that were changed, as the API expects them: null removes one. */
export function readAnswers(sent: FormData, questions: readonly Question[], before: Answers): Record<string, unknown> {
  const changed = Object.entries(textsIn(sent, questions)).filter(
    ([id, texts]) => JSON.stringify(texts.toSorted()) !== JSON.stringify(answerTexts(before[id]).toSorted()),
  )
  return Object.fromEntries(
    changed.map(([id, texts]) => [id, answerFrom(questions.find((each) => each.id === id)!, texts)]),
  )
}

/** A text that is no number or option is sent as it is, and the service says so. */
function answerFrom({ type }: Question, texts: string[]): unknown {
  if (texts.length === 0) return null
  if (type === 'choices') return texts
  const [text] = texts as [string]
  if (type === 'yes_no' || type === 'consent') return text === 'true' ? true : text === 'false' ? false : text
  if (type !== 'number' && type !== 'rating') return text
  const number = Number(text.replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

/**
 * The questions that these answers show: a condition is met by the answer to a question that is itself shown.
 * @param texts the chosen options, by question
 */
export function shownQuestions(questions: readonly Question[], texts: Record<string, readonly string[]>): Question[] {
  const shown = new Set<string>()
  return questions.filter(({ id, show_if: condition }) => {
    const chosen = condition && shown.has(condition.question_id) ? (texts[condition.question_id] ?? []) : []
    const isShown = !condition || condition.is_any_of.some((value) => chosen.includes(String(value)))
    if (isShown) shown.add(id)
    return isShown
  })
}
