import { invalidField } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { pageRange } from '../../platform/lists/list-page.ts'
import { webhookId } from './delivering/delivery-headers.ts'
import type { FeedQuery, WebhookEvent } from './webhook-schema.ts'

/** Beyond every event: the largest whole number that JSON has exactly. */
const LAST = Number.MAX_SAFE_INTEGER

/** `lastId` is what to ask for next: the id of the last event here, or of the one that was asked for. */
export type FeedPage = { events: WebhookEvent[]; lastId: number }

/**
 * Events after a given one, oldest first, whether or not an endpoint gets them. They are in the order of their
 * transactions, and those that a running transaction could still come before are left for the next time, so whoever reads
 * on from the last one misses none. @throws AppError validation_failed when there is no such event
 */
export async function readFeed(ctx: Context, { after = '0', before, ...page }: FeedQuery): Promise<FeedPage> {
  if (before !== undefined) return readBack(ctx, after, before, pageRange(page).limit)
  if (after === 'latest') return { events: [], lastId: await latestId(ctx) }
  const start = await positionOf(ctx, Number(after))
  const rows = await many<{ id: number; uid: string; body: Buffer }>(ctx)`
    select id, uid, body from domain_event
    where org_id = ${ctx.orgId} and (txid, id) > (${start.txid}::bigint, ${start.id}::bigint) and audience = 'subscribers'
      and txid < (select settled_txid())
    order by txid, id limit ${pageRange(page).limit}::int`
  return { events: rows.map(eventOf), lastId: rows.at(-1)?.id ?? Number(after) }
}

const eventOf = ({ id, uid, body }: { id: number; uid: string; body: Buffer }): WebhookEvent => ({
  id,
  webhook_id: webhookId(uid),
  ...JSON.parse(body.toString('utf8')),
})

/** The same events for whoever looks at what has happened, newest first. */
async function readBack(ctx: Context, after: string, before: string, limit: number): Promise<FeedPage> {
  if (after !== '0')
    throw invalidField(['query', 'before'], 'before looks back and after reads on: send either', 'not_together')
  const from = before === 'latest' ? null : await positionOf(ctx, Number(before), 'before')
  const rows = await many<{ id: number; uid: string; body: Buffer }>(ctx)`
    select id, uid, body from domain_event
    where org_id = ${ctx.orgId} and audience = 'subscribers' and txid < (select settled_txid())
      and (txid, id) < (${from?.txid ?? LAST}::bigint, ${from?.id ?? LAST}::bigint)
    order by txid desc, id desc limit ${limit}::int`
  return { events: rows.map(eventOf), lastId: rows.at(-1)?.id ?? (before === 'latest' ? 0 : Number(before)) }
}

async function positionOf(ctx: Context, id: number, asked = 'after'): Promise<{ txid: number; id: number }> {
  if (id === 0) return { txid: 0, id: 0 }
  const row = await maybeOne<{ txid: number }>(ctx)`
    select txid from domain_event where org_id = ${ctx.orgId} and id = ${id}`
  if (!row)
    throw invalidField(
      ['query', asked],
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
