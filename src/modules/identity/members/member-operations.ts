import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { removeMember, signMemberOut, updateMember } from './change-member.ts'
import { deleteInvitation, inviteMember, listInvitations } from './invite-member.ts'
import { listRoles } from './list-roles.ts'
import { listMembers } from './member-queries.ts'
import {
  Invitation,
  InviteBody,
  MadeInvitation,
  Member,
  RoleScopes,
  SignedOut,
  UpdateMemberBody,
} from './member-schema.ts'

const tag = 'People'
const params = Type.Object({ id: IdOf('person') })

/** Members of an organisation, and invitations. */
export const memberOperations: readonly Operation[] = [
  operation({
    id: 'listMembers',
    method: 'GET',
    path: '/admin/people',
    scope: 'people:read',
    tag,
    summary: 'List members',
    description: 'Lists the members of the organisation with their roles, in the order in which they joined.',
    query: Type.Object(Page),
    list: Member,
    run: (ctx, { query }) => listMembers(ctx, query),
  }),
  operation({
    id: 'listRoles',
    method: 'GET',
    path: '/admin/people/roles',
    scope: 'people:read',
    tag,
    summary: 'List roles and their scopes',
    description: 'Lists the roles of members, from most to least access, with the scopes of each.',
    answer: Type.Array(RoleScopes),
    run: () => listRoles(),
  }),
  operation({
    id: 'updateMember',
    sensitive: true,
    method: 'PATCH',
    path: '/admin/people/:id',
    scope: 'people:write',
    tag,
    summary: 'Update a member',
    description:
      "Changes a member's role or events from their next request on. You cannot grant or change a role with more access than your own. An organisation must have an owner.",
    params,
    body: UpdateMemberBody,
    answer: Member,
    refusals: { 404: 'The member, or one of the events, does not exist', 409: 'The member is the last owner' },
    run: (ctx, { params, body }) => updateMember(ctx, params.id, body),
  }),
  operation({
    id: 'removeMember',
    sensitive: true,
    method: 'DELETE',
    path: '/admin/people/:id',
    scope: 'people:write',
    tag,
    summary: 'Remove a member',
    description:
      'Removes a member from the organisation and signs them out of it at once. An account that belongs to no other organisation is deleted. An organisation must have an owner.',
    irreversible: 'The member loses all access and must be invited again.',
    params,
    refusals: { 409: 'The member is the last owner' },
    run: (ctx, { params }) => removeMember(ctx, params.id),
  }),
  operation({
    id: 'signMemberOut',
    method: 'POST',
    path: '/admin/people/:id/sign-out',
    scope: 'people:write',
    tag,
    summary: 'Sign out a member',
    description: "Ends all of a member's sign-in sessions in this organisation. They can sign in again.",
    params,
    answer: SignedOut,
    run: (ctx, { params }) => signMemberOut(ctx, params.id),
  }),
  operation({
    id: 'listInvitations',
    method: 'GET',
    path: '/admin/people/invitations',
    scope: 'people:read',
    tag,
    summary: 'List invitations',
    description: 'Lists the open invitations, newest first.',
    query: Type.Object(Page),
    list: Invitation,
    run: (ctx, { query }) => listInvitations(ctx, query),
  }),
  operation({
    id: 'inviteMember',
    sensitive: true,
    method: 'POST',
    path: '/admin/people/invitations',
    scope: 'people:write',
    tag,
    summary: 'Create an invitation',
    description:
      'Sends a link to join the organisation, valid once within seven days. It replaces an earlier invitation to the address. You cannot invite to a role with more access than your own. Without a mail server the response contains the link.',
    body: InviteBody,
    answer: MadeInvitation,
    status: 201,
    refusals: { 404: 'One of the events does not exist', 409: 'The person is already a member' },
    run: (ctx, { body }) => inviteMember(ctx, body),
  }),
  operation({
    id: 'deleteInvitation',
    method: 'DELETE',
    path: '/admin/people/invitations/:id',
    scope: 'people:write',
    tag,
    summary: 'Revoke an invitation',
    description: 'The link in the email stops working.',
    params: Type.Object({ id: IdOf('invitation') }),
    run: (ctx, { params }) => deleteInvitation(ctx, params.id),
  }),
]
