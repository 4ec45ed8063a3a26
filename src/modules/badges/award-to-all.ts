import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { addJob, longWorkOf } from '../../platform/jobs/add-job.ts'
import { awardByRule } from './award-by-rule.ts'
import { CRITERION_TYPES } from './records/badge-criteria.ts'

/** Awards a badge to everyone who already meets its criteria. */
export const AWARD_TO_ALL = {
  name: 'award-badge-to-all',
  payload: Type.Object({ org_id: Type.Integer(), template_id: Type.Integer() }),
}

const BATCH = 100

/** Queues the job, in the transaction that makes the badge available. */
export function awardLater(ctx: TxContext, templateId: number): Promise<void> {
  const payload = { org_id: ctx.orgId, template_id: templateId }
  return addJob(ctx, AWARD_TO_ALL, payload, { about: `${templateId}`, line: longWorkOf(ctx) })
}

/**
 * Goes through all people of the organisation by address, a batch per transaction, with the criteria the badge then
 * has. A restarted run awards nobody twice.
 */
export async function awardToAll(
  services: Services,
  { org_id, template_id }: Static<typeof AWARD_TO_ALL.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, AWARD_TO_ALL.name)
  for (let last: string | null = ''; last !== null; ) {
    giveUp?.throwIfAborted()
    const after: string = last
    last = await inTransaction(ctx, async (ctx) => {
      const batch = await nextPeople(ctx, template_id, after)
      await awardByRule(ctx, batch.keys, { types: CRITERION_TYPES, templateId: template_id, eventId: null })
      return batch.last
    })
  }
}

/** Returns the next people after an address; none when the badge is inactive. */
function nextPeople(
  ctx: TxContext,
  templateId: number,
  after: string,
): Promise<{ last: string | null; keys: string[] }> {
  return one<{ last: string | null; keys: string[] }>(ctx)`
    select max(email_key) as last, coalesce(array_agg(distinct email_key order by email_key), '{}') as keys from (
      (select email_key from attendee
        where org_id = ${ctx.orgId} and email_key > ${after} order by email_key limit ${BATCH}::int)
      union all
      (select lower(attendee_email) from certificate
        where org_id = ${ctx.orgId} and attendee_id is null and attendee_email is not null and lower(attendee_email) > ${after}
        order by lower(attendee_email) limit ${BATCH}::int)
      union all
      (select email_key from training_assignment
        where org_id = ${ctx.orgId} and email_key > ${after} order by email_key limit ${BATCH}::int)
      order by email_key limit ${BATCH}::int) people
    where exists (select from badge_template where org_id = ${ctx.orgId} and id = ${templateId} and active)`
}
