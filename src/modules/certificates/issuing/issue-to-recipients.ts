import { splitName } from '../../../lib/text/full-name.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addMissingAttendees } from '../../attendees/index.ts'
import { certificateToWire } from '../records/certificate-queries.ts'
import type { IssueResult, NewRecipient } from '../records/certificate-schema.ts'
import { hasExpired } from './candidates.ts'
import { tierFor } from './eligibility.ts'
import { draftCertificate } from './insert-certificates.ts'
import { accountOfIssue, issueDrafts } from './issue-drafts.ts'
import { type IssuingEvent, readIssuingEvent } from './issuing-event.ts'
import {
  type Asked,
  byKind,
  type PlannedRecipient,
  planRecipients,
  refuseProblems,
  requireScopeFor,
  valuesOf,
} from './plan-recipients.ts'
import { valuesFor } from './resolve-values.ts'
import { retireExpired } from './retire-expired.ts'

type How = { kind: string; skipMissing: boolean }

/**
 * Issues certificates to people who are named in the request, in one transaction. A recipient with an address becomes
 * an attendee; without one the certificate carries the name alone. Recipients with an active certificate are skipped,
 * so repeating the request issues nothing.
 * @throws AppError forbidden without `attendees:write` when there is an address; not_found; conflict; validation_failed
 */
export function issueToRecipients(
  ctx: Context,
  eventId: number,
  recipients: readonly NewRecipient[],
  { kind, skipMissing }: How,
): Promise<IssueResult> {
  requireScopeFor(ctx, recipients)
  return inTransaction(ctx, async (ctx) => {
    const groups: (IssuingEvent & { asked: Asked[] })[] = []
    for (const { asked, ...which } of byKind(recipients, kind))
      groups.push({ asked, ...(await readIssuingEvent(ctx, eventId, { lock: true, ...which })) })
    for (const { requireIssuable } of groups) requireIssuable()
    refuseProblems(groups)
    await addMissingAttendees(ctx, eventId, newAttendees(ctx, recipients))
    const result: IssueResult = { issued: 0, skipped: [], certificates: [] }
    for (const event of groups) {
      const { asked, values, frozen } = event
      const how = { kind: frozen.kind, values, skipMissing, now: frozen.issued_at, locking: true }
      await issuePlanned(ctx, event, await planRecipients(ctx, eventId, asked, how), result)
    }
    result.skipped.sort((a, b) => a.recipient! - b.recipient!)
    return { ...result, issued: result.certificates.length }
  })
}

function newAttendees(ctx: Context, recipients: readonly NewRecipient[]) {
  const source = ctx.actor.kind === 'person' ? ('panel' as const) : ('api' as const)
  return recipients.flatMap((recipient) => {
    const { name, email } = recipient
    if (!email) return []
    return [{ ...splitName(name.trim()), email, certificate_values: valuesOf(recipient), source }]
  })
}

async function issuePlanned(
  ctx: TxContext,
  event: IssuingEvent,
  planned: PlannedRecipient[],
  result: IssueResult,
): Promise<void> {
  const chosen = planned.filter(({ reason }) => reason === null)
  await retireExpired(ctx, event.frozen, {
    attendeeIds: chosen.flatMap(({ attendee }) =>
      attendee && hasExpired(attendee, event.frozen.issued_at) ? attendee.id : [],
    ),
    recipientKeys: chosen.flatMap(({ recipientKey }) => recipientKey ?? []),
  })
  const drafts = chosen.map((each) => ({ ...each, draft: draftOf(ctx, event, each) }))
  const rows = await issueDrafts(
    ctx,
    event.frozen,
    drafts.map(({ draft }) => draft),
    { account: accountOfIssue(ctx, event.frozen.event_id) },
  )
  const made = new Set(rows.map(({ public_id }) => public_id))
  result.certificates.push(...rows.map((row) => certificateToWire(ctx, row)))
  for (const { nth, attendee, reason } of planned)
    if (reason !== null) result.skipped.push({ attendee_id: attendee?.id ?? null, recipient: nth, reason })
  // Another request issued to them since.
  for (const { nth, attendee, draft } of drafts)
    if (!made.has(draft.public_id))
      result.skipped.push({ attendee_id: attendee?.id ?? null, recipient: nth, reason: 'already_issued' })
}

function draftOf(
  ctx: Context,
  { rules, values }: IssuingEvent,
  { recipient, attendee, recipientKey, holder }: PlannedRecipient,
) {
  return draftCertificate(ctx, {
    attendee_id: attendee?.id ?? null,
    recipient_key: recipientKey,
    attendee_name: recipient.name.trim(),
    attendee_email: attendee?.email ?? null,
    tier: recipient.tier ?? (attendee ? tierFor(rules, attendee) : null),
    certificate_values: valuesFor(values, holder),
  })
}
