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

/** Who works in an organisation, and who is invited to. */
export const memberOperations: readonly Operation[] = [
  operation({
    id: 'listMembers',
    method: 'GET',
    path: '/admin/people',
    scope: 'people:read',
    tag,
    summary: 'List who works here',
    description: 'Lists the people of the organisation with their roles, in the order in which they joined.',
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
    description: 'Lists the roles that people can have, from the most to the least, with the scopes of each.',
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
    summary: 'Change what somebody may do',
    description:
      'Changes role or events, from their next request on. Nobody gives or changes a role that may do more than they may. An organisation keeps an owner.',
    params,
    body: UpdateMemberBody,
    answer: Member,
    refusals: { 404: 'They, or one of the events, are not there', 409: 'They are the last owner' },
    run: (ctx, { params, body }) => updateMember(ctx, params.id, body),
  }),
  operation({
    id: 'removeMember',
    sensitive: true,
    method: 'DELETE',
    path: '/admin/people/:id',
    scope: 'people:write',
    tag,
    summary: 'Remove somebody',
    description:
      'Takes somebody out of the organisation and signs them out of it at once. An account that belongs to no organisation any more is deleted. An organisation keeps an owner.',
    irreversible: 'The person loses all access, and has to be invited again.',
    params,
    refusals: { 409: 'They are the last owner' },
    run: (ctx, { params }) => removeMember(ctx, params.id),
  }),
  operation({
    id: 'signMemberOut',
    method: 'POST',
    path: '/admin/people/:id/sign-out',
    scope: 'people:write',
    tag,
    summary: 'Sign somebody out',
    description: 'Ends all sessions of somebody in this organisation. They can sign in again.',
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
    description: 'Lists the invitations that can still be accepted, newest first.',
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
    summary: 'Invite somebody',
    description:
      'Sends a link that makes somebody one of your people, once within seven days. It takes the place of an earlier one. Nobody invites to a role that may do more than they may. Without a mail server the answer tells the link.',
    body: InviteBody,
    answer: MadeInvitation,
    status: 201,
    refusals: { 404: 'One of the events is not there', 409: 'They work here already' },
    run: (ctx, { body }) => inviteMember(ctx, body),
  }),
  operation({
    id: 'deleteInvitation',
    method: 'DELETE',
    path: '/admin/people/invitations/:id',
    scope: 'people:write',
    tag,
    summary: 'Take an invitation back',
    description: 'The link in the mail is of no use from then on.',
    params: Type.Object({ id: IdOf('invitation') }),
    run: (ctx, { params }) => deleteInvitation(ctx, params.id),
  }),
]
