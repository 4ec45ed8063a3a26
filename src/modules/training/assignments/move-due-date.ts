import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { emailKey } from '../../attendees/index.ts'
import { noSuchProgramme } from '../programmes/programme-queries.ts'
import type { DueDate, Moved } from './assignment-schema.ts'

/**
 * Changes the due date of incomplete assignments, for all people or some. @throws AppError not_found for the programme
 */
export function moveDueDate(ctx: Context, programmeId: number, { due_date, emails }: DueDate): Promise<Moved> {
  return inTransaction(ctx, async (ctx) => {
    const programme = await maybeOne(ctx)`
      select 1 from training_programme where org_id = ${ctx.orgId} and id = ${programmeId} for key share`
    if (programme === null) throw noSuchProgramme()
    const of = emails === undefined ? sql`` : sql`and email_key in (select unnest(${emails.map(emailKey)}::text[]))`
    // Locks rows in the same order as everything else.
    const rows = await many<{ id: number }>(ctx)`
      with open as materialized (
        select id from training_assignment
        where programme_id = ${programmeId} and completed_at is null and due_date is distinct from ${due_date}::date ${of}
        order by id for update
      )
      update training_assignment a set due_date = ${due_date}::date, updated_at = ${ctx.now()}
      from open where a.id = open.id returning a.id`
    const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
    await recordAudit(ctx, {
      action: 'training_programme.move_due_date',
      subjectType: 'training_programme',
      subjectId: programmeId,
      after: { due_date, assignments: ids },
    })
    return { changed: ids.length }
  })
}
