import { type AppError, noSuch } from '../../../lib/errors.ts'
import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { certificateKinds } from '../certificate-kinds/certificate-kind-queries.ts'
import { coverAddress } from './cover-picture.ts'
import type { Event } from './event-schema.ts'

/** Optional times of an event. */
export const TIMES = [
  'event_date',
  'event_end_date',
  'registration_opens_at',
  'registration_closes_at',
  'survey_opens_at',
  'survey_closes_at',
  'certificate_valid_until',
] as const

/** A stored event; `attendee_count` comes from the tally, and `certificate_kinds` from their table. */
export type EventRow = Omit<
  Event,
  (typeof TIMES)[number] | 'cover_image_url' | 'public_url' | 'created_at' | 'updated_at'
> & {
  org_id: number
  folded_name: string
  /** Search key of the place; null until a job computes it for events older than this column. */
  folded_place: string | null
  slug: string
  event_date: Date | null
  event_end_date: Date | null
  /** Storage key of a picture of the organisation. */
  cover_picture: string | null
  registration_opens_at: Date | null
  registration_closes_at: Date | null
  survey_opens_at: Date | null
  survey_closes_at: Date | null
  certificate_valid_until: Date | null
  created_at: Date
  updated_at: Date
}

/** Columns of an `EventRow`, from a table `event`. */
export const eventColumns = sql`event.*,
  (select coalesce(sum(attendees), 0) from event_tally t where t.event_id = event.id)::int as attendee_count,
  ${certificateKinds}`

export function eventToWire(
  services: Pick<Context, 'siteUrl' | 'baseUrl'>,
  { org_id, folded_name, folded_place, slug, cover_picture, ...row }: EventRow,
): Event {
  return {
    ...row,
    event_date: row.event_date?.toISOString() ?? null,
    event_end_date: row.event_end_date?.toISOString() ?? null,
    cover_image_url: coverAddress(services, cover_picture),
    registration_opens_at: row.registration_opens_at?.toISOString() ?? null,
    registration_closes_at: row.registration_closes_at?.toISOString() ?? null,
    survey_opens_at: row.survey_opens_at?.toISOString() ?? null,
    survey_closes_at: row.survey_closes_at?.toISOString() ?? null,
    certificate_valid_until: row.certificate_valid_until?.toISOString() ?? null,
    public_url: row.visibility === 'private' ? null : `${services.siteUrl}/e/${slug}`,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function noSuchEvent(): AppError {
  return noSuch('event')
}

/** Query for an event of an organisation. */
export const eventOf = (orgId: Sql, id: Sql): Sql => sql`select from event where org_id = ${orgId} and id = ${id}`

export const searchedEvents: SearchedTable = { table: 'event', list: 'org_id', text: 'folded_name' }

/** @throws AppError not_found */
export async function getEvent(ctx: Services & Pick<Context, 'orgId'>, id: number): Promise<Event> {
  const row = await maybeOne<EventRow>(ctx)`
    select ${eventColumns} from event where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuchEvent()
  return eventToWire(ctx, row)
}

/** Locks an event until the transaction ends. @throws AppError not_found */
export async function lockEvent(ctx: TxContext, id: number): Promise<EventRow> {
  const row = await maybeOne<EventRow>(ctx)`
    select ${eventColumns} from event where org_id = ${ctx.orgId} and id = ${id} for update`
  if (row === null) throw noSuchEvent()
  return row
}
