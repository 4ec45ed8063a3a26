import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { emailKey } from '../attendees/index.ts'
import { badgeAwarded, badgeRevoked } from './badge-events.ts'
import { evidenceToStore } from './badge-evidence.ts'
import { markRevokedAwards } from './credential/mark-revoked-awards.ts'
import { insertAward, nextAwardIds } from './insert-award.ts'
import { lockForAward } from './lock-for-award.ts'
import { type AwardRow, awardToWire, getAward } from './records/award-queries.ts'
import type { BadgeAward, CorrectAward } from './records/badge-schema.ts'

/**
 * Replaces an award by a corrected one with the current version of its template; the old one is revoked and points to
 * it. Fields that are not given stay, including the time of the award and its expiry.
 * @throws AppError not_found; conflict when the award was revoked or replaced, or the new recipient has the badge
 */
export function correctAward(ctx: Context, id: number, input: CorrectAward): Promise<BadgeAward> {
  return inTransaction(ctx, async (ctx) => {
    const { template_id: templateId } = await getAward(ctx, id)
    const template = (await lockForAward(ctx, [templateId], ctx.now())).get(templateId)!
    const [successor] = (await nextAwardIds(ctx, 1)) as [number]
    const old = await maybeOne<AwardRow>(ctx)`
      update badge_award set revoked_at = ${ctx.now()}, revocation_reason = ${input.revocation_reason ?? null},
        superseded_by = ${successor}
      where org_id = ${ctx.orgId} and id = ${id} and revoked_at is null and superseded_by is null returning *`
    if (old === null) throw replacedAlready(await getAward(ctx, id))
    const row = await insertAward(ctx, template, {
      id: successor,
      ...recipientOf(old, input),
      attendeeId: await attendeeOf(ctx, old, input),
      eventId: old.event_id,
      source: 'correction',
      criteria: old.criteria,
      evidence: input.evidence === undefined ? old.evidence : evidenceToStore(input.evidence),
      awardedAt: old.awarded_at,
      expiresAt: expiryOfCorrection(old, input),
    })
    if (row === null)
      throw new AppError(
        'conflict',
        `${input.email} already has this badge. Revoke that award first, or send another email.`,
      )
    const award = awardToWire(ctx, row)
    const subject = { subjectType: 'badge_award', subjectId: id }
    await recordAudit(ctx, { action: 'badge_award.correct', ...subject, before: awardToWire(ctx, old), after: award })
    await markRevokedAwards(ctx, [old])
    await recordEvents(ctx, [badgeRevoked(ctx, old), badgeAwarded(ctx, row)])
    return award
  })
}

function replacedAlready({ id, superseded_by }: AwardRow): AppError {
  return new AppError(
    'conflict',
    superseded_by === null
      ? `Award ${id} was revoked, so it cannot be corrected. Award the badge again instead.`
      : `Award ${id} was replaced by award ${superseded_by}. Correct that one instead.`,
  )
}

const recipientOf = (old: AwardRow, { name, email }: CorrectAward) => ({
  name: name?.trim() ?? old.recipient_name,
  email: email ?? old.email,
})

function expiryOfCorrection(old: AwardRow, { expires_at }: CorrectAward): Date | null {
  if (expires_at === undefined) return old.expires_at
  return expires_at === null ? null : new Date(expires_at)
}

/** Returns the attendee of the same event with the corrected address. */
async function attendeeOf(ctx: TxContext, old: AwardRow, { email }: CorrectAward): Promise<number | null> {
  if (email === undefined || emailKey(email) === old.email_key) return old.attendee_id
  const row = await maybeOne<{ id: number }>(ctx)`
    select id from attendee where org_id = ${ctx.orgId} and event_id = ${old.event_id} and email_key = ${emailKey(email)}`
  return row?.id ?? null
}
