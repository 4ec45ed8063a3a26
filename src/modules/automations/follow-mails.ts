import { jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many } from '../../platform/db/query.ts'
import { settleRuns } from './settle-runs.ts'

const BATCH = 1_000

type Ended = {
  org_id: number
  run_id: number
  email_id: number
  status: 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled'
}

/** Updates runs whose email ended without a notification: emails of erased people, and deleted ones. */
export async function followMails(services: Services): Promise<void> {
  const ended = await many<Ended>(services)`
    select run.org_id, run.id as run_id, run.email_id, coalesce(e.status, 'cancelled') as status
    from automation_run run left join email e on e.id = run.email_id
    where run.status = 'queued' and (e.id is null or e.status not in ('queued', 'sending')) limit ${BATCH}`
  for (const [orgId, rows] of Map.groupBy(ended, ({ org_id }) => org_id))
    await inTransaction(jobContext(services, orgId, 'follow-mails'), (ctx) =>
      settleRuns(
        ctx,
        rows.map(({ run_id, email_id, status }) => ({ subjectId: run_id, emailId: email_id, status, reason: null })),
      ),
    )
}
