import { searchKey } from '../../lib/text/search-key.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import type { Listed, PageQuery } from '../../platform/lists/list-page.ts'
import { searchableList } from '../../platform/lists/searchable-list.ts'
import type { SearchedTable } from '../../platform/lists/searched-table.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import type { StoredAnswer } from '../../platform/questions/stored-answer.ts'
import { questionsOf } from './asked-of-visitors.ts'
import { getForm, noSuchForm } from './form-queries.ts'
import type { FormSubmission } from './submission-schema.ts'

export type SubmissionRow = Omit<FormSubmission, 'answers' | 'submitted_at'> & {
  answers: StoredAnswer[]
  submitted_at: Date
}

/** A merged contact counts as the contact that it was merged into. */
const columns = sql`
  form_submission.id, form_id, answers, consent_text, consent_version, language, submitted_at,
  (select coalesce(merged_into, id) from contact where id = contact_id) as contact_id`

/** A submission has at most a few tens of thousands of characters. */
const BATCH = 200

export const searchedSubmissions: SearchedTable = { table: 'form_submission', list: 'form_id', text: 'folded' }

const submissionsOf = searchableList<SubmissionRow>({
  ...searchedSubmissions,
  within: (orgId, formId) => sql`select from form where org_id = ${orgId} and id = ${formId}`,
  columns,
})

function toWire({ answers, submitted_at, ...row }: SubmissionRow): FormSubmission {
  return {
    ...row,
    answers: answers.map(({ question_id, question, answer }) => ({ name: question_id, label: question, answer })),
    submitted_at: isoTime(submitted_at),
  }
}

/** Lists submissions, newest first. @throws AppError not_found */
export async function listSubmissions(
  ctx: Context,
  formId: number,
  query: PageQuery & { search?: string },
): Promise<Listed<FormSubmission>> {
  const page = await submissionsOf(ctx, formId, query)
  if (page === null) throw noSuchForm()
  return { ...page, rows: page.rows.map(toWire) }
}

/** Yields all matching submissions by id in batches. Each batch is one statement that continues after the last id. */
export async function* submissionsInBatches(
  ctx: Context,
  formId: number,
  search: string | undefined,
): AsyncGenerator<SubmissionRow[]> {
  const needle = searchKey(search ?? '')
  const found = needle === '' ? sql`true` : sql`folded like ${likePattern(needle)}`
  let after = 0
  for (;;) {
    const rows = await many<SubmissionRow>(ctx)`
      select ${columns} from form_submission where form_id = ${formId} and form_submission.id > ${after} and ${found}
      order by form_submission.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/**
 * Returns the current questions of a form, then former questions that were answered, with their latest text. @throws
 * AppError not_found
 */
export async function allQuestions(ctx: Context, formId: number): Promise<Question[]> {
  const questions = questionsOf((await getForm(ctx, formId)).fields)
  const former = await many<Question>(ctx)`
    select distinct on (a ->> 'question_id') a ->> 'question_id' as id, a ->> 'type' as type, a ->> 'question' as label
    from form_submission s, jsonb_array_elements(s.answers) a
    where s.form_id = ${formId} and a ->> 'question_id' <> all (${questions.map(({ id }) => id)}::text[])
    order by a ->> 'question_id', s.id desc`
  return [...questions, ...former]
}
