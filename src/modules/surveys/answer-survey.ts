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
import { type FoundSurvey, lockSurvey } from './state/find-survey.ts'
import { surveyState } from './state/survey-state.ts'
import type { SurveyAnswered } from './survey-events.ts'

/** Searchable part of one response: all its free text plus a few thousand characters of options. */
const SEARCHED_CHARACTERS = 30_000

/** `asked` is the key of the questions that the attendee saw; `answers` are by question id. */
export type SurveyInput = { asked: string; answers: Record<string, unknown> }

/**
 * Answers a survey, or changes the answers, for the attendee whose link it is.
 * @throws AppError not_found; conflict while the survey is not open or the attendee is not registered;
 * validation_failed for invalid answers, or when the questions have changed since they were shown
 */
export function answerSurvey(visitor: Visitor, token: string, input: SurveyInput): Promise<void> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const survey = await lockSurvey(tx, token)
    const ctx = { ...tx, orgId: survey.event.org_id }
    requireAnswerable(survey, ctx.now())
    await saveResponse(ctx, survey, validatedAnswers(survey, input))
  })
}

function requireAnswerable({ event, attendee }: FoundSurvey, now: Date): void {
  if (attendee.status !== 'registered')
    throw new AppError('conflict', 'Only registered attendees can answer the survey of this event.')
  if (surveyState(event, now) !== 'open') throw new AppError('conflict', 'This survey is not open.')
}

function validatedAnswers({ event, response }: FoundSurvey, { asked, answers: given }: SurveyInput): StoredAnswer[] {
  const questions = event.survey ?? []
  const { answers, problems } = validateAnswers(questions, given, { complete: true })
  if (problems.length > 0) {
    const reported = answerProblems(problems)
    throw new AppError('validation_failed', reported[0]!.msg, { problems: reported })
  }
  if (writtenLength(questions, answers) > MAX_WRITTEN)
    throw invalidField(['body', 'answers'], `the texts may have at most ${MAX_WRITTEN} characters in total`, 'too_long')
  // An answer is stored with its question, which must be the one that was shown.
  if (asked !== questionsKey(questions))
    throw invalidField(
      ['body', 'asked'],
      'the questions have changed since they were shown; reload the survey',
      'outdated',
    )
  return answersToStore(questions, answers, response?.answers ?? [])
}

/**
 * Inserts or updates the response. The attendee is locked, so two concurrent answers are an insert followed by an
 * update.
 */
async function saveResponse(
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
  const { email, first_name, last_name } = attendee
  const data: SurveyAnswered = {
    response_id: id,
    ...about,
    email,
    first_name,
    last_name,
    answers: answers.map(({ question_id, question, answer }) => ({ question_id, label: question, answer })),
    submitted_at: now.toISOString(),
  }
  if (isFirst) await recordEvents(ctx, [{ type: 'survey.answered', subjectId: id, data }])
  // The answers stay out of the audit log: they live in the response alone, where they can be erased.
  await recordAudit(ctx, {
    action: isFirst ? 'survey_response.create' : 'survey_response.update',
    subjectType: 'survey_response',
    subjectId: id,
    after: { ...about, questions_answered: answers.length },
  })
}
