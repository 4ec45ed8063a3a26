import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { NEEDS } from '../../platform/http/validation/for-generators.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  oneOf,
  Page,
  TimeOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../platform/http/validation/schema.ts'
import { Criteria } from './badge-criteria.ts'

export const AWARD_STATES = ['active', 'revoked'] as const
export const AWARD_STATE = 'active: they have it; revoked: it was taken back, for good'

const MAX_NAME = 100
const MAX_DESCRIPTION = 2_000

export const BadgeTemplate = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the badge' }),
    description: Type.String({ description: 'Meaning of the badge; may be empty' }),
    image_url: Type.String({ format: 'uri', description: 'URL of its picture as PNG, which requires an API key' }),
    image: oneOf(['drawn', 'uploaded'], { description: 'Whether the picture is drawn by the service or uploaded' }),
    criteria: Criteria,
    active: Type.Boolean({ description: 'false: no longer awarded; existing awards stay' }),
    awarded_count: Type.Integer({ description: 'Number of people who have it' }),
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
    source: oneOf(['rule', 'hand', 'automation'], { description: 'How it was awarded' }),
    status: oneOf(AWARD_STATES, { description: AWARD_STATE }),
    awarded_at: TimeOf('When it was given'),
    revoked_at: TimeOrNull('When it was taken back', 'it was not'),
    revocation_reason: nullable(Type.String({ description: 'Reason shown on its page; null: none given' })),
    badge_url: Type.String({ format: 'uri', description: 'Public page of the award' }),
    image_url: Type.String({ format: 'uri', description: 'Public picture of the award' }),
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
  },
  {
    title: 'NewBadgeAward',
    description: 'Recipient of a badge: attendee_id, or email and name',
    [NEEDS]: [['attendee_id'], ['email', 'name']],
  },
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
export type BadgeAward = Static<typeof BadgeAward>
export type GivenBadge = Static<typeof GivenBadge>
export type NewAward = Static<typeof AwardBody>
export type AwardQuery = Static<typeof AwardQuery>
