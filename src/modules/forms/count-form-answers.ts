import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { noSuchForm } from './form-queries.ts'

export const FormAnswerCounts = Type.Object(
  {
    questions: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the field' }),
        answered: Type.Integer({ description: 'Number of submissions with an answer' }),
      }),
      { description: 'Fields with answers, former ones included' },
    ),
  },
  { title: 'FormAnswerCounts' },
)

/** Counts the answers to each field of a form, former fields included. @throws AppError not_found */
export async function countFormAnswers(ctx: Context, id: number): Promise<Static<typeof FormAnswerCounts>> {
  const rows = await many<{ name: string | null; answered: number }>(ctx)`
    select counted.name, counted.answered from form f left join (
      select a ->> 'question_id' as name, count(*)::int as answered
      from form_submission s cross join lateral jsonb_array_elements(s.answers) a
      where s.form_id = ${id} group by 1) counted on true
    where f.org_id = ${ctx.orgId} and f.id = ${id} order by counted.name collate "C"`
  if (rows.length === 0) throw noSuchForm()
  return { questions: rows.flatMap(({ name, answered }) => (name === null ? [] : [{ name, answered }])) }
}
