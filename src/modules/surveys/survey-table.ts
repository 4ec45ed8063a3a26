import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Table } from '../../platform/http/operations/operation.ts'
import { answerCells, answerColumns } from '../../platform/questions/answers-table.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { askedQuestions, type ResponseFilter, surveyResponsesInBatches } from './survey-response-queries.ts'

const COLUMNS = ['id', 'attendee_id', 'first_name', 'last_name', 'email', 'submitted_at', 'updated_at']

/** Streams the responses of an event as table rows, oldest first. @throws AppError not_found */
export async function surveyTable(ctx: Context, eventId: number, filter: ResponseFilter): Promise<Table> {
  const questions = await askedQuestions(ctx, eventId)
  return { name: `survey-responses-${eventId}`, rows: rowsOf(ctx, eventId, filter, questions) }
}

async function* rowsOf(
  ctx: Context,
  eventId: number,
  filter: ResponseFilter,
  questions: Question[],
): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, ...answerColumns(questions)]]
  for await (const batch of surveyResponsesInBatches(ctx, eventId, filter))
    yield batch.map(({ answers, ...row }) => [
      ...[String(row.id), String(row.attendee_id), row.first_name, row.last_name, row.email],
      ...[isoTime(row.submitted_at), isoTime(row.updated_at)],
      ...answerCells(questions, Object.fromEntries(answers.map(({ question_id: id, answer }) => [id, answer])), {
        yes: 'yes',
        no: 'no',
      }),
    ])
}
