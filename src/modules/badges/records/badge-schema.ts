import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  oneOf,
  Page,
  TimeOf,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { Criteria } from './badge-criteria.ts'

export const AWARD_STATES = ['active', 'revoked', 'expired'] as const
export const AWARD_STATE =
  'active: valid; revoked: permanently revoked or replaced by a correction; expired: past its expiry'

const MAX_EVIDENCE = 10

const MAX_NAME = 100
const MAX_DESCRIPTION = 2_000

const validity = {
  validity_days: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      description: 'Days a badge is valid once awarded; null: see validity_months, and without both it never expires',
    }),
  ),
  validity_months: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_200,
      description: "Calendar months a badge is valid, in the organisation's time zone; excludes validity_days",
    }),
  ),
}

const EvidenceText = { maxLength: 1_000, description: 'Text shown on the public page' }
const LINK = 'http(s) address, shown as a link; null: none'

const EvidenceItems = Type.Array(
  Type.Object({ text: Type.String(EvidenceText), url: nullable(Type.String({ description: LINK })) }),
  { description: 'Proof of the achievement, shown on the public page; empty: none' },
)

const EvidenceBody = Type.Array(
  Type.Object({
    text: Title(EvidenceText.maxLength, EvidenceText.description),
    url: Type.Optional(nullable(Type.String({ maxLength: 2_000, format: 'web-address', description: LINK }))),
  }),
  { maxItems: MAX_EVIDENCE, description: 'Proof of the achievement: up to 10 texts, each with an optional link' },
)

export const BadgeTemplate = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the badge' }),
    description: Type.String({ description: 'Meaning of the badge; may be empty' }),
    image_url: Type.String({ format: 'uri', description: 'URL of its picture as PNG, which requires an API key' }),
    image: oneOf(['drawn', 'uploaded'], { description: 'Whether the picture is drawn by the service or uploaded' }),
    criteria: Criteria,
    active: Type.Boolean({ description: 'false: no longer awarded; existing awards stay' }),
    version: Type.Integer({ description: 'Number of the current version, which new awards keep' }),
    ...validity,
    awarded_count: Type.Integer({
      description: 'Number of people who have it now, without revoked and expired awards',
    }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'BadgeTemplate', description: 'A badge that can be earned' },
)

const fields = {
  name: Title(MAX_NAME, 'Name of the badge'),
  description: Type.String({ maxLength: MAX_DESCRIPTION, default: '', description: 'Meaning of the badge' }),
  criteria: Criteria,
  active: Type.Boolean({
    default: true,
    description: 'false: no longer awarded; existing awards stay',
  }),
  ...validity,
}

const { name, ...others } = fields

export const NewBadgeTemplateBody = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewBadgeTemplate', description: 'A badge that can be earned' },
)

export const BadgeTemplateChangeBody = Type.Partial(Type.Object(fields), {
  title: 'BadgeTemplateChange',
  description: 'The fields to change',
})

export const BadgeAward = Type.Object(
  {
    id: Id,
    badge_template_id: IdOf('badge template'),
    public_id: Type.String({ format: 'uuid', description: 'Id in public links' }),
    name: Type.String({ description: 'Name on the badge' }),
    email: Type.String({ description: 'Email address of the recipient' }),
    attendee_id: nullable(Type.Integer({ description: 'Attendee it came from; null: none, or deleted' })),
    event_id: nullable(Type.Integer({ description: 'Event it came from; null: no single event, or deleted' })),
    source: oneOf(['rule', 'hand', 'automation', 'correction'], { description: 'How it was awarded' }),
    template_version: Type.Integer({ description: 'Version of the template that the award keeps' }),
    status: oneOf(AWARD_STATES, { description: AWARD_STATE }),
    awarded_at: TimeOf('When it was awarded'),
    expires_at: TimeOrNull('When it stops being valid', 'never'),
    revoked_at: TimeOrNull('When it was revoked', 'not revoked'),
    revocation_reason: nullable(Type.String({ description: 'Reason shown on its page; null: none given' })),
    superseded_by: nullable(IdOf('award that replaces this one; null: none')),
    evidence: EvidenceItems,
    badge_url: Type.String({ format: 'uri', description: 'Public page of the award' }),
    image_url: Type.String({ format: 'uri', description: 'Public picture of the award' }),
    credential_url: nullable(
      Type.String({
        format: 'uri',
        description:
          'Its signed credential (Open Badges 3.0), for anyone who has the address; null: SITE_URL is an IPv6 address',
      }),
    ),
  },
  { title: 'BadgeAward', description: 'A badge awarded to a person' },
)

/** Response to an award. */
export const GivenBadge = Type.Object(
  {
    ...BadgeAward.properties,
    already_awarded: Type.Boolean({ description: 'Whether the person already had the badge, and keeps that award' }),
  },
  { title: 'GivenBadge', description: 'The new or existing award' },
)

export const AwardBody = Type.Object(
  {
    attendee_id: Type.Optional(Type.Integer({ description: 'Attendee; otherwise send email and name' })),
    email: Type.Optional(
      Type.String({ maxLength: 254, format: 'email', description: 'Email address of the recipient' }),
    ),
    name: Type.Optional(Title(300, 'The name on the badge')),
    evidence: Type.Optional(EvidenceBody),
  },
  {
    title: 'NewBadgeAward',
    description: 'Recipient of a badge: attendee_id, or email and name',
    [NEEDS]: [['attendee_id'], ['email', 'name']],
  },
)

export const CorrectAwardBody = Type.Object(
  {
    name: Type.Optional(Title(300, 'Name on the badge; default: as before')),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        format: 'email',
        description: 'Email address of the recipient; default: as before',
      }),
    ),
    evidence: Type.Optional(EvidenceBody),
    expires_at: Type.Optional(
      nullable({ ...TimestampInput, description: 'When it stops being valid; null: never; default: as before' }),
    ),
    revocation_reason: Type.Optional(
      nullable(Type.String({ maxLength: 1_000, description: 'Reason shown on the page of the old award; null: none' })),
    ),
  },
  { title: 'BadgeCorrection', description: 'The fields that differ in the new award' },
)

/** A version of a template, as awards keep it. */
export const BadgeTemplateVersion = Type.Object(
  {
    version: Type.Integer({ description: 'Number of the version, from 1' }),
    name: BadgeTemplate.properties.name,
    description: BadgeTemplate.properties.description,
    criteria: Criteria,
    image: BadgeTemplate.properties.image,
    award_count: Type.Integer({ description: 'Number of awards that keep it, including revoked and expired ones' }),
    created_at: CreatedAt,
  },
  { title: 'BadgeTemplateVersion', description: 'The content of a badge template at a time' },
)

export const RevokeAwardBody = Type.Object(
  {
    revocation_reason: Type.Optional(
      nullable(Type.String({ maxLength: 1_000, description: 'Reason shown on the page of the badge; null: none' })),
    ),
  },
  { title: 'BadgeRevocation', description: 'The reason for a revocation' },
)

export const AwardQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(AWARD_STATES, { description: 'Status of the award' })),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Email address of the recipient' })),
})

export type BadgeTemplate = Static<typeof BadgeTemplate>
export type NewBadgeTemplate = Static<typeof NewBadgeTemplateBody>
export type BadgeTemplateChange = Static<typeof BadgeTemplateChangeBody>
export type BadgeTemplateVersion = Static<typeof BadgeTemplateVersion>
export type CorrectAward = Static<typeof CorrectAwardBody>
export type Evidence = Static<typeof EvidenceItems>
export type EvidenceInput = Static<typeof EvidenceBody>
export type BadgeAward = Static<typeof BadgeAward>
export type GivenBadge = Static<typeof GivenBadge>
export type NewAward = Static<typeof AwardBody>
export type AwardQuery = Static<typeof AwardQuery>
