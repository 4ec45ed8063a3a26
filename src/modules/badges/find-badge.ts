import type { Static } from 'typebox'
import { isoTime } from '../../lib/text/utc-time.ts'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { nullable, oneOf, TimeOf } from '../../platform/http/validation/schema.ts'
import type { Brand } from '../../platform/pages/brand.ts'
import { brandColumn } from '../organisations/index.ts'
import type { SignedAward } from './credential/award-credential.ts'
import { type AwardRow, awardCredentialUrl, awardStatus, badgeLinks } from './records/award-queries.ts'
import { CRITERION_TYPES } from './records/badge-criteria.ts'
import { AWARD_STATE, AWARD_STATES, BadgeAward } from './records/badge-schema.ts'

const Met = Type.Object({
  type: oneOf(CRITERION_TYPES, { description: 'Kind of achievement' }),
  min: nullable(Type.Integer({ description: 'Minimum count; null: not counted' })),
  of: nullable(Type.String({ description: 'Event or programme; null: any, or deleted' })),
})

/** Public facts of an awarded badge. */
export const PublicBadge = Type.Object(
  {
    status: oneOf(AWARD_STATES, { description: AWARD_STATE }),
    badge: Type.Object(
      {
        public_id: BadgeAward.properties.public_id,
        name: Type.String({ description: 'Name of the badge' }),
        description: Type.String({ description: 'Meaning of the badge' }),
        recipient_name: Type.String({ description: 'Recipient' }),
        issuer_name: Type.String({ description: 'Issuer' }),
        awarded_at: BadgeAward.properties.awarded_at,
        expires_at: BadgeAward.properties.expires_at,
        evidence: BadgeAward.properties.evidence,
        criteria: Type.Array(Met, {
          description: 'Criteria as they were when they were met; empty: awarded by the issuer',
        }),
        revoked_at: BadgeAward.properties.revoked_at,
        revocation_reason: BadgeAward.properties.revocation_reason,
        superseded_by: nullable(
          Type.String({ format: 'uri', description: 'Page of the award that replaces this one; null: none' }),
        ),
        badge_url: BadgeAward.properties.badge_url,
        image_url: BadgeAward.properties.image_url,
        credential_url: nullable(
          Type.String({ format: 'uri', description: 'Its signed credential (Open Badges 3.0); null: not signed' }),
        ),
      },
      { description: 'The badge, even if it was revoked' },
    ),
    checked_at: TimeOf('When this was looked up'),
  },
  { title: 'PublicBadge', description: 'Whether a badge is valid, with its facts' },
)

export type PublicBadge = Static<typeof PublicBadge>

type FoundRow = AwardRow & {
  name: string
  description: string
  image_key: string | null
  issuer_name: string
  language: string
  time_zone: string
  successor: string | null
  brand: Brand
}

/** Data for the page of a badge; ids and addresses of the row must not be shown. */
export type FoundBadge = PublicBadge & { row: FoundRow }

/** Returns the award of a page as its credential is made from it. */
export const foundAward = ({ row }: FoundBadge): SignedAward => ({
  ...row,
  badge_name: row.name,
  badge_description: row.description,
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns an award, valid or revoked, by its public id; null when there is none. */
export async function findBadge(services: Services, publicId: string): Promise<FoundBadge | null> {
  if (!UUID.test(publicId)) return null
  const row = await maybeOne<FoundRow>(services)`
    select w.*, v.name, v.description, v.image_key, coalesce(w.issuer_name, o.name) as issuer_name, o.language, o.time_zone, ${brandColumn},
      s.public_id as successor
    from badge_award w join badge_template_version v on v.template_id = w.template_id and v.version = w.template_version
    join organisation o on o.id = w.org_id left join badge_award s on s.id = w.superseded_by
    where w.public_id = ${publicId}`
  return row && { ...publicBadge(services, row, await namesOf(services, row)), row }
}

/** Returns the names of events and programmes in its criteria. */
async function namesOf(services: Services, { org_id, criteria }: FoundRow): Promise<Map<string, string>> {
  const events = criteria.flatMap(({ event_id }) => event_id ?? [])
  const programmes = criteria.flatMap(({ programme_id }) => programme_id ?? [])
  if (events.length + programmes.length === 0) return new Map()
  const rows = await many<{ key: string; name: string }>(services)`
    select 'event ' || id as key, name from event where org_id = ${org_id} and id = any(${events}::bigint[])
    union all
    select 'programme ' || id, name from training_programme
    where org_id = ${org_id} and id = any(${programmes}::bigint[])`
  return new Map(rows.map(({ key, name }) => [key, name]))
}

function publicBadge(services: Services, row: FoundRow, names: Map<string, string>): PublicBadge {
  const { url, image_url } = badgeLinks(services, row.public_id)
  return {
    status: awardStatus(row, services.now()),
    badge: {
      public_id: row.public_id,
      name: row.name,
      description: row.description,
      recipient_name: row.recipient_name,
      issuer_name: row.issuer_name,
      awarded_at: isoTime(row.awarded_at),
      expires_at: row.expires_at && isoTime(row.expires_at),
      // A revoked award no longer claims anything.
      evidence: row.revoked_at === null ? row.evidence : [],
      criteria: row.criteria.map(({ type, min, event_id, programme_id }) => ({
        type,
        min: min ?? null,
        of: names.get(programme_id === undefined ? `event ${event_id}` : `programme ${programme_id}`) ?? null,
      })),
      revoked_at: row.revoked_at && isoTime(row.revoked_at),
      revocation_reason: row.revocation_reason,
      superseded_by: row.successor && badgeLinks(services, row.successor).url,
      badge_url: url,
      image_url,
      credential_url: row.signature && awardCredentialUrl(services, row.public_id),
    },
    checked_at: isoTime(services.now()),
  }
}
