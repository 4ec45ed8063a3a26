import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { AppError, noSuch } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { emailKey } from '../attendees/index.ts'
import type { AwardRow } from './award-queries.ts'
import { badgeEarned } from './badge-events.ts'

type Award = {
  templateId: number
  person: { email: string; name: string }
  /** Attendee of the event it came from. */
  attendeeId: number | null
  eventId: number | null
  source: 'hand' | 'automation'
}

/** Shown when no name is known; addresses are never shown. */
export const NAMELESS = '—'

/** `held`: already awarded; `revoked`: automations never award a revoked badge again. */
type Awarded = { awardId: number; state: 'given' | 'held' | 'revoked' }

/**
 * Awards a badge regardless of its criteria. A person who already has it keeps that award.
 * @throws AppError not_found for the template; conflict when it is inactive
 */
export async function awardBadge(ctx: TxContext, award: Award): Promise<Awarded> {
  const { templateId, person, attendeeId, eventId, source } = award
  const key = emailKey(person.email)
  const template = await maybeOne<{ active: boolean }>(ctx)`
    select active from badge_template where org_id = ${ctx.orgId} and id = ${templateId} for share`
  if (template === null) throw noSuch('badge template')
  if (!template.active)
    throw new AppError('conflict', `Badge template ${templateId} is inactive. Set active to true first.`)
  if (source === 'automation') {
    const last = await maybeOne<{ id: number; revoked_at: Date | null }>(ctx)`
      select id, revoked_at from badge_award where template_id = ${templateId} and email_key = ${key} order by id desc limit 1`
    if (last !== null && last.revoked_at !== null) return { awardId: last.id, state: 'revoked' }
  }
  const row = await maybeOne<AwardRow>(ctx)`
    insert into badge_award (org_id, template_id, public_id, email, email_key, recipient_name, attendee_id, event_id, source, awarded_at)
    values (${ctx.orgId}, ${templateId}, ${uuidFrom(ctx.randomBytes(16))}, ${person.email}, ${key}, ${person.name.trim() || NAMELESS},
      (select id from attendee where org_id = ${ctx.orgId} and id = ${attendeeId} for key share),
      (select id from event where org_id = ${ctx.orgId} and id = ${eventId} for key share), ${source}, ${ctx.now()})
    on conflict (template_id, email_key) where revoked_at is null do nothing returning *`
  if (row !== null) {
    await recordEvents(ctx, [badgeEarned(row)])
    return { awardId: row.id, state: 'given' }
  }
  const held = await maybeOne<{ id: number }>(ctx)`
    select id from badge_award where template_id = ${templateId} and email_key = ${key} and revoked_at is null`
  // It was revoked in the meantime, so another one can be awarded.
  return held === null ? awardBadge(ctx, award) : { awardId: held.id, state: 'held' }
}
