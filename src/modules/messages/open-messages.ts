import type { Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'

/** Messages that take a step in one round. */
const MAX_IN_ROUND = 100

type OpenMessage = { id: number; org_id: number }

/** Returns messages of all organisations that may be due, or that have a step to take. */
export async function openMessages(services: Services): Promise<OpenMessage[]> {
  return await many<OpenMessage>(services)`
    (select id, org_id from message where status = 'scheduled' and earliest_at <= ${services.now()}
      order by earliest_at limit ${MAX_IN_ROUND})
    union all
    (select id, org_id from message where status <> 'scheduled' and finished_at is null and (
        status = 'cancelled' or not all_made
        or not exists (select from message_recipient r where r.message_id = message.id and r.status = 'queued'))
      order by id limit ${MAX_IN_ROUND})`
}

/** Returns the next messages after an id whose emails are being sent. */
export async function unfinishedMessages(services: Services, afterId: number): Promise<OpenMessage[]> {
  return await many<OpenMessage>(services)`
    select id, org_id from message where status <> 'scheduled' and finished_at is null and id > ${afterId}
    order by id limit ${MAX_IN_ROUND}`
}
