import { invalidField, noSuch } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { awardBadge } from './award-badge.ts'
import { evidenceToStore } from './badge-evidence.ts'
import { awardToWire, getAward } from './records/award-queries.ts'
import type { GivenBadge, NewAward } from './records/badge-schema.ts'

type Recipient = { person: { email: string; name: string }; attendeeId: number | null; eventId: number | null }

/**
 * Awards a badge by hand, or returns the existing award.
 * @throws AppError not_found for template and attendee; validation_failed; conflict when it is inactive
 */
export function awardByHand(ctx: Context, templateId: number, input: NewAward): Promise<GivenBadge> {
  return inTransaction(ctx, async (ctx) => {
    const recipient = await recipientOf(ctx, input)
    const { awardId, state } = await awardBadge(ctx, {
      templateId,
      ...recipient,
      source: 'hand',
      evidence: evidenceToStore(input.evidence),
    })
    const award = awardToWire(ctx, await getAward(ctx, awardId))
    const already = state === 'held'
    if (!already) {
      const what = { action: 'badge_award.create', subjectType: 'badge_award', subjectId: awardId }
      await recordAudit(ctx, { ...what, after: award })
    }
    return { ...award, already_awarded: already }
  })
}

async function recipientOf(ctx: TxContext, { attendee_id, email, name }: NewAward): Promise<Recipient> {
  if (attendee_id === undefined) {
    if (email === undefined) throw invalidField(['body', 'email'], 'send attendee_id, or email and name', 'exactly_one')
    if (name === undefined) throw invalidField(['body', 'name'], 'name is required with email', 'missing')
    return { person: { email, name: name.trim() }, attendeeId: null, eventId: null }
  }
  if (email !== undefined || name !== undefined)
    throw invalidField(['body', 'email'], 'send attendee_id, or email and name', 'exactly_one')
  const row = await maybeOne<{ event_id: number; email: string; name: string }>(ctx)`
    select event_id, email, trim(first_name || ' ' || last_name) as name from attendee
    where org_id = ${ctx.orgId} and id = ${attendee_id} for key share`
  if (row === null) throw noSuch('attendee')
  const { event_id: eventId, ...person } = row
  return { person, attendeeId: attendee_id, eventId }
}
