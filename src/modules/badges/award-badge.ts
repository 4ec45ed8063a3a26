import { AppError, noSuch } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { emailKey } from '../attendees/index.ts'
import { badgeAwarded } from './badge-events.ts'
import { insertAward, nextAwardIds } from './insert-award.ts'
import { lockForAward } from './lock-for-award.ts'
import type { Evidence } from './records/badge-schema.ts'

type Award = {
  templateId: number
  person: { email: string; name: string }
  /** Attendee of the event it came from. */
  attendeeId: number | null
  eventId: number | null
  source: 'hand' | 'automation'
  evidence?: Evidence
}

/** Shown when no name is known; addresses are never shown. */
export const NAMELESS = '—'

/** `held`: already awarded; `revoked`: automations never award a revoked badge again. */
type Awarded = { awardId: number; state: 'given' | 'held' | 'revoked' }

/**
 * Awards the current version of a badge regardless of its criteria. A person who has it keeps that award; an expired one
 * is superseded by a new award.
 * @throws AppError not_found for the template; conflict when it is inactive
 */
export async function awardBadge(ctx: TxContext, award: Award): Promise<Awarded> {
  const { templateId, person, source } = award
  const key = emailKey(person.email)
  const now = ctx.now()
  const template = (await lockForAward(ctx, [templateId], now)).get(templateId)
  if (template === undefined) throw noSuch('badge template')
  if (!template.active)
    throw new AppError('conflict', `Badge template ${templateId} is inactive. Set active to true first.`)
  const last = await maybeOne<{ id: number; revoked_at: Date | null; expires_at: Date | null }>(ctx)`
    select id, revoked_at, expires_at from badge_award where template_id = ${templateId} and email_key = ${key}
    order by id desc limit 1 for no key update`
  if (source === 'automation' && last !== null && last.revoked_at !== null)
    return { awardId: last.id, state: 'revoked' }
  const isOver = last?.expires_at != null && last.expires_at <= now && last.revoked_at === null
  const [id] = (await nextAwardIds(ctx, 1)) as [number]
  if (isOver)
    await maybeOne(ctx)`
      update badge_award set superseded_by = ${id} where id = ${last.id} and revoked_at is null and superseded_by is null returning id`
  const row = await insertAward(ctx, template, {
    id,
    email: person.email,
    name: person.name.trim() || NAMELESS,
    attendeeId: award.attendeeId,
    eventId: award.eventId,
    source,
    criteria: [],
    evidence: award.evidence ?? [],
    awardedAt: now,
    expiresAt: template.expiresAt,
  })
  if (row !== null) {
    await recordEvents(ctx, [badgeAwarded(ctx, row)])
    return { awardId: row.id, state: 'given' }
  }
  const held = await maybeOne<{ id: number }>(ctx)`
    select id from badge_award where template_id = ${templateId} and email_key = ${key} and revoked_at is null and superseded_by is null`
  // It was revoked in the meantime, so another one can be awarded.
  return held === null ? awardBadge(ctx, award) : { awardId: held.id, state: 'held' }
}
