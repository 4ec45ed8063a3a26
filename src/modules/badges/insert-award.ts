import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne, one } from '../../platform/db/query.ts'
import { emailKey } from '../attendees/index.ts'
import type { AwardRow } from './award-queries.ts'
import type { Criterion } from './badge-criteria.ts'
import type { BadgeAward, Evidence } from './badge-schema.ts'

type NewAwardRow = {
  /** From `nextAwardId`. */
  id: number
  templateId: number
  version: number
  email: string
  name: string
  attendeeId: number | null
  eventId: number | null
  source: BadgeAward['source']
  criteria: Criterion[]
  evidence: Evidence
  awardedAt: Date
  expiresAt: Date | null
}

/** Returns an id for an award, so that an older one can name its successor before that exists. */
export async function nextAwardId(ctx: TxContext): Promise<number> {
  const { id } = await one<{ id: number }>(ctx)`select nextval(pg_get_serial_sequence('badge_award', 'id')) as id`
  return id
}

/** Inserts an award without attendee or event if these were deleted. @returns null when the person has the badge */
export function insertAward(ctx: TxContext, award: NewAwardRow): Promise<AwardRow | null> {
  const { orgId } = ctx
  return maybeOne<AwardRow>(ctx)`
    insert into badge_award (id, org_id, template_id, template_version, public_id, email, email_key, recipient_name,
      attendee_id, event_id, source, criteria, evidence, awarded_at, expires_at)
    overriding system value
    values (${award.id}, ${orgId}, ${award.templateId}, ${award.version}, ${uuidFrom(ctx.randomBytes(16))}, ${award.email},
      ${emailKey(award.email)}, ${award.name},
      (select id from attendee where org_id = ${orgId} and id = ${award.attendeeId} for key share),
      (select id from event where org_id = ${orgId} and id = ${award.eventId} for key share),
      ${award.source}, ${JSON.stringify(award.criteria)}::jsonb, ${JSON.stringify(award.evidence)}::jsonb,
      ${award.awardedAt}, ${award.expiresAt})
    on conflict (template_id, email_key) where revoked_at is null and superseded_by is null do nothing returning *`
}
