import { fullName } from '../../../lib/text/full-name.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Listed, PageQuery } from '../../../platform/lists/list-page.ts'
import { listOrSearch } from '../../../platform/lists/search-list.ts'
import { type AttendeeRow, attendeeColumns, searchedAttendees } from '../../attendees/index.ts'
import { DEFAULT_KIND, eventOf, noSuchEvent } from '../../events/index.ts'
import { requireScope } from '../../organisations/index.ts'
import { tierFor } from '../issuing/eligibility.ts'
import { type IssuingRow, readRules, valueRulesOf } from '../issuing/issuing-event.ts'
import { missingKeys, type ValueRules } from '../issuing/resolve-values.ts'
import type { Reason } from '../records/certificate-schema.ts'
import { explainReason } from './explain-reason.ts'
import type { CertificateCandidate } from './preview-schema.ts'
import { lacksValue, reasonOf } from './reason-of.ts'

type ListCandidates = PageQuery & {
  search?: string
  eligible?: boolean
  reason?: Reason
  kind?: string
  missing_values?: boolean
}
type Row = AttendeeRow & { reason: Reason | null; active_id: number | null }

/**
 * Lists the attendees of an event, newest first, with whether each would get a certificate now.
 * @throws AppError forbidden, not_found
 */
export async function listCandidates(
  ctx: Context,
  eventId: number,
  { eligible, reason, kind = DEFAULT_KIND, missing_values, ...query }: ListCandidates,
): Promise<Listed<CertificateCandidate>> {
  requireScope(ctx, 'attendees:read', 'Listing who would get a certificate')
  const rules = await readRules(ctx, eventId, { kind })
  const values = valueRulesOf(rules)
  const found = reasonOf({ rules, values, skipMissing: false, kind }, ctx.now(), { named: kind !== DEFAULT_KIND })
  const conditions = [
    ...(eligible === undefined ? [] : [sql`and (${found} is null) = ${eligible}::boolean`]),
    ...(missing_values === undefined ? [] : [sql`and ${lacksValue(values)} = ${missing_values}::boolean`]),
    ...(reason === undefined ? [] : [sql`and ${found} = ${reason}::text`]),
  ]
  const all = conditions.length === 0
  const page = await listOrSearch<Row>(ctx.db, query, {
    ...searchedAttendees,
    listId: eventId,
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    rows: sql`select ${attendeeColumns}, ${found} as reason, (select c.id from certificate c
      where c.attendee_id = attendee.id and c.kind = ${kind} and c.status = 'active') as active_id from page join attendee using (id)`,
    ...(all ? {} : { where: sql.join(conditions, ' ') }),
    ...(all ? { total: sql`select coalesce(sum(attendees), 0) from event_tally where event_id = ${eventId}` } : {}),
  })
  if (page === null) throw noSuchEvent()
  return { ...page, rows: page.rows.map((row) => toCandidate(rules, values, row)) }
}

function toCandidate(rules: IssuingRow, values: ValueRules, row: Row): CertificateCandidate {
  const { id, email, reason } = row
  return {
    attendee_id: id,
    name: fullName(row),
    email,
    eligible: reason === null,
    reason,
    explanation: reason === null ? null : explainReason(rules, reason, row),
    tier: tierFor(rules, row),
    missing_values: missingKeys(values, row),
    certificate_id: row.active_id,
  }
}
