import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import {
  changePassword,
  endOwnSession,
  getOwnAccount,
  getOwnViews,
  listOwnSessions,
  saveOwnViews,
  updateOwnAccount,
} from './own-account.ts'
import { ChangePasswordBody, OwnAccount, OwnSession, OwnViews, UpdateOwnAccountBody } from './own-account-schema.ts'

const own = { tag: 'Sign-in', scope: SIGNED_IN } as const

/** The signed-in person's own account. */
export const ownAccountOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'getOwnAccount',
    method: 'GET',
    path: '/me',
    summary: 'Get your account',
    description: 'Returns your name, address and panel preferences.',
    answer: OwnAccount,
    run: (ctx) => getOwnAccount(ctx),
  }),
  operation({
    ...own,
    id: 'updateOwnAccount',
    method: 'PATCH',
    path: '/me',
    summary: 'Update your account',
    description: "Changes your name, or the panel's language or colours; only the fields you send change.",
    body: UpdateOwnAccountBody,
    answer: OwnAccount,
    run: (ctx, { body }) => updateOwnAccount(ctx, body),
  }),
  operation({
    ...own,
    id: 'changePassword',
    method: 'PUT',
    path: '/me/password',
    summary: 'Change your password',
    description: 'Replaces your password, which requires the current one, and signs you out everywhere else.',
    sensitive: true,
    body: ChangePasswordBody,
    refusals: { 409: 'The password was changed by another request' },
    run: (ctx, { body }) => changePassword(ctx, body),
  }),
  operation({
    ...own,
    id: 'listOwnSessions',
    method: 'GET',
    path: '/me/sessions',
    summary: 'List your sign-in sessions',
    description: 'Lists your sign-in sessions in all organisations, most recently used first, at most 200.',
    answer: Type.Array(OwnSession),
    run: (ctx) => listOwnSessions(ctx),
  }),
  operation({
    ...own,
    id: 'endOwnSession',
    method: 'DELETE',
    path: '/me/sessions/:id',
    summary: 'End one of your sign-in sessions',
    description: 'Signs you out in one browser, which can be this one.',
    params: Type.Object({ id: IdOf('session') }),
    run: (ctx, { params }) => endOwnSession(ctx, params.id),
  }),
  operation({
    ...own,
    id: 'listOwnViews',
    method: 'GET',
    path: '/me/views',
    summary: 'List your saved views',
    description: "Lists your saved views of this organisation's lists, with filters, order and columns.",
    answer: Type.Array(OwnViews),
    run: (ctx) => getOwnViews(ctx),
  }),
  operation({
    ...own,
    id: 'saveOwnViews',
    method: 'PUT',
    path: '/me/views',
    summary: 'Update your saved views of a list',
    description: 'Replaces all your saved views of one list. Only you can see them.',
    body: OwnViews,
    answer: OwnViews,
    run: (ctx, { body }) => saveOwnViews(ctx, body),
  }),
]
