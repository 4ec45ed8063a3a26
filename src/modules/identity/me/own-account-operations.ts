import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import {
  changePassword,
  endOwnSession,
  listOwnSessions,
  readOwnAccount,
  readOwnViews,
  saveOwnViews,
  updateOwnAccount,
} from './own-account.ts'
import { ChangePasswordBody, OwnAccount, OwnSession, OwnViews, UpdateOwnAccountBody } from './own-account-schema.ts'

const own = { tag: 'Sign-in', scope: SIGNED_IN } as const

/** What is theirs of those who are signed in. */
export const ownAccountOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'getOwnAccount',
    method: 'GET',
    path: '/me',
    summary: 'Read your account',
    description: 'Your name and address, and how you want the panel.',
    answer: OwnAccount,
    run: (ctx) => readOwnAccount(ctx),
  }),
  operation({
    ...own,
    id: 'updateOwnAccount',
    method: 'PATCH',
    path: '/me',
    summary: 'Change your account',
    description: 'Changes your name, the language of the panel or its looks; only the sent fields change.',
    body: UpdateOwnAccountBody,
    answer: OwnAccount,
    run: (ctx, { body }) => updateOwnAccount(ctx, body),
  }),
  operation({
    ...own,
    id: 'changePassword',
    method: 'PUT',
    path: '/me/password',
    summary: 'Choose another password',
    description: 'Takes the place of your password, which you say too, and signs you out everywhere else.',
    sensitive: true,
    body: ChangePasswordBody,
    refusals: { 409: 'It was changed meanwhile' },
    run: (ctx, { body }) => changePassword(ctx, body),
  }),
  operation({
    ...own,
    id: 'listOwnSessions',
    method: 'GET',
    path: '/me/sessions',
    summary: 'List where you are signed in',
    description: 'Your sessions in all organisations, the latest first, at most 200.',
    answer: Type.Array(OwnSession),
    run: (ctx) => listOwnSessions(ctx),
  }),
  operation({
    ...own,
    id: 'endOwnSession',
    method: 'DELETE',
    path: '/me/sessions/:id',
    summary: 'End a session of yours',
    description: 'Signs you out in one browser, also in this one.',
    params: Type.Object({ id: IdOf('session') }),
    run: (ctx, { params }) => endOwnSession(ctx, params.id),
  }),
  operation({
    ...own,
    id: 'listOwnViews',
    method: 'GET',
    path: '/me/views',
    summary: 'List your views',
    description: 'How you like to see the lists of this organisation, under names of yours.',
    answer: Type.Array(OwnViews),
    run: (ctx) => readOwnViews(ctx),
  }),
  operation({
    ...own,
    id: 'saveOwnViews',
    method: 'PUT',
    path: '/me/views',
    summary: 'Save your views of a list',
    description: 'Takes the place of all your views of one list. Nobody else sees them.',
    body: OwnViews,
    answer: OwnViews,
    run: (ctx, { body }) => saveOwnViews(ctx, body),
  }),
]
