import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { contactText, type SearchedProfile } from './contact-profile.ts'

/** The job that makes the texts of an organisation that wait the rows in which searches are quick. */
export const INDEX_TEXTS = { name: 'index-contact-texts', payload: Type.Object({ org_id: Type.Integer() }) }

/** Of whoever has a text of their own by now, or is merged, none waits any more. */
export const waitingTexts = sql`
  select each.id, b.org_id, each.folded from contact_text_batch b, unnest(b.contact_ids, b.texts) as each (id, folded)
  where each.folded is not null and not exists (select from contact_text t where t.id = each.id)
    and exists (select from contact c where c.id = each.id and c.merged_into is null)`

/** Lets searches find new contacts, which the caller has just made, until `indexTextsLater` makes them quick to find. */
export async function keepWaitingTexts(
  ctx: TxContext,
  contacts: readonly { id: number; profile: SearchedProfile }[],
): Promise<void> {
  if (contacts.length === 0) return
  await change(ctx)`
    insert into contact_text_batch (org_id, contact_ids, texts)
    values (${ctx.orgId}, ${contacts.map(({ id }) => id)}::bigint[], ${contacts.map(({ profile }) => contactText(profile))}::text[])`
}

/** Has the texts that wait indexed once the transaction is committed. */
export function indexTextsLater(ctx: TxContext): Promise<void> {
  const how = { about: `${ctx.orgId}`, line: longWorkOf(ctx) }
  return addJob(ctx, INDEX_TEXTS, { org_id: ctx.orgId }, how)
}

/** Makes rows of whatever waits in an organisation, a batch in a transaction. */
export async function indexTexts(
  services: Services,
  { org_id }: Static<typeof INDEX_TEXTS.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, INDEX_TEXTS.name)
  do giveUp?.throwIfAborted()
  while (await inTransaction(ctx, indexNextBatch))
}

/**
 * The contacts are held before their texts, as by whoever deletes one, and so that none is merged meanwhile.
 * @returns whether there was a batch
 */
async function indexNextBatch(ctx: TxContext): Promise<boolean> {
  const next = await maybeOne<{ id: number; contact_ids: number[] }>(ctx)`
    select id, contact_ids from contact_text_batch where org_id = ${ctx.orgId} order by id limit 1`
  if (next === null) return false
  await change(ctx)`
    select from contact where org_id = ${ctx.orgId} and id = any(${next.contact_ids}::bigint[]) order by id for share`
  await change(ctx)`
    with batch as (delete from contact_text_batch where id = ${next.id} returning contact_ids, texts)
    insert into contact_text (id, org_id, folded)
    select each.id, ${ctx.orgId}::bigint, folded from batch, unnest(contact_ids, texts) as each (id, folded)
    where folded is not null and exists (select from contact c where c.id = each.id and c.merged_into is null)
    order by each.id on conflict (id) do nothing`
  return true
}
