import type { SurveySummary } from '@laurel/client'
import type { Formats } from '../../messages/formats.ts'

type Question = SurveySummary['questions'][number]
type Count = Question['distribution'][number]
type Said = { text: { yes: string; no: string }; formats: Pick<Formats, 'number'> }

/** Says an answer that is counted: an option, yes or no, a number or a range of numbers. */
export function answerName({ value, to }: Count, { text, formats }: Said): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  return to === null ? formats.number(value) : `${formats.number(value)} – ${formats.number(to)}`
}

/** The value of the filter for responses with an answer; null for a range, which no filter has. */
export const filterOf = ({ question_id }: Question, { value, to }: Count): string | null =>
  to === null ? `${question_id}=${value}` : null

/** Every answer that is counted, to filter responses by. */
export function answerChoices(questions: readonly Question[], said: Said): { value: string; label: string }[] {
  return questions.flatMap((question) =>
    question.distribution.flatMap((each) => {
      const value = filterOf(question, each)
      return value === null ? [] : [{ value, label: `${question.question}: ${answerName(each, said)}` }]
    }),
  )
}

/** Returns a filter as the service takes it: the question up to the first `=`, and the answer. */
export function readAnswerFilter(filter: string | undefined): { question_id?: string; answer?: string } {
  const at = filter?.indexOf('=') ?? -1
  return at < 0 ? {} : { question_id: filter!.slice(0, at), answer: filter!.slice(at + 1) }
}
