import { AppError } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { addMissingAttendees, splitName } from '../../attendees/index.ts'
import { requireScope } from '../../organisations/index.ts'
import { certificateIssued } from '../records/certificate-events.ts'
import { type CertificateRow, certificateToWire } from '../records/certificate-queries.ts'
import type { IssueResult, NewRecipient } from '../records/certificate-schema.ts'
import { tierFor } from './eligibility.ts'
import { draftCertificate } from './insert-certificates.ts'
import { issueDrafts } from './issue-drafts.ts'
import { type IssuingEvent, readIssuingEvent } from './issuing-event.ts'
import { byKind, type PlannedRecipient, planRecipients, recipientProblems, valuesOf } from './plan-recipients.ts'
import { valuesFor } from './resolve-values.ts'

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
  if (recipients.some(({ email }) => email)) requireScope(ctx, 'attendees:write', 'Adding recipients as attendees')
  return inTransaction(ctx, async (ctx) => {
    const groups = byKind(recipients, kind)
    const events = new Map<string, IssuingEvent>()
    for (const [kind, asked] of groups) {
      const at = asked[0]!.recipient.kind === undefined ? undefined : asked[0]!.nth
      events.set(kind, await readIssuingEvent(ctx, eventId, { lock: true, kind, recipient: at }))
    }
    refuseProblems(groups, events)
    await addMissingAttendees(ctx, eventId, newAttendees(ctx, recipients))
    const result: IssueResult = { issued: 0, skipped: [], certificates: [] }
    for (const [kind, asked] of groups) {
      const event = events.get(kind)!
      const { values, frozen } = event
      const how = { kind, values, skipMissing, now: frozen.issued_at, locking: true }
      await issuePlanned(ctx, event, await planRecipients(ctx, eventId, asked, how), result)
    }
    result.skipped.sort((a, b) => a.recipient! - b.recipient!)
    return { ...result, issued: result.certificates.length }
  })
}

function refuseProblems(groups: ReturnType<typeof byKind>, events: Map<string, IssuingEvent>): void {
  const problems = [...groups].flatMap(([kind, asked]) => {
    const { rules, values, requireIssuable } = events.get(kind)!
    requireIssuable()
    return recipientProblems(asked, rules, values)
  })
  if (problems.length === 0) return
  throw new AppError('validation_failed', 'Some recipients do not fit the event.', { problems: problems.slice(0, 100) })
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
  await retireExpired(ctx, event, chosen)
  const drafts = chosen.map((each) => ({ ...each, draft: draftOf(ctx, event, each) }))
  const rows = await issueDrafts(
    ctx,
    event.frozen,
    drafts.map(({ draft }) => draft),
    {
      account: (rows) => ({
        events: rows.map((row) => certificateIssued(ctx, row)),
        audit: {
          action: 'certificate.issue',
          subjectType: 'event',
          subjectId: event.frozen.event_id,
          after: { certificate_ids: rows.map(({ id }) => id) },
        },
      }),
    },
  )
  const made = new Map(rows.map((row: CertificateRow) => [row.public_id, row]))
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

/** Marks expired certificates of the chosen, since each can have only one active one of a kind. */
async function retireExpired(ctx: TxContext, { frozen }: IssuingEvent, chosen: PlannedRecipient[]): Promise<void> {
  const ids = chosen.flatMap(({ attendee }) => attendee?.id ?? [])
  const keys = chosen.flatMap(({ recipientKey }) => recipientKey ?? [])
  await change(ctx)`
    update certificate set status = 'expired'
    where event_id = ${frozen.event_id} and kind = ${frozen.kind} and status = 'active' and expires_at <= ${frozen.issued_at}
      and (attendee_id = any(${ids}::bigint[]) or recipient_key = any(${keys}::text[]))`
}
