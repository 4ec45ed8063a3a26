import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { ROLES } from '../roles.ts'
import { Email } from '../sign-in/sign-in-schema.ts'

const Role = oneOf(ROLES.toReversed() as unknown as typeof ROLES, { description: 'What they may do' })
const EventIds = nullable(
  Type.Array(Type.Integer(), { description: 'The events on which they work; null: on every one' }),
)
const GivenEvents = Type.Optional(
  nullable(
    Type.Array(Type.Integer(), {
      maxItems: 500,
      description: 'The events on which they work, for an editor, checkin or viewer; null: on every one',
    }),
  ),
)

export const Member = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Their name' }),
    email: Type.String({ description: 'Their address' }),
    role: Role,
    event_ids: EventIds,
    second_factor: Type.Boolean({ description: 'Whether they have a passkey, or an app that makes codes' }),
    last_seen_at: TimeOrNull('When they were last here', 'they are signed in nowhere'),
    created_at: TimeOf('When they joined'),
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

export const UpdateMemberBody = Type.Object(
  { role: Type.Optional(Role), event_ids: GivenEvents },
  { title: 'MemberChange' },
)
export type UpdateMember = Static<typeof UpdateMemberBody>

export const Invitation = Type.Object(
  {
    id: Id,
    email: Type.String({ description: 'To whom it was sent' }),
    role: Role,
    event_ids: EventIds,
    created_at: CreatedAt,
    expires_at: TimeOf('Until when it is of use'),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>

export const MadeInvitation = Type.Object(
  {
    ...Invitation.properties,
    link_url: nullable(
      Type.String({
        description:
          'The link, told this once, where no mail leaves the installation and it has one organisation; null otherwise',
      }),
    ),
  },
  { title: 'MadeInvitation' },
)
export type MadeInvitation = Static<typeof MadeInvitation>

export const InviteBody = Type.Object({ email: Email, role: Role, event_ids: GivenEvents }, { title: 'NewInvitation' })
export type Invite = Static<typeof InviteBody>

export const SignedOut = Type.Object(
  { ended: Type.Integer({ description: 'How many sessions ended' }) },
  { title: 'SignedOut' },
)

export const RoleScopes = Type.Object(
  {
    role: Role,
    limited: Type.Boolean({ description: 'Whether it can be for some events alone' }),
    scopes: Type.Array(Type.String(), { description: 'What it may do, each scope by its name' }),
  },
  { title: 'RoleScopes' },
)
export type RoleScopes = Static<typeof RoleScopes>
