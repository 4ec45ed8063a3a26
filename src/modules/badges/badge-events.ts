import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { type AwardRow, awardCredentialUrl, badgeLinks } from './records/award-queries.ts'
import { BadgeAward } from './records/badge-schema.ts'

const about = {
  award_id: Type.Integer({ description: 'Id of the award, for recognising events that arrive twice' }),
  badge_template_id: Type.Integer({ description: 'Id of the badge template' }),
  event_id: nullable(Type.Integer({ description: 'Id of the event it came from; null: no single event' })),
  attendee_id: nullable(Type.Integer({ description: 'Id of the attendee of that event; null: none' })),
  email: Type.String({ description: 'Email address of the recipient' }),
  name: Type.String({ description: 'Name on the badge' }),
  badge_url: Type.String({ format: 'uri', description: 'Public page of the badge' }),
  image_url: Type.String({ format: 'uri', description: 'Picture of the badge' }),
  credential_url: nullable(
    Type.String({ format: 'uri', description: 'Its signed credential (Open Badges 3.0); null: it has none' }),
  ),
  source: { ...BadgeAward.properties.source, description: 'How it was awarded' },
  template_version: Type.Integer({ description: 'Version of the template that the badge shows' }),
  awarded_at: { ...Timestamp, description: 'When it was awarded' },
  expires_at: nullable({ ...Timestamp, description: 'When it expires; null: never' }),
}

const Awarded = eventData('BadgeAwarded', about)

const Revoked = eventData('BadgeRevoked', {
  ...about,
  revoked_at: { ...Timestamp, description: 'When it was revoked' },
  revocation_reason: nullable(Type.String({ description: 'Reason shown on its page; null: none given' })),
  superseded_by: nullable(Type.Integer({ description: 'Id of the corrected award that replaces it; null: none' })),
})

/** The data of `badge.awarded` in earlier versions, which stored events may still have. */
const Earned = eventData('BadgeEarned', {
  award_id: Type.Integer({ description: 'Id of the award, for recognising events that arrive twice' }),
  badge_template_id: Type.Integer({ description: 'Id of the badge template' }),
  event_id: nullable(Type.Integer({ description: 'Id of the event it came from; null: no single event' })),
  attendee_id: nullable(Type.Integer({ description: 'Id of the attendee of that event; null: none' })),
  email: Type.String({ description: 'Email address of the recipient' }),
  name: Type.String({ description: 'Name on the badge' }),
  earned_at: { ...Timestamp, description: 'When it was earned' },
})

const withoutPerson = <Data extends object>(data: Data): Data => ({ ...data, email: '', name: '' })

export const badgeEventTypes = [
  {
    type: 'badge.awarded',
    summary: 'A badge was awarded, by its criteria, by hand or by an automation rule',
    data: Awarded,
    subject: 'badge_award',
    redact: withoutPerson<Static<typeof Awarded>>,
  },
  {
    type: 'badge.revoked',
    summary: 'An awarded badge was revoked, or replaced by a corrected award',
    data: Revoked,
    subject: 'badge_award',
    redact: (data: Static<typeof Revoked>) => ({ ...withoutPerson(data), revocation_reason: null }),
  },
  {
    type: 'badge.earned',
    summary: 'The name of badge.awarded in earlier versions; no longer recorded',
    data: Earned,
    subject: 'badge_award',
    redact: withoutPerson<Static<typeof Earned>>,
    audience: 'internal',
  },
] as const satisfies EventType[]

type Site = Pick<Services, 'siteUrl'>

export function badgeAwarded(site: Site, row: AwardRow): DomainEvent {
  return { type: 'badge.awarded', subjectId: row.id, data: aboutAward(site, row) }
}

export function badgeRevoked(site: Site, row: AwardRow): DomainEvent {
  const data: Static<typeof Revoked> = {
    ...aboutAward(site, row),
    revoked_at: row.revoked_at!.toISOString(),
    revocation_reason: row.revocation_reason,
    superseded_by: row.superseded_by,
  }
  return { type: 'badge.revoked', subjectId: row.id, data }
}

function aboutAward(site: Site, row: AwardRow): Static<typeof Awarded> {
  const { url, image_url } = badgeLinks(site, row.public_id)
  return {
    award_id: row.id,
    badge_template_id: row.template_id,
    event_id: row.event_id,
    attendee_id: row.attendee_id,
    email: row.email,
    name: row.recipient_name,
    badge_url: url,
    image_url,
    credential_url: awardCredentialUrl(site, row.public_id),
    source: row.source,
    template_version: row.template_version,
    awarded_at: row.awarded_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}
