import type { Context } from '../../platform/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { invalidField } from '../../platform/errors.ts'
import { pageRange } from '../../platform/lists/list-page.ts'
import { webhookId } from './delivering/delivery-headers.ts'
import type { FeedQuery, WebhookEvent } from './webhook-schema.ts'

/** `lastId` is what to ask for next: the id of the last event here, or of the one that was asked for. */
export type FeedPage = { events: WebhookEvent[]; lastId: number }

/**
 * Events after a given one, oldest first, whether or not an endpoint gets them. They are in the order of their
 * transactions, and those that a running transaction could still come before are left for the next time, so whoever reads
 * on from the last one misses none. @throws AppError validation_failed when there is no such event
 */
export async function readFeed(ctx: Context, { after = '0', ...page }: FeedQuery): Promise<FeedPage> {
  if (after === 'latest') return { events: [], lastId: await latestId(ctx) }
  const start = await positionOf(ctx, Number(after))
  const rows = await many<{ id: number; uid: string; body: Buffer }>(ctx)`
    select id, uid, body from domain_event
    where org_id = ${ctx.orgId} and (txid, id) > (${start.txid}::bigint, ${start.id}::bigint) and audience = 'subscribers'
      and txid < (select settled_txid())
    order by txid, id limit ${pageRange(page).limit}::int`
  const events = rows.map(
    ({ id, uid, body }): WebhookEvent => ({ id, webhook_id: webhookId(uid), ...JSON.parse(body.toString('utf8')) }),
  )
  return { events, lastId: events.at(-1)?.id ?? Number(after) }
}

async function positionOf(ctx: Context, id: number): Promise<{ txid: number; id: number }> {
  if (id === 0) return { txid: 0, id: 0 }
  const row = await maybeOne<{ txid: number }>(ctx)`
    select txid from domain_event where org_id = ${ctx.orgId} and id = ${id}`
  if (!row)
    throw invalidField(
      ['query', 'after'],
      `There is no event ${id}, or it was removed since its time was over. Give the id of the last event that you have, or 0 for the oldest.`,
      'unknown_event',
    )
  return { txid: row.txid, id }
}

async function latestId(ctx: Context): Promise<number> {
  const row = await maybeOne<{ id: number }>(ctx)`
    select id from domain_event where org_id = ${ctx.orgId} and audience = 'subscribers' and txid < (select settled_txid())
    order by txid desc, id desc limit 1`
  return row?.id ?? 0
}
