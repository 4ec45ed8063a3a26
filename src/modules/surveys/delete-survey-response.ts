import { noSuch } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'

/** Deletes an attendee's response. They can answer again while the survey is open. @throws AppError not_found */
export function deleteSurveyResponse(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await maybeOne<{ attendee_id: number; event_id: number }>(ctx)`
      delete from survey_response where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}
      returning attendee_id, event_id`
    if (before === null) throw noSuch('survey response', ' in this event')
    await recordAudit(ctx, {
      action: 'survey_response.delete',
      subjectType: 'survey_response',
      subjectId: id,
      before,
    })
  })
}
