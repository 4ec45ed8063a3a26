import type { SurveySummary } from '@laurel/client'

type Question = SurveySummary['questions'][number]
type Count = Question['distribution'][number]

/** The value of the filter for responses with an answer; null for a range, which no filter has. */
export const filterOf = ({ question_id }: Question, { value, to }: Count): string | null =>
  to === null ? `${question_id}=${value}` : null

/** Returns a filter as the service takes it: the question up to the first `=`, and the answer. */
export function readAnswerFilter(filter: string | undefined): { question_id?: string; answer?: string } {
  const at = filter?.indexOf('=') ?? -1
  return at < 0 ? {} : { question_id: filter!.slice(0, at), answer: filter!.slice(at + 1) }
}
