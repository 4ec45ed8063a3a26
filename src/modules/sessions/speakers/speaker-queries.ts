import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { filledRows, type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import { addedPictureAddress } from '../../designs/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Speaker } from './speaker-schema.ts'

export type SpeakerRow = Omit<Speaker, 'picture_url' | 'created_at' | 'updated_at'> & {
  picture: string | null
  created_at: Date
  updated_at: Date
}

/** Columns of a `SpeakerRow`. */
export const speakerColumns = sql.raw(`
  speaker.id, speaker.event_id, speaker.name, speaker.role, speaker.biography, speaker.picture, speaker.website,
  speaker.created_at, speaker.updated_at,
  array(select l.session_id from session_speaker l join session s on s.org_id = l.org_id and s.id = l.session_id
    where l.speaker_id = speaker.id order by s.start_time, s.id) as session_ids`)

export function speakerToWire(services: Pick<Services, 'baseUrl'>, row: SpeakerRow): Speaker {
  return {
    id: row.id,
    event_id: row.event_id,
    name: row.name,
    role: row.role,
    biography: row.biography,
    picture_url: row.picture && addedPictureAddress(services, row.picture),
    website: row.website,
    session_ids: row.session_ids,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

function noSuchSpeaker(): AppError {
  return noSuch('speaker', ' in this event')
}

/** Lists speakers by name, then id. @throws AppError not_found for the event */
export async function listSpeakers(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<Speaker>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<SpeakerRow & { total: number }>(ctx)`
    select (select count(*)::int from speaker where org_id = event.org_id and event_id = event.id) as total, page.* from event left join lateral (
      select ${speakerColumns} from speaker where org_id = event.org_id and event_id = event.id
      order by lower(name), id limit ${limit}::int offset ${offset}::bigint
    ) page on true
    where event.org_id = ${ctx.orgId} and event.id = ${eventId} order by lower(page.name), page.id`
  if (rows.length === 0) throw noSuchEvent()
  return { rows: filledRows(rows).map((row) => speakerToWire(ctx, row)), total: rows[0]!.total }
}

/** @throws AppError not_found, also when the speaker belongs to another event */
export async function getSpeaker(ctx: Context, eventId: number, id: number): Promise<Speaker> {
  const row = await maybeOne<SpeakerRow>(ctx)`
    select ${speakerColumns} from speaker where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuchSpeaker()
  return speakerToWire(ctx, row)
}

/** Locks a speaker until the transaction ends, after the event, as a deletion does. @throws AppError not_found */
export async function lockSpeaker(ctx: TxContext, eventId: number, id: number): Promise<SpeakerRow> {
  const row = await maybeOne<SpeakerRow>(ctx)`
    with held as materialized (
      select id from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update)
    select ${speakerColumns} from speaker
    where org_id = ${ctx.orgId} and event_id in (select id from held) and id = ${id} for update of speaker`
  if (row === null) throw noSuchSpeaker()
  return row
}
