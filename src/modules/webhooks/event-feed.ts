import { invalidField } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { pageRange } from '../../platform/lists/list-page.ts'
import { webhookId } from './delivering/delivery-headers.ts'
import type { FeedQuery, WebhookEvent } from './webhook-schema.ts'

/** Greater than every event id: the largest integer that JSON represents exactly. */
const LAST = Number.MAX_SAFE_INTEGER

/** `lastId` is the value to continue with: the id of the last event of the page, or the requested one. */
export type FeedPage = { events: WebhookEvent[]; lastId: number }

/**
 * Lists events after a given one, oldest first, whether or not an endpoint receives them. Events are in the order of
 * their transactions; events that a running transaction could still precede are left for later, so that a reader who
 * continues from the last one misses none. @throws AppError validation_failed when there is no such event
 */
export async function listFeed(ctx: Context, { after = '0', before, ...page }: FeedQuery): Promise<FeedPage> {
  if (before !== undefined) return listBackwards(ctx, after, before, pageRange(page).limit)
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

/** Lists the same events newest first. */
async function listBackwards(ctx: Context, after: string, before: string, limit: number): Promise<FeedPage> {
  if (after !== '0')
    throw invalidField(
      ['query', 'before'],
      'send either before, which lists earlier events, or after, which lists later ones',
      'not_together',
    )
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
      `There is no event ${id}, or its retention period has ended. Send the id of the last event that you have, or 0 for the oldest.`,
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
