import { limitsOf } from '../../../platform/questions/question-limits.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { Figure } from '../../rollups/index.ts'

type Ratings = Map<number, number>

/** What was rated how, of all ratings that there are: questions as they are asked now, then those that are asked no more. */
export function surveyScores(survey: readonly Question[], found: readonly Figure[]) {
  const asked = survey.filter(({ type }) => type === 'rating')
  const ratings = new Map<string, Ratings>(asked.map(({ id }) => [id, new Map()]))
  for (const { kind, part, n } of found) {
    if (kind !== 'survey_score') continue
    const [rating, id] = [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]
    const own: Ratings = ratings.get(id) ?? new Map()
    ratings.set(id, own.set(Number(rating), n))
  }
  return [...ratings].map(([id, own]) => {
    const question = asked.find((each) => each.id === id)
    return { question_id: id, question: question?.label ?? null, ...measured(own, question) }
  })
}

function measured(ratings: Ratings, question: Question | undefined) {
  const most = Math.max(question ? limitsOf(question).max : 0, ...ratings.keys())
  const answered = [...ratings.values()].reduce((sum, n) => sum + n, 0)
  const all = [...ratings].reduce((sum, [rating, n]) => sum + rating * n, 0)
  return {
    answered,
    mean: answered === 0 ? null : Math.round((all / answered) * 10_000) / 10_000,
    distribution: Array.from({ length: most }, (_, at) => ({ rating: at + 1, count: ratings.get(at + 1) ?? 0 })),
  }
}
