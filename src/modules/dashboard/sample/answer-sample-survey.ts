import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { questionsKey } from '../../../platform/questions/stored-answer.ts'
import { answerSurvey, surveyLink } from '../../surveys/index.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleSurvey: SampleSurvey
  }
}

type SampleSurvey = { rating: string; again: string; wish: string; wishes: readonly [string, string, string] }

const sampleSurveyMessages = translated('sampleSurvey', {
  rating: 'How did you like the day?',
  again: 'Will you come again?',
  wish: 'Your wish for next time',
  wishes: ['More time for questions.', 'A quieter room for the workshop.', 'Just like this.'],
})

const RATINGS = [5, 4, 5, 3, 5, 4, 4, 2]

const textsIn = (tag: string) => sampleSurveyMessages[languageOf(tag) ?? 'en']

/** Questions of the sample event's survey. */
export function sampleSurvey(language: string): Question[] {
  const { rating, again, wish } = textsIn(language)
  return [
    { id: 'rating', type: 'rating', label: rating, required: true },
    { id: 'again', type: 'yes_no', label: again },
    { id: 'wish', type: 'long_text', label: wish },
  ]
}

/** Answers the survey for some attendees. */
export async function answerSampleSurvey(
  ctx: TxContext,
  eventId: number,
  { attendees, language, survey }: { attendees: readonly number[]; language: string; survey: Question[] },
): Promise<void> {
  const { wishes } = textsIn(language)
  const people = await many<{ id: number; link_no: number; email: string }>(ctx)`
    select id, link_no, email from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = any(${attendees}::bigint[]) order by id`
  for (const [nth, rating] of RATINGS.entries()) {
    const { id, link_no, email } = people[nth]!
    const url = surveyLink(ctx, { attendeeId: id, linkNo: link_no, email })
    const answers = { rating, again: rating > 2, ...(wishes[nth] !== undefined && { wish: wishes[nth] }) }
    await answerSurvey(ctx, url.slice(url.lastIndexOf('/') + 1), { asked: questionsKey(survey), answers })
  }
}
