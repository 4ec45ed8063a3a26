import { inSlices } from '../../../lib/threads/in-slices.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { credentialSigner } from '../../credentials/index.ts'
import { certificateToWire } from '../records/certificate-queries.ts'
import type { IssueResult } from '../records/certificate-schema.ts'
import { type Candidate, hasExpired, isRevoked, refuseMissing, sortOut, toRecipient } from './candidates.ts'
import { minutesInside, requiredAttended, surveyAnswered } from './eligibility.ts'
import { draftCertificate } from './insert-certificates.ts'
import { accountOfIssue, issueDrafts } from './issue-drafts.ts'
import { type IssuingEvent, readIssuingEvent } from './issuing-event.ts'
import { retireExpired } from './retire-expired.ts'

export type IssueOptions = {
  kind: string
  /**
   * Skips attendees whose latest certificate was revoked and not replaced, as issuing to all does; only naming them
   * overrides it.
   */
  unlessRevoked: boolean
  /** Skips attendees who lack a value of the event. */
  skipMissing: boolean
}

/**
 * Issues certificates to any number of attendees in one transaction. It also creates the first design version of an
 * organisation, and retires expired certificates first.
 * @param ids no duplicates; none: all of the event
 */
export async function issueToAny(
  ctx: Context,
  eventId: number,
  ids: number[],
  { kind, unlessRevoked, skipMissing }: IssueOptions,
): Promise<IssueResult> {
  const wholeEvent = ids.length === 0
  // The first issue of an organisation creates its design version and its key, which others wait for. They are committed
  // first, so that nobody waits for a whole event.
  if (wholeEvent && !ctx.db.isTransaction) {
    await inTransaction(ctx, (ctx) => readIssuingEvent(ctx, eventId, { kind }))
    await credentialSigner(ctx)
  }
  return inTransaction(ctx, async (ctx) => {
    // Issuing to a whole event takes longer than the usual limit of a statement.
    if (wholeEvent) await change(ctx)`set local statement_timeout = '10min'`
    const event = await readIssuingEvent(ctx, eventId, { lock: true, kind })
    event.requireIssuable()
    const deciding = { ...event, skipMissing }
    const candidates = await findCandidates(ctx, eventId, ids, event, unlessRevoked)
    const { chosen, skipped } = sortOut(deciding, candidates, event.frozen.issued_at)
    const expired = candidates.filter((candidate) => hasExpired(candidate, event.frozen.issued_at))
    await retireExpired(ctx, event.frozen, { attendeeIds: expired.map(({ id }) => id) })
    const drafts = await inSlices(chosen, (candidate) => draftCertificate(ctx, toRecipient(deciding, candidate)))
    const rows = await issueDrafts(ctx, event.frozen, drafts, { account: accountOfIssue(ctx, eventId) })
    const issuedTo = new Set(rows.map((row) => row.attendee_id))
    for (const { attendee_id } of drafts)
      if (!issuedTo.has(attendee_id)) skipped.push({ attendee_id: attendee_id!, reason: 'already_issued' })
    const certificates = await inSlices(rows, (row) => certificateToWire(ctx, row))
    return { issued: rows.length, skipped, certificates }
  })
}

/** Locks the attendees until the certificates are stored, so that none is deleted in between. */
async function findCandidates(
  ctx: TxContext,
  eventId: number,
  ids: number[],
  { rules, frozen, values }: IssuingEvent,
  unlessRevoked: boolean,
): Promise<Candidate[]> {
  const known = ids.filter(Number.isSafeInteger)
  const holding =
    values.definitions.length > 0
      ? sql`a.certificate_values, a.answers`
      : sql`null as certificate_values, null as answers`
  const rows = await many<Candidate>(ctx)`
    select a.id, a.first_name, a.last_name, a.email, a.status, a.checked_in_at, a.sessions_attended, ${holding},
      ${requiredAttended(rules, sql`a`)} as required_attended, ${surveyAnswered(rules, sql`a`)} as survey_answered,
      ${minutesInside(rules, sql`a`, ctx.now())} as minutes_inside,
      c.id is not null as has_active, c.expires_at as active_until,
      ${unlessRevoked ? isRevoked(sql`a`, frozen.kind) : sql`false`} as is_revoked
    from attendee a left join certificate c on c.attendee_id = a.id and c.kind = ${frozen.kind} and c.status = 'active'
    where a.event_id = ${eventId} ${ids.length > 0 ? sql`and a.id = any(${known}::bigint[])` : sql``}
    order by a.id for key share of a`
  refuseMissing(ids, rows)
  return rows
}
