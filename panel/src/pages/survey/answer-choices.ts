import type { SurveySummary } from '@laurel/client'
import type { Formats } from '../../messages/formats.ts'
import { COLON } from '../../messages/use-messages.tsx'
import { filterOf } from './answer-filter.ts'

type Question = SurveySummary['questions'][number]
type Count = Question['distribution'][number]
type Said = { text: { yes: string; no: string }; formats: Pick<Formats, 'number'> }

/** Says an answer that is counted: an option, yes or no, a number or a range of numbers. */
export function answerName({ value, to }: Count, { text, formats }: Said): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  return to === null ? formats.number(value) : `${formats.number(value)} – ${formats.number(to)}`
}

/** Every answer that is counted, to filter responses by. */
export function answerChoices(questions: readonly Question[], said: Said): { value: string; label: string }[] {
  return questions.flatMap((question) =>
    question.distribution.flatMap((each) => {
      const value = filterOf(question, each)
      return value === null ? [] : [{ value, label: `${question.question}${COLON} ${answerName(each, said)}` }]
    }),
  )
}
