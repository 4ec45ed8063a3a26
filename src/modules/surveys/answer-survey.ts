import { AppError, invalidField } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { answerProblems } from '../../platform/questions/problem-text.ts'
import {
  answersToStore,
  MAX_WRITTEN,
  questionsKey,
  type StoredAnswer,
  searchedText,
  writtenLength,
} from '../../platform/questions/stored-answer.ts'
import { validateAnswers } from '../../platform/questions/validate-answers.ts'
import type { Visitor } from '../attendees/index.ts'
import { type FoundSurvey, lockSurvey } from './find-survey.ts'
import type { SurveyAnswered } from './survey-events.ts'
import { surveyState } from './survey-state.ts'

/** Of a response, in its order: all that is written, and some thousand characters of options. */
const SEARCHED_CHARACTERS = 30_000

/** `asked` is the key of the questions that were seen, by id `answers` to all of them. */
export type SurveyInput = { asked: string; answers: Record<string, unknown> }

/**
 * Answers a survey for whoever has its link, or changes what they answered.
 * @throws AppError not_found; conflict while it is not open, or for who is not registered; validation_failed for answers,
 * and for those to questions that were changed meanwhile
 */
export function answerSurvey(visitor: Visitor, token: string, input: SurveyInput): Promise<void> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const found = await lockSurvey(tx, token)
    const ctx = { ...tx, orgId: found.event.org_id }
    requireAnswerable(found, ctx.now())
    await keep(ctx, found, judged(found, input))
  })
}

function requireAnswerable({ event, attendee }: FoundSurvey, now: Date): void {
  if (attendee.status !== 'registered')
    throw new AppError('conflict', 'Only those who are registered for the event answer its survey.')
  if (surveyState(event, now) !== 'open') throw new AppError('conflict', 'This survey is not open.')
}

function judged({ event, response }: FoundSurvey, { asked, answers: given }: SurveyInput): StoredAnswer[] {
  const questions = event.survey ?? []
  const { answers, problems } = validateAnswers(questions, given, { complete: true })
  if (problems.length > 0) {
    const told = answerProblems(problems)
    throw new AppError('validation_failed', told[0]!.msg, { problems: told })
  }
  if (writtenLength(questions, answers) > MAX_WRITTEN)
    throw invalidField(['body', 'answers'], `all texts together may have ${MAX_WRITTEN} characters`, 'too_long')
  // An answer is kept with its question, which has to be the one that was read.
  if (asked !== questionsKey(questions))
    throw invalidField(['body', 'asked'], 'the questions have changed since they were read', 'outdated')
  return answersToStore(questions, answers, response?.answers ?? [])
}

/** An attendee who answers twice at once answers once and then changes the answers: `found` is held. */
async function keep(
  ctx: TxContext,
  { event, attendee, response }: FoundSurvey,
  answers: StoredAnswer[],
): Promise<void> {
  const now = ctx.now()
  const { id } = await one<{ id: number }>(ctx)`
    insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
    values (${ctx.orgId}, ${event.id}, ${attendee.id}, ${JSON.stringify(answers)}, ${searchedText(answers, SEARCHED_CHARACTERS)}, ${now}, ${now})
    on conflict (attendee_id) do update
      set answers = excluded.answers, folded = excluded.folded, updated_at = excluded.updated_at
    returning id`
  const isFirst = response === null
  const about = { attendee_id: attendee.id, event_id: event.id }
  const data: SurveyAnswered = { response_id: id, ...about, submitted_at: now.toISOString() }
  if (isFirst) await recordEvents(ctx, [{ type: 'survey.answered', subjectId: id, data }])
  // What somebody wrote stands in their response alone, where they can be taken out of it.
  await recordAudit(ctx, {
    action: isFirst ? 'survey_response.create' : 'survey_response.update',
    subjectType: 'survey_response',
    subjectId: id,
    after: { ...about, questions_answered: answers.length },
  })
}
