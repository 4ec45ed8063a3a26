import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { contactText, type SearchedProfile } from '../records/contact-profile.ts'

/** Job that turns an organisation's queued search texts into indexed rows. */
export const INDEX_TEXTS = { name: 'index-contact-texts', payload: Type.Object({ org_id: Type.Integer() }) }

/** Queued texts of contacts that have no indexed text yet and are not merged. */
export const waitingTexts = sql`
  select each.id, b.org_id, each.folded from contact_text_batch b, unnest(b.contact_ids, b.texts) as each (id, folded)
  where each.folded is not null and not exists (select from contact_text t where t.id = each.id)
    and exists (select from contact c where c.id = each.id and c.merged_into is null)`

/** Makes contacts that the caller just created searchable until `indexTextsLater` indexes their texts. */
export async function insertWaitingTexts(
  ctx: TxContext,
  contacts: readonly { id: number; profile: SearchedProfile }[],
): Promise<void> {
  if (contacts.length === 0) return
  await change(ctx)`
    insert into contact_text_batch (org_id, contact_ids, texts)
    values (${ctx.orgId}, ${contacts.map(({ id }) => id)}::bigint[], ${contacts.map(({ profile }) => contactText(profile))}::text[])`
}

/** Queues the job that indexes the waiting texts after the transaction commits. */
export function indexTextsLater(ctx: TxContext): Promise<void> {
  const how = { about: `${ctx.orgId}`, line: longWorkOf(ctx) }
  return addJob(ctx, INDEX_TEXTS, { org_id: ctx.orgId }, how)
}

/** Indexes all waiting texts of an organisation, one batch per transaction. */
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
 * Indexes one batch. Contacts are locked before their texts, in the same order as a deletion, and cannot be merged in
 * the meantime.
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
