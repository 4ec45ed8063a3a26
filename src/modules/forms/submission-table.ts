import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Table } from '../../platform/http/operations/operation.ts'
import { answerCells, answerColumns } from '../../platform/questions/answers-table.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { allQuestions, submissionsInBatches } from './submission-queries.ts'

const COLUMNS = ['id', 'contact_id', 'submitted_at', 'consent_version']
const YES_NO = { yes: 'yes', no: 'no' }

/** Streams submissions as table rows, oldest first. @throws AppError not_found */
export async function submissionTable(ctx: Context, formId: number, search: string | undefined): Promise<Table> {
  const questions = await allQuestions(ctx, formId)
  return { name: `form-submissions-${formId}`, rows: rowsOf(ctx, formId, search, questions) }
}

async function* rowsOf(
  ctx: Context,
  formId: number,
  search: string | undefined,
  questions: Question[],
): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, ...answerColumns(questions)]]
  for await (const batch of submissionsInBatches(ctx, formId, search))
    yield batch.map(({ id, contact_id, submitted_at, consent_version, answers }) => [
      ...[String(id), String(contact_id ?? ''), isoTime(submitted_at), String(consent_version ?? '')],
      ...answerCells(questions, Object.fromEntries(answers.map((each) => [each.question_id, each.answer])), YES_NO),
    ])
}
