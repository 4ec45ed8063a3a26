import type { Erasing } from '../../platform/context/personal-table.ts'
import { many } from '../../platform/db/query.ts'
import { eraseEmails } from '../emails/index.ts'

/** Deletes submissions and erases them from notification emails; emails that are still queued are not sent. */
export async function removeSubmissions(ctx: Erasing, ids: number[]): Promise<void> {
  const rows = await many<{ email_ids: number[] }>(ctx)`
    delete from form_submission where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) returning email_ids`
  const emailIds = rows.flatMap(({ email_ids }) => email_ids)
  if (emailIds.length > 0) await eraseEmails(ctx, emailIds)
}
