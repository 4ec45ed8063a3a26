import { AppError } from '../../../lib/errors.ts'
import { fullName } from '../../../lib/text/full-name.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ValueHolder } from '../../attendees/index.ts'
import type { IssueResult, Reason } from '../records/certificate-schema.ts'
import { type Attendance, type Rules, tierFor, whyIneligible } from './eligibility.ts'
import type { Recipient } from './insert-certificates.ts'
import { missingKeys, type ValueRules, valuesFor } from './resolve-values.ts'

/** An attendee who may get a certificate, with their active one if any. */
export type Candidate = Attendance &
  ValueHolder & {
    id: number
    first_name: string
    last_name: string
    email: string
    active_until: Date | null
    has_active: boolean
    /** Whether their latest certificate was revoked and not replaced. */
    is_revoked?: boolean
  }

/**
 * SQL condition: the latest certificate of a kind of an attendee was revoked and not replaced.
 * @param attendee the table or its alias
 */
export const isRevoked = (attendee: Sql, kind: string): Sql => sql`coalesce((
  select c.status = 'revoked' and c.superseded_by is null from certificate c
  where c.attendee_id = ${attendee}.id and c.kind = ${kind} order by c.id desc limit 1), false)`

/** @throws AppError not_found when one of the named attendees does not exist */
export function refuseMissing(ids: number[], candidates: { id: number }[]): void {
  const found = new Set(candidates.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return
  const some = missing.slice(0, 10).join(', ') + (missing.length > 10 ? ', …' : '')
  throw new AppError('not_found', `This event has no attendee ${some}. Nothing was issued.`)
}

/** Whether the certificate of a candidate is still valid. */
export function isCovered(candidate: Pick<Candidate, 'has_active' | 'active_until'>, now: Date): boolean {
  return candidate.has_active && (candidate.active_until === null || candidate.active_until > now)
}

/** Whether the active certificate of a candidate has expired and must make room for a new one. */
export function hasExpired(candidate: Candidate, now: Date): boolean {
  return candidate.has_active && !isCovered(candidate, now)
}

/** How to decide about candidates: the rules of the event, and whether a missing value excludes a person. */
export type Deciding = { rules: Rules; values: ValueRules; skipMissing: boolean }

/**
 * Decides which candidates get a certificate and why the others do not. Leave `is_revoked` out to issue to candidates
 * with revoked certificates too.
 */
export function sortOut<C extends Candidate>(
  deciding: Deciding,
  candidates: C[],
  now: Date,
): { chosen: C[]; skipped: IssueResult['skipped'] } {
  const chosen: C[] = []
  const skipped: IssueResult['skipped'] = []
  for (const candidate of candidates) {
    const reason = whyNone(deciding, candidate, now)
    if (reason === null) chosen.push(candidate)
    else skipped.push({ attendee_id: candidate.id, reason })
  }
  return { chosen, skipped }
}

function whyNone({ rules, values, skipMissing }: Deciding, candidate: Candidate, now: Date): Reason | null {
  if (isCovered(candidate, now)) return 'already_issued'
  if (candidate.is_revoked) return 'revoked'
  const reason = whyIneligible(rules, candidate)
  if (reason !== null) return reason
  return skipMissing && missingKeys(values, candidate).length > 0 ? 'missing_values' : null
}

export function toRecipient({ rules, values }: Deciding, candidate: Candidate): Recipient {
  return {
    attendee_id: candidate.id,
    recipient_key: null,
    attendee_name: fullName(candidate),
    attendee_email: candidate.email,
    tier: tierFor(rules, candidate),
    certificate_values: valuesFor(values, candidate),
  }
}
