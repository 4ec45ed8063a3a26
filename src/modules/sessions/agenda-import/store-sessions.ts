import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { sessionSaved } from '../records/session-events.ts'
import { MAX_SESSIONS, tooManySessions } from '../records/session-limit.ts'
import { type SessionRow, sessionColumns, sessionToWire } from '../records/session-queries.ts'
import { MAX_SPEAKERS, tooManySpeakers } from '../speakers/save-speaker.ts'
import type { ReadSession } from './validate-agenda.ts'

/**
 * Stores sessions of a locked event with their speakers, whom it finds by their names or adds.
 * @returns the number of speakers added
 * @throws AppError conflict when the event would have too many of either
 */
export async function storeSessions(ctx: TxContext, eventId: number, sessions: ReadSession[]): Promise<number> {
  if (sessions.length === 0) return 0
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from session where org_id = ${ctx.orgId} and event_id = ${eventId}`
  if (count + sessions.length > MAX_SESSIONS) throw tooManySessions(eventId)
  const added = await addSpeakers(ctx, eventId, await newSpeakerNames(ctx, eventId, sessions))
  const made = await many<{ id: number }>(ctx)`
    insert into session (org_id, event_id, uid, title, start_time, end_time, location, track, description, capacity, created_at, updated_at)
    select ${ctx.orgId}, ${eventId}, n.uid, n.title, n.start_time, n.end_time, n.location, n.track, n.description, n.capacity, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${sessions.map(() => uuidFrom(ctx.randomBytes(16)))}::uuid[], ${sessions.map(({ title }) => title)}::text[],
      ${sessions.map(({ start }) => start.toISOString())}::timestamptz[], ${sessions.map(({ end }) => end.toISOString())}::timestamptz[],
      ${sessions.map(({ location }) => location)}::text[], ${sessions.map(({ track }) => track)}::text[],
      ${sessions.map(({ description }) => description)}::text[], ${sessions.map(({ capacity }) => capacity)}::integer[])
      with ordinality n (uid, title, start_time, end_time, location, track, description, capacity, nth)
    order by n.nth returning id`
  const ids = made.map(({ id }) => id)
  await linkSpeakers(ctx, eventId, sessions, ids)
  const rows = await many<SessionRow>(ctx)`
    select ${sessionColumns} from session where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) order by id`
  await recordEvents(
    ctx,
    rows.map((row) => sessionSaved(null, sessionToWire(ctx, row))),
  )
  return added
}

/** Returns the names in the sessions that no speaker of the event has, each once. */
export async function newSpeakerNames(
  ctx: Pick<Context, 'db' | 'orgId'>,
  eventId: number,
  sessions: ReadSession[],
): Promise<string[]> {
  const known = await speakersByName(ctx, eventId)
  const names = new Map<string, string>()
  for (const name of sessions.flatMap(({ speakers }) => speakers))
    if (!names.has(searchKey(name))) names.set(searchKey(name), name)
  return [...names].filter(([key]) => !known.has(key)).map(([, name]) => name)
}

async function addSpeakers(ctx: TxContext, eventId: number, names: string[]): Promise<number> {
  if (names.length === 0) return 0
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from speaker where org_id = ${ctx.orgId} and event_id = ${eventId}`
  if (count + names.length > MAX_SPEAKERS) throw tooManySpeakers()
  return change(ctx)`
    insert into speaker (org_id, event_id, name, created_at, updated_at)
    select ${ctx.orgId}, ${eventId}, name, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${names}::text[]) with ordinality n (name, nth) order by nth`
}

async function linkSpeakers(ctx: TxContext, eventId: number, sessions: ReadSession[], ids: number[]): Promise<void> {
  const known = await speakersByName(ctx, eventId)
  const links = sessions.flatMap(({ speakers }, at) => {
    const people = [...new Set(speakers.map((name) => known.get(searchKey(name))!))]
    return people.map((speaker, nth) => ({ session: ids[at]!, speaker, position: nth + 1 }))
  })
  await change(ctx)`
    insert into session_speaker (org_id, event_id, session_id, speaker_id, position)
    select ${ctx.orgId}, ${eventId}, * from unnest(${links.map(({ session }) => session)}::bigint[],
      ${links.map(({ speaker }) => speaker)}::bigint[], ${links.map(({ position }) => position)}::integer[])`
}

/** The first speaker of each name. */
async function speakersByName(ctx: Pick<Context, 'db' | 'orgId'>, eventId: number): Promise<Map<string, number>> {
  const rows = await many<{ id: number; name: string }>(ctx)`
    select id, name from speaker where org_id = ${ctx.orgId} and event_id = ${eventId} order by id desc`
  return new Map(rows.map(({ id, name }) => [searchKey(name), id]))
}
