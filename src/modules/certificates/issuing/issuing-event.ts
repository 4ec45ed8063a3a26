import { AppError } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { builtinVersion } from '../../designs/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Rules } from './eligibility.ts'
import type { Frozen } from './insert-certificates.ts'

export type IssuingEvent = {
  frozen: Frozen
  enabled: boolean
  rules: Rules
  templateStatus: string
  templateError: string | null
}

export type IssuingRow = Rules & {
  event_name: string
  event_date: Date | null
  event_timezone: string
  event_language: string
  certificate_enabled: boolean
  certificate_validity_days: number | null
  issuer_name: string
  design_version_id: number | null
  template_status: string
  template_error: string | null
}

/**
 * The values of event `e` that a certificate freezes, the rules of who gets one, and the newest version of its design.
 * The id is passed as well, so that sessions are counted once and not for each attendee row.
 */
export const issuingColumns = (
  eventId: number,
): Sql => sql`e.name as event_name, e.event_date, e.event_timezone, e.event_language, e.certificate_enabled,
  e.certificate_validity_days, e.certificate_eligibility, e.certificate_min_attendance_percent, e.certificate_tiers,
  e.template_status, e.template_error, o.name as issuer_name,
  (select count(*)::int from session s where s.event_id = ${eventId}) as session_count,
  (select v.id from design_version v where v.design_id = e.template_id order by v.version desc limit 1) as design_version_id`

/**
 * Returns the values a certificate of this event would freeze now.
 * @param lock prevents deletion of the event until the transaction ends.
 * @throws AppError not_found
 */
export async function readIssuingEvent(ctx: TxContext, eventId: number, { lock = false } = {}): Promise<IssuingEvent> {
  const event = await maybeOne<IssuingRow>(ctx)`
    select ${issuingColumns(eventId)} from event e join organisation o on o.id = e.org_id
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} ${lock ? sql`for key share of e` : sql``}`
  if (!event) throw noSuchEvent()
  const issuedAt = ctx.now()
  const version = event.design_version_id ?? (await builtinVersion(ctx, event.event_language))
  return {
    rules: event,
    enabled: event.certificate_enabled,
    templateStatus: event.template_status,
    templateError: event.template_error,
    frozen: freeze(event, eventId, version, issuedAt),
  }
}

/** Returns the rules without creating or locking anything, for previews. @throws AppError not_found */
export async function readRules(ctx: Context, eventId: number): Promise<IssuingRow> {
  const event = await maybeOne<IssuingRow>(ctx)`
    select ${issuingColumns(eventId)} from event e join organisation o on o.id = e.org_id
    where e.org_id = ${ctx.orgId} and e.id = ${eventId}`
  if (!event) throw noSuchEvent()
  return event
}

/** Returns the values shared by all certificates issued now. */
export function freeze(event: IssuingRow, eventId: number, designVersionId: number, issuedAt: Date): Frozen {
  const { event_name, event_date, event_timezone, issuer_name, certificate_validity_days: validity } = event
  return {
    event_id: eventId,
    event_name,
    event_date,
    event_timezone,
    issuer_name,
    design_version_id: designVersionId,
    issued_at: issuedAt,
    expires_at: validity === null ? null : new Date(issuedAt.getTime() + validity * 86_400_000),
  }
}

/** @throws AppError conflict when an event issues no certificates */
export function requireEnabled(enabled: boolean): void {
  if (!enabled)
    throw new AppError('conflict', 'This event does not issue certificates. Set certificate_enabled to true first.')
}
