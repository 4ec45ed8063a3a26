import { invalidField } from '../../lib/errors.ts'
import { makeSlug } from '../../lib/text/make-slug.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeCheck, brokeReference } from '../../platform/db/pg-errors.ts'
import { one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { checkQuestions } from '../../platform/questions/check-questions.ts'
import { refuseArchived } from '../designs/index.ts'
import { organisationLanguage } from '../organisations/index.ts'
import { completeKind, completeValue, replaceKinds } from './certificate-kinds/certificate-kind-queries.ts'
import { checkCertificateSettings } from './certificate-kinds/check-certificate-settings.ts'
import { coverOf, dropCover, noSuchCover } from './records/cover-picture.ts'
import { eventCreated, eventUpdated } from './records/event-events.ts'
import { type EventRow, eventToWire, lockEvent, TIMES } from './records/event-queries.ts'
import type { CreateEvent, Event, UpdateEvent } from './records/event-schema.ts'
import { offerPlacesLater } from './records/offer-places-later.ts'
import { checkAgainstTypes } from './registration-types/check-type-questions.ts'
import { fetchLater, templateState } from './template-picture/event-template.ts'

/** Stored columns of an event that the database does not compute. */
export type Values = Omit<EventRow, 'id' | 'org_id' | 'attendee_count' | 'created_at' | 'updated_at'>

const defaults: Omit<
  Values,
  'name' | 'folded_name' | 'folded_place' | 'slug' | 'event_language' | 'template_image_url'
> = {
  event_date: null,
  event_end_date: null,
  online_url: null,
  cover_picture: null,
  event_type: 'conference',
  visibility: 'private',
  event_location: null,
  event_description: null,
  event_timezone: 'UTC',
  certificate_enabled: true,
  registration_enabled: true,
  registration_closed: false,
  registration_approval: false,
  checkin_enabled: true,
  registration_capacity: null,
  registration_opens_at: null,
  registration_closes_at: null,
  waitlist_offer_hours: 24,
  registration_max_guests: 0,
  registration_confirm_email: false,
  certificate_eligibility: 'registered',
  certificate_min_attendance_percent: null,
  certificate_min_minutes: null,
  certificate_requires_survey: false,
  certificate_validity_days: null,
  certificate_validity_months: null,
  certificate_validity_years: null,
  certificate_valid_until: null,
  certificate_values: [],
  certificate_kinds: [],
  certificate_tiers: [],
  certificate_email: false,
  expiry_notice_days: 30,
  registration_questions: null,
  survey: null,
  survey_opens_at: null,
  survey_closes_at: null,
  template_id: null,
  template_status: 'builtin',
  template_error: null,
}

/** @throws AppError validation_failed for a rejected picture URL, an unknown design, or invalid questions */
export function createEvent(ctx: Context, input: CreateEvent): Promise<Event> {
  return inTransaction(ctx, async (ctx) => {
    checkLists(input)
    const event_language = input.event_language ?? (await organisationLanguage(ctx))
    const { template_image_url } = input
    const slug = makeSlug(ctx.randomBytes, input.name, 'event')
    const values = merge(
      { ...defaults, name: '', folded_name: '', folded_place: '', slug, event_language, template_image_url },
      input,
    )
    checkCertificateSettings(values)
    await refuseArchivedDesigns(ctx, null, values)
    return insertEvent(ctx, { ...values, ...templateState(ctx, null, input), ...coverOf(ctx, input) }, null)
  })
}

/** Stores an event and queues fetching its picture if needed. @param copiedFrom the event that it is a copy of */
export async function insertEvent(ctx: TxContext, values: Values, copiedFrom: number | null): Promise<Event> {
  const { certificate_kinds, ...stored } = values
  const columns = Object.keys(stored)
  const now = ctx.now()
  const row = await explained(
    one<EventRow>(ctx)`
      insert into event (org_id, created_at, updated_at, ${sql.join(columns.map((column) => sql.ref(column)))})
      values (${ctx.orgId}, ${now}, ${now}, ${sql.join(toParameters(stored))}) returning *, 0 as attendee_count`,
  )
  if (certificate_kinds.length > 0) await explained(replaceKinds(ctx, row.id, certificate_kinds))
  const [action, more] = copiedFrom === null ? ['event.create', {}] : ['event.duplicate', { duplicate_of: copiedFrom }]
  const event = await finish(ctx, action as string, null, { ...row, certificate_kinds }, more as object)
  await recordEvents(ctx, [eventCreated(event, copiedFrom)])
  return event
}

/** Updates the given fields. @throws AppError not_found, and as createEvent */
export function updateEvent(ctx: Context, id: number, input: UpdateEvent): Promise<Event> {
  return inTransaction(ctx, async (ctx) => {
    checkLists(input)
    const before = await lockEvent(ctx, id)
    const { id: _id, org_id, attendee_count, created_at, updated_at, ...old } = before
    const values = merge(old, input)
    Object.assign(values, templateState(ctx, before, input), coverOf(ctx, input))
    checkCertificateSettings(values)
    await refuseArchivedDesigns(ctx, before, values)
    if (changesNothing(old, values)) return eventToWire(ctx, before)
    if (input.registration_questions !== undefined) await checkAgainstTypes(ctx, id, values.registration_questions)
    const { certificate_kinds, ...stored } = values
    const columns = Object.keys(stored)
    const parameters = toParameters(stored)
    const row = await explained(
      one<EventRow>(ctx)`
        update event set updated_at = ${ctx.now()}, ${sql.join(columns.map((column, index) => sql`${sql.ref(column)} = ${parameters[index]}`))}
        where id = ${id} returning *, ${attendee_count}::int as attendee_count`,
    )
    if (!changesNothing({ certificate_kinds: old.certificate_kinds }, { certificate_kinds }))
      await explained(replaceKinds(ctx, id, certificate_kinds))
    await dropCover(ctx, before.cover_picture, row.cover_picture)
    if (before.registration_capacity !== row.registration_capacity) await offerPlacesLater(ctx, id)
    const after = await finish(ctx, 'event.update', before, { ...row, certificate_kinds })
    const updated = eventUpdated(eventToWire(ctx, before), after)
    if (updated !== null) await recordEvents(ctx, [updated])
    return after
  })
}

async function finish(
  ctx: TxContext,
  action: string,
  before: EventRow | null,
  row: EventRow,
  more = {},
): Promise<Event> {
  const after = eventToWire(ctx, row)
  await recordAudit(ctx, {
    action,
    subjectType: 'event',
    subjectId: row.id,
    ...(before ? { before: eventToWire(ctx, before) } : {}),
    after: { ...after, ...more },
  })
  const { id, template_image_url: url } = row
  const isNew = url !== before?.template_image_url || before?.template_status !== 'pending'
  if (row.template_status === 'pending' && isNew) await fetchLater(ctx, { org_id: ctx.orgId, event_id: id, url })
  return after
}

export function merge(old: Values, { cover_image_url: _, ...input }: UpdateEvent): Values {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const names = input.name === undefined ? {} : { name: input.name.trim(), folded_name: searchKey(input.name) }
  const place = input.event_location === undefined ? {} : { folded_place: searchKey(input.event_location ?? '') }
  const times = Object.fromEntries(TIMES.map((time) => [time, timeOr(old[time], input[time])]))
  const lists = {
    certificate_values: input.certificate_values?.map(completeValue) ?? old.certificate_values,
    certificate_kinds: input.certificate_kinds?.map(completeKind) ?? old.certificate_kinds,
  }
  return { ...old, ...given, ...names, ...place, ...times, ...lists } as Values
}

/** Refuses designs that are archived, unless the event uses them already. */
async function refuseArchivedDesigns(ctx: TxContext, before: EventRow | null, values: Values): Promise<void> {
  const designsOf = ({ template_id, certificate_kinds }: Pick<Values, 'template_id' | 'certificate_kinds'>) =>
    [template_id, ...certificate_kinds.map((kind) => kind.template_id)].filter((id) => id !== null)
  const used = new Set(before && designsOf(before))
  for (const id of new Set(designsOf(values))) if (!used.has(id)) await refuseArchived(ctx, id)
}

function timeOr(old: Date | null, given: string | null | undefined): Date | null {
  if (given === undefined) return old
  return given === null ? null : parseTimestamp(given)
}

const LISTS = ['certificate_tiers', 'certificate_values', 'registration_questions', 'survey']

/** JSON columns are passed as text: a JavaScript array would become a PostgreSQL array. */
function toParameters(values: Omit<Values, 'certificate_kinds'>): unknown[] {
  return Object.entries(values).map(([column, value]) =>
    LISTS.includes(column) && value !== null ? JSON.stringify(value) : value,
  )
}

function checkLists({ registration_questions, survey }: UpdateEvent): void {
  checkQuestions(registration_questions, 'registration_questions')
  checkQuestions(survey, 'survey')
}

async function explained<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (brokeCheck(error, 'event_registration_closes_after_it_opens'))
      throw invalidField(
        ['body', 'registration_closes_at'],
        'registration_closes_at must be after registration_opens_at',
        'not_after_opening',
      )
    if (brokeCheck(error, 'event_survey_closes_after_it_opens'))
      throw invalidField(
        ['body', 'survey_closes_at'],
        'survey_closes_at must be after survey_opens_at',
        'not_after_opening',
      )
    if (brokeReference(error, 'certificate_kind_org_id_template_id_fkey'))
      throw invalidField(
        ['body', 'certificate_kinds'],
        'certificate_kinds has a template_id that is not a design of this organisation',
        'unknown_reference',
      )
    if (brokeCheck(error, 'event_ends_after_it_begins'))
      throw invalidField(
        ['body', 'event_end_date'],
        'event_end_date must not be before event_date; change one of them, or send event_end_date as null',
        'before_beginning',
      )
    if (brokeReference(error, 'event_cover_picture_fkey')) throw noSuchCover()
    if (!brokeReference(error, 'event_org_id_template_id_fkey')) throw error
    throw invalidField(['body', 'template_id'], 'template_id is not a design of this organisation', 'unknown_reference')
  }
}
