import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { emailKey } from '../attendees/index.ts'
import type { AwardRecord } from './credential/award-facts.ts'
import { signAwardsNow } from './credential/sign-awards.ts'
import type { LockedTemplate } from './lock-for-award.ts'
import type { AwardRow } from './records/award-queries.ts'
import type { Criterion } from './records/badge-criteria.ts'
import type { BadgeAward, Evidence } from './records/badge-schema.ts'

type NewAward = {
  /** From `nextAwardIds`. */
  id: number
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

/** Returns ids for awards, so that an older one can name its successor, and a credential its place in a list. */
export async function nextAwardIds(ctx: TxContext, count: number): Promise<number[]> {
  const rows = await many<{ id: number }>(ctx)`
    select nextval(pg_get_serial_sequence('badge_award', 'id')) as id from generate_series(1, ${count}::int)`
  return rows.map(({ id }) => id)
}

/** Returns the part of a new award that its credential contains. */
export function newAwardRecord(
  ctx: TxContext,
  template: LockedTemplate,
  award: Pick<NewAward, 'id' | 'email' | 'name' | 'criteria' | 'evidence' | 'awardedAt' | 'expiresAt'>,
): AwardRecord {
  return {
    id: award.id,
    org_id: ctx.orgId,
    template_id: template.id,
    template_version: template.version,
    public_id: uuidFrom(ctx.randomBytes(16)),
    email: award.email,
    recipient_name: award.name,
    criteria: award.criteria,
    evidence: award.evidence,
    awarded_at: award.awardedAt,
    expires_at: award.expiresAt,
    issuer_name: template.issuerName,
    badge_name: template.name,
    badge_description: template.description,
  }
}

/**
 * Inserts an award of a locked template's current version with the signature of its credential; without attendee or
 * event if these were deleted. @returns null when the person has the badge
 */
export async function insertAward(ctx: TxContext, template: LockedTemplate, award: NewAward): Promise<AwardRow | null> {
  const { orgId } = ctx
  const record = newAwardRecord(ctx, template, award)
  const [signed] = await signAwardsNow(ctx, template.keyId, [record])
  return maybeOne<AwardRow>(ctx)`
    insert into badge_award (id, org_id, template_id, template_version, public_id, email, email_key, recipient_name,
      attendee_id, event_id, source, criteria, evidence, awarded_at, expires_at, issuer_name,
      signing_key_id, signature, signed_at, credential_version)
    overriding system value
    values (${award.id}, ${orgId}, ${template.id}, ${template.version}, ${record.public_id}, ${award.email},
      ${emailKey(award.email)}, ${award.name},
      (select id from attendee where org_id = ${orgId} and id = ${award.attendeeId} for key share),
      (select id from event where org_id = ${orgId} and id = ${award.eventId} for key share),
      ${award.source}, ${JSON.stringify(award.criteria)}::jsonb, ${JSON.stringify(award.evidence)}::jsonb,
      ${award.awardedAt}, ${award.expiresAt}, ${record.issuer_name},
      ${signed?.signing_key_id ?? null}, ${signed?.signature ?? null}, ${signed?.signed_at ?? null}, ${signed?.credential_version ?? null})
    on conflict (template_id, email_key) where revoked_at is null and superseded_by is null do nothing returning *`
}
