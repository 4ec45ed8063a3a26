import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { brokeReference } from '../../../platform/db/pg-errors.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { noSuchEvent, offerPlacesLater } from '../../events/index.ts'
import { DETAILS, nextDetails } from '../records/attendee-details.ts'
import { attendeeRegistered } from '../records/attendee-events.ts'
import { attendeeInsert } from '../records/attendee-insert.ts'
import type { AttendeeRow } from '../records/attendee-queries.ts'
import { searchText } from '../records/attendee-text.ts'
import type { ImportedPerson } from './validate-rows.ts'

export type OnExisting = 'skip' | 'update'
export type SavedPeople = {
  created: number
  updated: number
  skipped: number
  /** Ids of attendees marked as attended; of those already in the event, only the updated ones. */
  attended: number[]
  /** People marked as attended who are cancelled or waiting: they stay as they are. */
  withoutPlace: ImportedPerson[]
}
/** The effect a valid row would have. */
export type RowVerdict = { row: number; name: string; email: string; verdict: 'new' | 'changed' | 'there' }
/** Most rows a dry run reports one by one. */
export const MAX_VERDICTS = 1_000

/** The columns that a file can change. */
const CHANGED = ['first_name', 'last_name', ...DETAILS, 'registration_type_id'] as const
const STORED = [...CHANGED, 'certificate_values', 'answers'] as const
const assignments = sql.raw(STORED.map((column) => `${column} = p.${column}`).join(', '))

type Existing = Pick<AttendeeRow, 'id' | 'email' | 'status' | (typeof STORED)[number]> & { email_key: string }

type Inserted = Pick<AttendeeRow, 'id' | 'event_id' | 'first_name' | 'last_name' | 'email' | 'source'> & {
  email_key: string
}

const none = (): SavedPeople => ({ created: 0, updated: 0, skipped: 0, attended: [], withoutPlace: [] })

/**
 * Adds people to an event, several hundred per statement. The unique key of the address decides who is already there;
 * they stay as they are or take the values of the file.
 * @throws AppError not_found for the event; conflict for a registration type
 */
export async function saveImported(
  ctx: TxContext,
  eventId: number,
  people: ImportedPerson[],
  onExisting: OnExisting,
): Promise<SavedPeople> {
  const event = await maybeOne(ctx)`select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for key share`
  if (event === null) throw noSuchEvent()
  const saved = none()
  await forEachBatch(people, async (batch) => {
    // Someone deleted between the two statements is added in the next round.
    for (let rest = batch; rest.length > 0; ) {
      const idOf = await insert(ctx, eventId, rest)
      saved.created += idOf.size
      saved.attended.push(...rest.flatMap(({ email_key, attended }) => (attended && idOf.get(email_key)) || []))
      rest = rest.filter(({ email_key }) => !idOf.has(email_key))
      if (onExisting === 'skip') {
        saved.skipped += rest.length
        return
      }
      rest = await update(ctx, eventId, rest, saved)
    }
  }).catch(explainMissingType)
  const namesTypes = people.some(({ registration_type_id }) => registration_type_id !== undefined)
  // People who change their type may leave places of the old one.
  if (saved.updated > 0 && namesTypes) await offerPlacesLater(ctx, eventId)
  return saved
}

/** Someone can delete a type after the file was read by it. @throws AppError conflict */
function explainMissingType(error: unknown): never {
  if (!brokeReference(error, 'attendee_registration_type_fkey')) throw error
  throw new AppError('conflict', 'A registration type of the file was deleted meanwhile. Import the file again.')
}

/** Returns what `saveImported` would do now, row by row for the first rows, and how many new people attended. */
export async function previewImported(
  ctx: Context,
  eventId: number,
  people: ImportedPerson[],
  onExisting: OnExisting,
): Promise<SavedPeople & { newAttended: number; verdicts: RowVerdict[] }> {
  const saved = none()
  let newAttended = 0
  const verdicts: RowVerdict[] = []
  await forEachBatch(people, async (batch) => {
    const { changed, unknown } = sort(batch, await existing(ctx, eventId, batch), saved, onExisting)
    saved.created += unknown.length
    newAttended += unknown.filter(({ attended }) => attended).length
    const [isNew, isChanged] = [unknown, changed].map((some) => new Set(some.map(({ email_key }) => email_key)))
    for (const { row, first_name, last_name, email, email_key } of batch.slice(0, MAX_VERDICTS - verdicts.length)) {
      const verdict = isNew!.has(email_key) ? 'new' : isChanged!.has(email_key) ? 'changed' : 'there'
      verdicts.push({ row, name: [first_name, last_name].filter(Boolean).join(' '), email, verdict })
    }
  })
  return { ...saved, newAttended, verdicts }
}

async function insert(ctx: TxContext, eventId: number, people: ImportedPerson[]): Promise<Map<string, number>> {
  const added = people.map((person) => ({
    ...person,
    last_name: person.last_name ?? '',
    source: 'import' as const,
  }))
  const rows = await many<Inserted>(ctx)`
    ${attendeeInsert(ctx, eventId, added)}
    on conflict (event_id, email_key) do nothing returning id, event_id, first_name, last_name, email, email_key, source`
  // Subscribers get one event for the whole import.
  await recordEvents(
    ctx,
    rows.map((row) => ({ ...attendeeRegistered(row), audience: 'internal' as const })),
  )
  return new Map(rows.map(({ id, email_key }) => [email_key, id]))
}

/** @returns people who no longer exist */
async function update(
  ctx: TxContext,
  eventId: number,
  people: ImportedPerson[],
  saved: SavedPeople,
): Promise<ImportedPerson[]> {
  if (people.length === 0) return []
  const { changed, unknown } = sort(people, await existing(ctx, eventId, people, true), saved, 'update')
  const rows = changed.map((row) => ({ ...row, folded: searchText(row) }))
  if (changed.length > 0)
    await change(ctx)`
      update attendee set ${assignments}, folded = p.folded, updated_at = ${ctx.now()}
      from json_populate_recordset(null::attendee, ${JSON.stringify(rows)}) p
      where attendee.id = p.id`
  return unknown
}

function existing(ctx: Context, eventId: number, people: ImportedPerson[], locked = false): Promise<Existing[]> {
  return many<Existing>(ctx)`
    select id, email, email_key, status, ${sql.raw(STORED.join(', '))} from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and email_key = any(${people.map(({ email_key }) => email_key)}::text[])
    order by id ${locked ? sql`for no key update` : sql``}`
}

/**
 * Counts the people already in the event and returns those who change, with their new values, and those who are
 * missing.
 */
function sort(people: ImportedPerson[], rows: Existing[], saved: SavedPeople, onExisting: OnExisting) {
  const byKey = new Map(rows.map((row) => [row.email_key, row]))
  const changed: Existing[] = []
  for (const person of people) {
    const row = byKey.get(person.email_key)
    if (row === undefined) continue
    const names = { first_name: person.first_name, last_name: person.last_name ?? row.last_name }
    const own = { ...row.certificate_values, ...person.certificate_values }
    const answers = { ...row.answers, ...person.answers }
    const registration_type_id = person.registration_type_id ?? row.registration_type_id
    const next = {
      ...row,
      ...names,
      ...nextDetails(person, row),
      registration_type_id,
      certificate_values: own,
      answers,
    }
    const differs =
      CHANGED.some((column) => next[column] !== row[column]) ||
      Object.keys(own).some((key) => own[key] !== row.certificate_values[key]) ||
      !isDeepStrictEqual(answers, row.answers)
    const updates = onExisting === 'update' && row.status !== 'cancelled'
    const comes = onExisting === 'update' && person.attended
    if (comes && row.status === 'registered') saved.attended.push(row.id)
    else if (comes) saved.withoutPlace.push(person)
    if (updates && differs) changed.push(next)
    else saved.skipped += 1
  }
  saved.updated += changed.length
  return { changed, unknown: people.filter(({ email_key }) => !byKey.has(email_key)) }
}
