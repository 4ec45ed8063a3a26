import { noSuch } from '../../lib/errors.ts'
import type { Language } from '../../lib/text/languages.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { type Context, limitedToEvents, type TxContext } from '../../platform/context/context.ts'
import { many, maybeOne, one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../events/index.ts'
import type { Audience } from './audience-schema.ts'
import type { Message, MessageStatus } from './message-schema.ts'
import { sendTime } from './send-time.ts'

export type MessageRow = {
  id: number
  org_id: number
  event_id: number | null
  subject: string | null
  body: string | null
  language: Language | null
  template_id: number | null
  audience: Audience
  chosen: number[] | null
  transactional: boolean
  send_at: Date | null
  send_at_local: string | null
  status: MessageStatus
  last_person_id: number
  all_made: boolean
  created_at: Date
  updated_at: Date
  started_at: Date | null
  finished_at: Date | null
  time_zone: string
  event_language: string | null
  organisation_language: string
}

type Stats = Message['stats']
type CountedRow = MessageRow & { stats: Stats }

const columns = sql.raw(`message.id, message.org_id, message.event_id, message.subject, message.body, message.language,
  message.template_id, message.audience, message.chosen, message.transactional, message.send_at, message.send_at_local,
  message.status, message.last_person_id, message.all_made, message.created_at, message.updated_at, message.started_at,
  message.finished_at, coalesce(event.event_timezone, organisation.time_zone) as time_zone, event.event_language,
  organisation.language as organisation_language`)
const context = sql.raw(
  'join organisation on organisation.id = message.org_id left join event on event.id = message.event_id',
)
const tallied = sql`
  left join lateral (
    select jsonb_build_object('recipients', coalesce(sum(n), 0), ${sql.join(
      ['queued', 'sent', 'kept', 'failed', 'suppressed', 'cancelled'].map(
        (status) => sql`${status}::text, coalesce(sum(n) filter (where r.status = ${status}), 0)`,
      ),
      ', ',
    )}) as stats
    from (select status, count(*) as n from message_recipient where message_id = message.id group by status) r) counted on true`

async function messageToWire({ stats, ...row }: CountedRow): Promise<Message> {
  const field = row.event_id === null ? 'contact_ids' : 'attendee_ids'
  const at = await sendTime(row)
  return {
    id: row.id,
    event_id: row.event_id,
    subject: row.subject,
    body: row.body,
    language: row.language,
    template_id: row.template_id,
    audience: row.chosen === null ? row.audience : { ...row.audience, [field]: row.chosen },
    chosen_count: row.chosen?.length ?? null,
    transactional: row.transactional,
    send_at: at && isoTime(at),
    send_at_local: row.send_at_local,
    time_zone: row.time_zone,
    status: row.status,
    stats,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    started_at: row.started_at && isoTime(row.started_at),
    finished_at: row.finished_at && isoTime(row.finished_at),
  }
}

/** Lists the messages of an event, newest first, without chosen ids. @throws AppError not_found */
export async function listEventMessages(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<Message>> {
  const listed = await listMessages(ctx, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    which: sql`event_id = ${eventId}`,
  })
  if (listed === null) throw noSuchEvent()
  return listed
}

/** Lists the messages to contacts, newest first, without chosen ids. */
export async function listContactMessages(ctx: Context, query: PageQuery): Promise<Listed<Message>> {
  const listed = await listMessages(ctx, query, { within: sql`values (1)`, which: sql`event_id is null` })
  return listed ?? { rows: [], total: 0 }
}

async function listMessages(
  ctx: Context,
  query: PageQuery,
  { within, which }: { within: Sql; which: Sql },
): Promise<Listed<Message> | null> {
  const { rows, total } = await listPage<CountedRow>(ctx.db, query, {
    within,
    ids: sql`select id from message where org_id = ${ctx.orgId} and ${which}`,
    rows: sql`select ${columns}, counted.stats from page join message using (id) ${context} ${tallied}`,
  })
  if (total === null) return null
  const messages = await Promise.all(rows.map(messageToWire))
  return {
    rows: messages.map(({ audience: { attendee_ids: _, contact_ids: __, ...filter }, ...message }) => ({
      ...message,
      audience: filter,
    })),
    total,
  }
}

/** Returns a message with its figures. @throws AppError not_found */
export async function getMessage(ctx: Context, id: number): Promise<Message> {
  await findMessage(ctx, id)
  const row = await one<CountedRow>(ctx)`
    select ${columns}, counted.stats from message ${context} ${tallied}
    where message.org_id = ${ctx.orgId} and message.id = ${id}`
  const { opened_links } = await one<{ opened_links: number }>(ctx)`
    select count(*) as opened_links from message_recipient r
    where r.org_id = ${ctx.orgId} and r.message_id = ${id}
      and exists (select from email_link_open o where o.org_id = r.org_id and o.email_id = r.email_id)`
  const message = await messageToWire(row)
  return { ...message, stats: { ...message.stats, opened_links } }
}

/**
 * Returns a message that the caller may see: members limited to some events see those of their events.
 * @throws AppError not_found
 */
export function findMessage(ctx: Context, id: number): Promise<MessageRow> {
  return selectMessage(ctx, id, sql``)
}

/** Locks a message until the transaction ends; its event is locked first, as by a deletion. @throws AppError not_found */
export async function lockMessage(ctx: TxContext, id: number): Promise<MessageRow> {
  const { event_id } = await findMessage(ctx, id)
  if (event_id !== null) await many(ctx)`select from event where id = ${event_id} for key share`
  return selectMessage(ctx, id, sql`for no key update of message`)
}

async function selectMessage(ctx: Context, id: number, lock: Sql): Promise<MessageRow> {
  const row = await maybeOne<MessageRow>(ctx)`
    select ${columns} from message ${context} where message.org_id = ${ctx.orgId} and message.id = ${id} ${lock}`
  const allowed = limitedToEvents(ctx.actor)
  const isHidden = allowed !== null && !(row?.event_id != null && allowed.includes(row.event_id))
  if (row === null || isHidden) throw noSuch('message')
  return row
}

/** Reads messages for the sender of messages, without regard to who may see them. */
export function readMessages(ctx: Pick<Context, 'db'>, which: Sql, lock: Sql = sql``): Promise<MessageRow[]> {
  return many<MessageRow>(ctx)`select ${columns} from message ${context} where ${which} ${lock}`
}
