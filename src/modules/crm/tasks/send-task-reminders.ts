import { Type } from '../../../lib/type.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { loadMailLook } from '../../emails/index.ts'
import { nameOfContact } from '../records/name-of-contact.ts'
import { type DueTask, mailTask } from './mail-task.ts'

/** Reminds members of tasks that are due. */
export const SEND_TASK_REMINDERS = { name: 'send-task-reminders', payload: Type.Object({}) }

const BATCH = 100

const nameOf = sql.raw(nameOfContact('c'))

/**
 * Reminds the owner of every open task that is due, including those that fell due during downtime. A reminder is taken
 * off its task in the transaction that queues the email, so each is sent once however often this runs.
 */
export async function sendTaskReminders(services: Services, giveUp?: AbortSignal): Promise<void> {
  let taken = BATCH
  while (taken === BATCH && !giveUp?.aborted) taken = await remindBatch(services)
}

function remindBatch(services: Services): Promise<number> {
  return newTransaction(services.db, async (within) => {
    const due = await takeDue(within.db, services.now())
    for (const [orgId, tasks] of Map.groupBy(due, ({ org_id }) => org_id)) {
      const ctx: TxContext = { ...jobContext(services, orgId, SEND_TASK_REMINDERS.name), ...within }
      const look = await loadMailLook(ctx)
      for (const task of tasks.filter(({ email }) => email !== null)) {
        const emailId = await mailTask(ctx, look, task)
        const after = { reminded_at: ctx.now(), email_id: emailId }
        await recordAudit(ctx, { action: 'task.remind', subjectType: 'task', subjectId: task.id, after })
      }
    }
    return due.length
  })
}

/** Takes due reminders off their tasks, except those that another run is taking. A task without an owner has no email. */
function takeDue(db: TxContext['db'], now: Date): Promise<DueTask[]> {
  return many<DueTask>({ db })`
    with due as materialized (
      select id from crm_task where remind_at <= ${now}::timestamptz order by remind_at limit ${BATCH} for update skip locked
    ), taken as (
      update crm_task t set remind_at = null, reminded_at = case when t.owner_id is null then t.reminded_at else ${now}::timestamptz end
      from due where t.id = due.id returning t.*
    )
    select t.id, t.org_id, t.title, t.due_at, p.name, p.email, p.language, coalesce(
        (select title from deal where deal.org_id = t.org_id and deal.id = t.deal_id),
        (select ${nameOf} from contact c where c.org_id = t.org_id and c.id = t.contact_id),
        (select name from account a where a.org_id = t.org_id and a.id = t.account_id)) as about
    from taken t left join person p on p.id = t.owner_id order by t.id`
}
