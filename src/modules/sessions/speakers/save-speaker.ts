import { AppError, invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeReference } from '../../../platform/db/pg-errors.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { addedPictureKey, sweepPictureLater } from '../../designs/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import { lockSpeaker, type SpeakerRow, speakerColumns, speakerToWire } from './speaker-queries.ts'
import type { CreateSpeaker, Speaker, UpdateSpeaker } from './speaker-schema.ts'

/** Most speakers of an event. */
export const MAX_SPEAKERS = 500

type Values = Pick<SpeakerRow, 'name' | 'role' | 'biography' | 'picture' | 'website'>

const NOBODY: Values = { name: '', role: null, biography: null, picture: null, website: null }

/** @throws AppError not_found for the event; validation_failed for the picture; conflict when there are too many */
export function createSpeaker(ctx: Context, eventId: number, input: CreateSpeaker): Promise<Speaker> {
  return inTransaction(ctx, async (ctx) => {
    const values = merged(ctx, NOBODY, input)
    const event = await maybeOne(ctx)`
      select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
    if (event === null) throw noSuchEvent()
    const row = await maybeOne<SpeakerRow>(ctx)`
      insert into speaker (org_id, event_id, name, role, biography, picture, website, created_at, updated_at)
      select ${ctx.orgId}, ${eventId}, ${values.name}, ${values.role}, ${values.biography}, ${values.picture}, ${values.website}, ${ctx.now()}, ${ctx.now()}
      where (select count(*) from speaker where org_id = ${ctx.orgId} and event_id = ${eventId}) < ${MAX_SPEAKERS}
      returning ${speakerColumns}`.catch(explain)
    if (row === null) throw tooManySpeakers()
    return finish(ctx, 'speaker.create', null, row)
  })
}

/** Updates the given fields. Calendars see a new name. @throws AppError not_found, validation_failed for the picture */
export function updateSpeaker(ctx: Context, eventId: number, id: number, input: UpdateSpeaker): Promise<Speaker> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSpeaker(ctx, eventId, id)
    const values = merged(ctx, before, input)
    if (changesNothing(before, values)) return speakerToWire(ctx, before)
    const row = await one<SpeakerRow>(ctx)`
      update speaker set name = ${values.name}, role = ${values.role}, biography = ${values.biography},
        picture = ${values.picture}, website = ${values.website}, updated_at = ${ctx.now()}
      where id = ${id} returning ${speakerColumns}`.catch(explain)
    if (before.name !== row.name) await reviseSessions(ctx, row)
    if (before.picture !== null && before.picture !== row.picture) await sweepPictureLater(ctx, before.picture)
    return finish(ctx, 'speaker.update', before, row)
  })
}

/** Deletes a speaker, whom their sessions then no longer name. @throws AppError not_found */
export function deleteSpeaker(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSpeaker(ctx, eventId, id)
    await reviseSessions(ctx, before)
    await change(ctx)`delete from speaker where id = ${id}`
    if (before.picture !== null) await sweepPictureLater(ctx, before.picture)
    await recordAudit(ctx, {
      action: 'speaker.delete',
      subjectType: 'speaker',
      subjectId: id,
      before: speakerToWire(ctx, before),
    })
  })
}

export function tooManySpeakers(): AppError {
  return new AppError('conflict', `An event can have ${MAX_SPEAKERS} speakers, and this one would have more.`)
}

/** Raises the revision that calendars see of the sessions that show the names of their speakers. */
async function reviseSessions(ctx: TxContext, { session_ids }: SpeakerRow): Promise<void> {
  await change(ctx)`
    update session set sequence = sequence + 1, updated_at = ${ctx.now()}
    where org_id = ${ctx.orgId} and id = any(${session_ids}::bigint[]) and speaker is null`
}

async function finish(ctx: TxContext, action: string, before: SpeakerRow | null, row: SpeakerRow): Promise<Speaker> {
  const after = speakerToWire(ctx, row)
  await recordAudit(ctx, {
    action,
    subjectType: 'speaker',
    subjectId: row.id,
    ...(before ? { before: speakerToWire(ctx, before) } : {}),
    after,
  })
  return after
}

/** @throws AppError validation_failed for a picture of elsewhere */
function merged(ctx: Context | TxContext, old: Values, { name, picture_url: url, ...input }: UpdateSpeaker): Values {
  const picture = url == null ? null : addedPictureKey(ctx, url)
  if (url != null && picture === null) throw noSuchPicture()
  const text = (before: string | null, given: string | null | undefined) =>
    given === undefined ? before : given?.trim() || null
  return {
    name: name?.trim() ?? old.name,
    role: text(old.role, input.role),
    biography: text(old.biography, input.biography),
    website: text(old.website, input.website),
    picture: url === undefined ? old.picture : picture,
  }
}

function explain(error: unknown): never {
  throw brokeReference(error, 'speaker_picture_fkey') ? noSuchPicture() : error
}

function noSuchPicture(): AppError {
  return invalidField(
    ['body', 'picture_url'],
    'picture_url must be the image_url of a picture of this organisation; add the picture first with POST /admin/pictures',
    'unknown_reference',
  )
}
