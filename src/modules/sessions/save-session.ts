import { isDeepStrictEqual } from 'node:util'
import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { AppError, invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { checkDetail } from '../../platform/db/pg-errors.ts'
import { maybeOne, one } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { noSuchEvent } from '../events/index.ts'
import { sessionSaved } from './records/session-events.ts'
import { MAX_SESSIONS, tooManySessions } from './records/session-limit.ts'
import { lockSession, type SessionRow, sessionColumns, sessionToWire, shownSpeaker } from './records/session-queries.ts'
import type { CreateSession, Session, UpdateSession } from './records/session-schema.ts'
import { setSpeakers } from './speakers/set-speakers.ts'

type Values = Pick<SessionRow, 'title' | 'start_time' | 'end_time' | 'location' | 'written_speaker' | 'capacity'> &
  Pick<SessionRow, 'required_for_certificate' | 'signup' | 'track' | 'description'>

type Stored = Values & Pick<SessionRow, 'speakers'>

const defaults: Stored = {
  title: '',
  start_time: new Date(0),
  end_time: new Date(0),
  location: null,
  speakers: [],
  written_speaker: null,
  track: null,
  description: null,
  capacity: null,
  required_for_certificate: false,
  signup: false,
}

/**
 * @throws AppError not_found for the event; validation_failed when it ends before it starts; conflict when there are
 * too many
 */
export function createSession(ctx: Context, eventId: number, input: CreateSession): Promise<Session> {
  return inTransaction(ctx, async (ctx) => {
    const values = checked(defaults, input)
    const event = await maybeOne(ctx)`
      select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
    if (event === null) throw noSuchEvent()
    const created = await maybeOne<{ id: number }>(ctx)`
      insert into session (org_id, event_id, uid, title, start_time, end_time, location, speaker, track, description, capacity, required_for_certificate, signup, created_at, updated_at)
      select ${ctx.orgId}, ${eventId}, ${uuidFrom(ctx.randomBytes(16))}, ${values.title}, ${values.start_time}, ${values.end_time},
        ${values.location}, ${values.written_speaker}, ${values.track}, ${values.description}, ${values.capacity},
        ${values.required_for_certificate}, ${values.signup}, ${ctx.now()}, ${ctx.now()}
      where (select count(*) from session where event_id = ${eventId}) < ${MAX_SESSIONS}
      returning id`
    if (created === null) throw tooManySessions(eventId)
    if (input.speaker_ids?.length) await setSpeakers(ctx, eventId, created.id, input.speaker_ids)
    const row = await one<SessionRow>(ctx)`
      select ${sessionColumns} from session where org_id = ${ctx.orgId} and id = ${created.id}`
    return finish(ctx, 'session.create', null, row)
  })
}

/**
 * Updates the given fields; start and end are validated together, even if one stays. An update without changes keeps
 * the revision that calendars see.
 * @throws AppError not_found, validation_failed; conflict when people are signed up and sign-up is turned off
 */
export function updateSession(ctx: Context, eventId: number, id: number, input: UpdateSession): Promise<Session> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSession(ctx, eventId, id)
    const values = checked(before, input)
    const isSame = isDeepStrictEqual(input.speaker_ids ?? idsOf(before), idsOf(before))
    if (isSame && changesNothing(before, values)) return sessionToWire(ctx, before)
    if (!isSame) await setSpeakers(ctx, eventId, id, input.speaker_ids!)
    const row = await explainSignUps(one<SessionRow>(ctx)`
      update session set title = ${values.title}, start_time = ${values.start_time}, end_time = ${values.end_time},
        location = ${values.location}, speaker = ${values.written_speaker}, track = ${values.track},
        description = ${values.description}, capacity = ${values.capacity}, required_for_certificate = ${values.required_for_certificate},
        signup = ${values.signup}, sequence = sequence + 1, updated_at = ${ctx.now()}
      where id = ${id} returning ${sessionColumns}`)
    return finish(ctx, 'session.update', before, row)
  })
}

async function explainSignUps<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const people = checkDetail(error, 'session_signup_in_use')
    if (people === null) throw error
    const who = people === '1' ? '1 person is' : `${people} people are`
    throw new AppError('conflict', `${who} signed up for this session. Sign them out before you turn signup off.`)
  }
}

const idsOf = ({ speakers }: SessionRow) => speakers.map(({ id }) => id)

async function finish(ctx: TxContext, action: string, before: SessionRow | null, row: SessionRow): Promise<Session> {
  const [old, after] = [before && sessionToWire(ctx, before), sessionToWire(ctx, row)]
  await recordAudit(ctx, {
    action,
    subjectType: 'session',
    subjectId: row.id,
    ...(old ? { before: old } : {}),
    after,
  })
  await recordEvents(ctx, [sessionSaved(old, after)])
  return after
}

/** Merges old and new values. @throws AppError validation_failed */
function checked(old: Stored, input: UpdateSession): Values {
  const { title, start_time, end_time, location, speaker, track, description, capacity } = input
  const start = start_time === undefined ? old.start_time : parseTimestamp(start_time)!
  const end = end_time === undefined ? old.end_time : parseTimestamp(end_time)!
  if (end <= start) {
    const [field, words] =
      end_time === undefined
        ? ['start_time', `must be before the end of the session, ${end.toISOString()}`]
        : ['end_time', `must be after the start of the session, ${start.toISOString()}`]
    throw invalidField(['body', field], `${field} ${words}`, 'order')
  }
  return {
    title: title?.trim() ?? old.title,
    start_time: start,
    end_time: end,
    location: location === undefined ? old.location : location,
    // The names of the speakers, sent back as they were read, are not a text of their own.
    written_speaker: speaker === undefined || speaker === shownSpeaker(old) ? old.written_speaker : speaker,
    track: track === undefined ? old.track : track?.trim() || null,
    description: description === undefined ? old.description : description?.trim() || null,
    capacity: capacity === undefined ? old.capacity : capacity,
    required_for_certificate: input.required_for_certificate ?? old.required_for_certificate,
    signup: input.signup ?? old.signup,
  }
}
