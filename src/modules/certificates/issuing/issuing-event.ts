import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { builtinVersion, versionWithLogo } from '../../designs/index.ts'
import { type CertificateValue, DEFAULT_KIND, noSuchEvent, VALIDITY_FIELDS } from '../../events/index.ts'
import type { Rules } from './eligibility.ts'
import { expiryOf, requireValidity, type Validity } from './expiry-of.ts'
import type { Frozen } from './insert-certificates.ts'
import { mergeDefinitions, type ValueRules } from './resolve-values.ts'

export type IssuingEvent = {
  frozen: Frozen
  /** @throws AppError conflict, as `requireIssuable` */
  requireIssuable: () => void
  rules: Rules
  values: ValueRules
  templateStatus: string
  templateError: string | null
}

export type IssuingRow = Rules &
  Validity & {
    event_name: string
    event_date: Date | null
    event_timezone: string
    event_type: string
    event_language: string
    certificate_enabled: boolean
    /** `certificate_values` of the event; attendees have a column of that name. */
    value_definitions: CertificateValue[]
    issuer_name: string
    design_version_id: number | null
    /** Whether that version shows the organisation's logo of now, or none. */
    design_is_current: boolean | null
    /** Keys of values that the design keeps private. */
    private_values: string[] | null
    template_status: string
    template_error: string | null
    /** The kind; null for the default kind, which the event itself describes. */
    own_kind: (Validity & { kind: string; certificate_values: CertificateValue[] }) | null
  }

/**
 * The values of event `e` that a certificate freezes, the rules of who gets one, and the newest version of its design.
 * The id is passed as well, so that sessions and designs are read once and not for each attendee row.
 */
export function issuingColumns(eventId: number, kind = DEFAULT_KIND): Sql {
  const own =
    kind === DEFAULT_KIND ? null : sql`select * from certificate_kind where event_id = ${eventId} and kind = ${kind}`
  const design = own
    ? sql`coalesce((select template_id from (${own}) k), (select template_id from event where id = ${eventId}))`
    : sql`(select template_id from event where id = ${eventId})`
  const version = (column: Sql) =>
    sql`(select ${column} from design_version v where v.design_id = ${design} order by v.version desc limit 1)`
  const logo = sql`(select printed_logo from organisation where id = (select org_id from event where id = ${eventId}))`
  return sql`e.name as event_name, e.event_date, e.event_timezone, e.event_type, e.event_language, e.certificate_enabled,
  ${sql.join(VALIDITY_FIELDS.map((field) => sql.ref(`e.${field}`)))}, e.certificate_eligibility, e.certificate_min_attendance_percent, e.certificate_min_minutes,
  e.certificate_requires_survey, e.certificate_tiers, e.certificate_values as value_definitions, e.template_status, e.template_error, o.name as issuer_name,
  (select count(*)::int from session s where s.event_id = ${eventId}) as session_count,
  (select count(*)::int from session s where s.event_id = ${eventId} and s.required_for_certificate) as required_sessions,
  ${version(sql`v.id`)} as design_version_id,
  ${version(sql`not v.shows_logo or v.logo is not distinct from ${logo}`)} as design_is_current,
  case when ${own ? sql`true` : sql`e.certificate_values <> '[]'`} then ${version(sql`v.layout -> 'private_values'`)} end as private_values,
  ${own ? sql`(select to_jsonb(k) from (${own}) k)` : sql`null::jsonb`} as own_kind`
}

/** A kind, and the place of the recipient that names it, for errors. */
type WhichKind = { kind?: string | undefined; recipient?: number | undefined }

/**
 * Returns the values a certificate of this event would freeze now.
 * @param lock prevents deletion of the event until the transaction ends.
 * @throws AppError not_found; validation_failed for an unknown kind
 */
export async function readIssuingEvent(
  ctx: TxContext,
  eventId: number,
  { lock = false, ...which }: { lock?: boolean } & WhichKind = {},
): Promise<IssuingEvent> {
  const event = await readIssuingRow(ctx, eventId, which, lock)
  const issuedAt = ctx.now()
  const version = await versionToIssue(ctx, event)
  return {
    rules: rulesOf(event),
    values: valueRulesOf(event),
    requireIssuable: () => requireIssuable(event, issuedAt),
    templateStatus: event.template_status,
    templateError: event.template_error,
    frozen: await freeze(event, eventId, version, issuedAt),
  }
}

function versionToIssue(ctx: TxContext, event: IssuingRow): number | Promise<number> {
  if (event.design_version_id === null) return builtinVersion(ctx, event.event_language)
  return event.design_is_current ? event.design_version_id : versionWithLogo(ctx, event.design_version_id)
}

/** Returns the rules without creating or locking anything, for previews. @throws AppError as readIssuingEvent */
export async function readRules(ctx: Context, eventId: number, which: WhichKind = {}): Promise<IssuingRow> {
  const event = await readIssuingRow(ctx, eventId, which)
  return { ...event, ...rulesOf(event) }
}

async function readIssuingRow(
  ctx: Context,
  eventId: number,
  { kind = DEFAULT_KIND, recipient }: WhichKind,
  lock = false,
): Promise<IssuingRow> {
  const event = await maybeOne<IssuingRow>(ctx)`
    select ${issuingColumns(eventId, kind)} from event e join organisation o on o.id = e.org_id
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} ${lock ? sql`for key share of e` : sql``}`
  if (!event) throw noSuchEvent()
  requireKind(event, { kind, recipient })
  return event
}

function requireKind({ own_kind }: IssuingRow, { kind, recipient }: WhichKind): void {
  if (kind === DEFAULT_KIND || own_kind !== null) return
  const loc = recipient === undefined ? ['body', 'kind'] : ['body', 'recipients', String(recipient), 'kind']
  throw invalidField(loc, `kind "${kind}" is not in certificate_kinds of this event`, 'unknown_reference')
}

/** Attendance counts for the default kind only: speakers and juries are named by the organiser. */
function rulesOf(event: IssuingRow): Rules {
  if (event.own_kind === null) return event
  return {
    certificate_eligibility: 'registered',
    certificate_min_attendance_percent: null,
    certificate_min_minutes: null,
    certificate_requires_survey: false,
    certificate_tiers: [],
    session_count: event.session_count,
    required_sessions: 0,
  }
}

export function valueRulesOf({ value_definitions, own_kind, private_values, event_language }: IssuingRow): ValueRules {
  return {
    definitions: mergeDefinitions(value_definitions, own_kind?.certificate_values ?? []),
    privateKeys: private_values ?? [],
    language: event_language,
  }
}

/** Returns the values shared by all certificates issued now. */
export async function freeze(
  event: IssuingRow,
  eventId: number,
  designVersionId: number,
  issuedAt: Date,
): Promise<Frozen> {
  const { event_name, event_date, event_timezone, event_type, issuer_name, own_kind } = event
  return {
    event_id: eventId,
    kind: own_kind?.kind ?? DEFAULT_KIND,
    event_name,
    event_date,
    event_timezone,
    event_type,
    issuer_name,
    design_version_id: designVersionId,
    issued_at: issuedAt,
    expires_at: await expiryOf(own_kind ?? event, event_timezone, issuedAt),
  }
}

/**
 * @throws AppError conflict when an event issues no certificates, or the date until which they are valid is over
 */
export function requireIssuable(event: IssuingRow, now: Date): void {
  requireEnabled(event.certificate_enabled)
  requireValidity(event.own_kind ?? event, now)
}

/** @throws AppError conflict when an event issues no certificates */
export function requireEnabled(enabled: boolean): void {
  if (!enabled)
    throw new AppError('conflict', 'This event does not issue certificates. Set certificate_enabled to true first.')
}
