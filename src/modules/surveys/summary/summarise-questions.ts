import { limitsOf } from '../../../platform/questions/question-limits.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { AnswerCount, Tallied } from './count-answers.ts'
import type { QuestionSummary } from './summary-schema.ts'

type Results = {
  tallies: Tallied[]
  counts: AnswerCount[]
  texts: { question_id: string; type: string; text: string }[]
}
type Count = QuestionSummary['distribution'][number]

/**
 * Summarises the current questions in order, then former questions with answers, including earlier types of the same
 * question id.
 */
export function summariseQuestions(questions: Question[], { tallies, counts, texts }: Results): QuestionSummary[] {
  const isOf = (question: Question) => (row: { question_id: string; type: string }) =>
    row.question_id === question.id && row.type === question.type
  const former = tallies.filter((tally) => !questions.some((question) => isOf(question)(tally)))
  const asked = questions.map((question) => ({ question, asked: true }))
  const formerQuestions = former.map(({ question_id: id, type, question: label }) => ({
    question: { id, type, label },
    asked: false,
  }))
  return [...asked, ...formerQuestions].map(({ question, asked }) => {
    const tally = tallies.find(isOf(question))
    return {
      question_id: question.id,
      question: question.label,
      type: question.type,
      asked,
      answered: tally?.answered ?? 0,
      mean: toNumber(tally?.mean),
      median: toNumber(tally?.median),
      min: toNumber(tally?.min),
      max: toNumber(tally?.max),
      distribution: distributionOf(question, counts.filter(isOf(question)), tally),
      texts: texts.filter(isOf(question)).map(({ text }) => text),
    }
  })
}

function toNumber(decimal: string | null | undefined): number | null {
  return decimal === null || decimal === undefined ? null : Number(decimal)
}

/** Lists every possible answer, even if nobody chose it, then former options. */
function distributionOf(question: Question, counts: AnswerCount[], tally: Tallied | undefined): Count[] {
  if (counts[0]?.is_range) return ranges(counts, Number(tally!.min), Number(tally!.max))
  const known = counts.map(({ value, count }): Count => ({ value: answerOf(question, value), to: null, count }))
  if (question.type === 'number') return known.toSorted((a, b) => Number(a.value) - Number(b.value))
  const possible = possibleAnswers(question)
  const countOf = (value: Count['value']) => known.find((each) => each.value === value)?.count ?? 0
  return [
    ...possible.map((value) => ({ value, to: null, count: countOf(value) })),
    ...known.filter(({ value }) => !possible.includes(value)),
  ]
}

function answerOf({ type }: Question, value: string): Count['value'] {
  if (type === 'number' || type === 'rating') return Number(value)
  return type === 'yes_no' || type === 'consent' ? value === 'true' : value
}

function possibleAnswers(question: Question): Count['value'][] {
  const { type, options } = question
  if (type === 'rating') return Array.from({ length: limitsOf(question).max }, (_, at) => at + 1)
  if (type === 'yes_no') return [true, false]
  if (type === 'consent') return [true]
  return options ?? []
}

/** Ten ranges of equal width; the last one includes its upper end. */
function ranges(counts: AnswerCount[], min: number, max: number): Count[] {
  // Weighted instead of subtracted: the difference of two numbers may overflow.
  const end = (at: number) => (at === 10 ? max : min * (1 - at / 10) + max * (at / 10))
  return Array.from({ length: 10 }, (_, at) => ({
    value: end(at),
    to: end(at + 1),
    count: counts.find(({ value }) => value === String(at))?.count ?? 0,
  }))
}
