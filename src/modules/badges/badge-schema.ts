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
    name: Type.String({ description: 'What the badge is called' }),
    description: Type.String({ description: 'What it stands for; empty: not said' }),
    image_url: Type.String({ format: 'uri', description: 'Its picture, as PNG; asked for with an API key' }),
    image: oneOf(['drawn', 'uploaded'], { description: 'Whether the picture is drawn by the service or was uploaded' }),
    criteria: Criteria,
    active: Type.Boolean({ description: 'False: nobody is given it any more; who has it keeps it' }),
    awarded_count: Type.Integer({ description: 'How many people have it' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'BadgeTemplate', description: 'A badge that can be earned' },
)

const fields = {
  name: Title(MAX_NAME, 'Name of the badge'),
  description: Type.String({ maxLength: MAX_DESCRIPTION, default: '', description: 'What it stands for' }),
  criteria: Criteria,
  active: Type.Boolean({
    default: true,
    description: 'false: switched off, so nobody is given it any more; who has it keeps it',
  }),
}

const { name, ...others } = fields

export const NewBadgeTemplateBody = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewBadgeTemplate', description: 'A badge that can be earned' },
)

export const BadgeTemplateChangeBody = Type.Partial(Type.Object(fields), {
  title: 'BadgeTemplateChange',
  description: 'The fields that change; others stay as they are',
})

export const BadgeAward = Type.Object(
  {
    id: Id,
    badge_template_id: IdOf('badge template'),
    public_id: Type.String({ format: 'uuid', description: 'Its id in public links' }),
    name: Type.String({ description: 'The name on it' }),
    email: Type.String({ description: 'The e-mail address of who has it' }),
    attendee_id: nullable(
      Type.Integer({ description: 'The attendee that it came from; null: none, or removed since' }),
    ),
    event_id: nullable(
      Type.Integer({ description: 'The event that it came from; null: none alone, or deleted since' }),
    ),
    source: oneOf(['rule', 'hand', 'automation'], { description: 'By what it was given' }),
    status: oneOf(AWARD_STATES, { description: AWARD_STATE }),
    awarded_at: TimeOf('When it was given'),
    revoked_at: TimeOrNull('When it was taken back', 'it was not'),
    revocation_reason: nullable(Type.String({ description: 'Why, as its page tells; null: not given' })),
    badge_url: Type.String({ format: 'uri', description: 'Its page, which anyone may see who has the address' }),
    image_url: Type.String({ format: 'uri', description: 'Its picture, as public as the page' }),
  },
  { title: 'BadgeAward', description: 'A badge that somebody was given' },
)

/** What giving somebody a badge is answered with. */
export const GivenBadge = Type.Object(
  {
    ...BadgeAward.properties,
    already_awarded: Type.Boolean({ description: 'They had it already, and keep the one that they have' }),
  },
  { title: 'GivenBadge', description: 'The badge that somebody was given, now or before' },
)

export const AwardBody = Type.Object(
  {
    attendee_id: Type.Optional(Type.Integer({ description: 'An attendee; otherwise email and name' })),
    email: Type.Optional(
      Type.String({ maxLength: 254, format: 'email', description: 'The address of whom it is for' }),
    ),
    name: Type.Optional(Title(300, 'The name on the badge')),
  },
  {
    title: 'NewBadgeAward',
    description: 'Whom a badge is given to: attendee_id, or email and name',
    [NEEDS]: [['attendee_id'], ['email', 'name']],
  },
)

export const RevokeAwardBody = Type.Object(
  {
    revocation_reason: Type.Optional(
      nullable(Type.String({ maxLength: 1_000, description: 'Shown on the page of the badge; null: no reason' })),
    ),
  },
  { title: 'BadgeRevocation', description: 'Why a badge is taken back' },
)

export const AwardQuery = Type.Object({
  ...Page,
  status: Type.Optional(oneOf(AWARD_STATES, { description: 'Those in this state' })),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Those of this address' })),
})

export type BadgeTemplate = Static<typeof BadgeTemplate>
export type NewBadgeTemplate = Static<typeof NewBadgeTemplateBody>
export type BadgeTemplateChange = Static<typeof BadgeTemplateChangeBody>
export type BadgeAward = Static<typeof BadgeAward>
export type GivenBadge = Static<typeof GivenBadge>
export type NewAward = Static<typeof AwardBody>
export type AwardQuery = Static<typeof AwardQuery>
