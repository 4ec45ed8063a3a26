import { limitsOf } from '../../../platform/questions/question-limits.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { Figure } from '../../rollups/index.ts'

type Ratings = Map<number, number>

/** Returns the ratings of all responses: current questions in order, then former ones. */
export function surveyScores(survey: readonly Question[], found: readonly Figure[]) {
  const current = survey.filter(({ type }) => type === 'rating')
  const ratings = new Map<string, Ratings>(current.map(({ id }) => [id, new Map()]))
  for (const { kind, part, n } of found) {
    if (kind !== 'survey_score') continue
    const [rating, id] = [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]
    const own: Ratings = ratings.get(id) ?? new Map()
    ratings.set(id, own.set(Number(rating), n))
  }
  return [...ratings].map(([id, own]) => {
    const question = current.find((each) => each.id === id)
    return { question_id: id, question: question?.label ?? null, ...measured(own, question) }
  })
}

function measured(ratings: Ratings, question: Question | undefined) {
  const max = Math.max(question ? limitsOf(question).max : 0, ...ratings.keys())
  const answered = [...ratings.values()].reduce((sum, n) => sum + n, 0)
  const all = [...ratings].reduce((sum, [rating, n]) => sum + rating * n, 0)
  return {
    answered,
    mean: answered === 0 ? null : Math.round((all / answered) * 10_000) / 10_000,
    distribution: Array.from({ length: max }, (_, at) => ({ rating: at + 1, count: ratings.get(at + 1) ?? 0 })),
  }
}
