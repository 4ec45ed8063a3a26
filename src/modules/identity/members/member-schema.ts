import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { ROLES } from '../roles.ts'
import { Email } from '../sign-in-sessions/sign-in-schema.ts'

const Role = oneOf(ROLES.toReversed() as unknown as typeof ROLES, { description: 'Role of the member' })
const EventIds = nullable(Type.Array(Type.Integer(), { description: 'Events that the member can access; null: all' }))
const GivenEvents = Type.Optional(
  nullable(
    Type.Array(Type.Integer(), {
      maxItems: 500,
      description: 'Events that an editor, checkin or viewer can access; null: all',
    }),
  ),
)

export const Member = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Full name' }),
    email: Type.String({ description: 'Email address' }),
    role: Role,
    event_ids: EventIds,
    second_factor: Type.Boolean({ description: 'Whether they have a passkey or an authenticator app' }),
    last_seen_at: TimeOrNull('When they were last active', 'they have no sign-in session'),
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
    email: Type.String({ description: 'Address that was invited' }),
    role: Role,
    event_ids: EventIds,
    created_at: CreatedAt,
    expires_at: TimeOf('When the invitation expires'),
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
          'The link, shown only once, if no emails are sent and there is only one organisation; otherwise null',
      }),
    ),
  },
  { title: 'MadeInvitation' },
)
export type MadeInvitation = Static<typeof MadeInvitation>

export const InviteBody = Type.Object({ email: Email, role: Role, event_ids: GivenEvents }, { title: 'NewInvitation' })
export type Invite = Static<typeof InviteBody>

export const SignedOut = Type.Object(
  { ended: Type.Integer({ description: 'Number of sign-in sessions ended' }) },
  { title: 'SignedOut' },
)

export const RoleScopes = Type.Object(
  {
    role: Role,
    limited: Type.Boolean({ description: 'Whether the role can be limited to certain events' }),
    scopes: Type.Array(Type.String(), { description: 'Scopes of the role' }),
  },
  { title: 'RoleScopes' },
)
export type RoleScopes = Static<typeof RoleScopes>
