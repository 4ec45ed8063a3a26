import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { ConnectedApp } from './connected-app-schema.ts'
import { listConnectedApps, listOwnConnectedApps, revokeConnectedApp, revokeOwnConnectedApp } from './connected-apps.ts'

const params = Type.Object({ id: IdOf('connected app') })

/** Apps that act for members, such as assistants. */
export const connectedAppOperations: readonly Operation[] = [
  operation({
    id: 'listConnectedApps',
    method: 'GET',
    path: '/admin/connected-apps',
    scope: 'people:read',
    tag: 'People',
    summary: 'List connected apps',
    description: 'Lists the apps that act for members of the organisation, such as assistants, newest first.',
    query: Type.Object(Page),
    list: ConnectedApp,
    run: (ctx, { query }) => listConnectedApps(ctx, query),
  }),
  operation({
    id: 'revokeConnectedApp',
    method: 'DELETE',
    path: '/admin/connected-apps/:id',
    scope: 'people:write',
    tag: 'People',
    summary: 'Revoke a connected app',
    description: 'Ends the access of an app at once. Its member can connect it again.',
    params,
    run: (ctx, { params }) => revokeConnectedApp(ctx, params.id),
  }),
  operation({
    id: 'listOwnConnectedApps',
    method: 'GET',
    path: '/me/connected-apps',
    scope: SIGNED_IN,
    tag: 'Sign-in',
    summary: 'List your connected apps',
    description: 'Lists the apps that act for you in all your organisations, newest first, at most 500.',
    answer: Type.Array(ConnectedApp),
    run: (ctx) => listOwnConnectedApps(ctx),
  }),
  operation({
    id: 'revokeOwnConnectedApp',
    method: 'DELETE',
    path: '/me/connected-apps/:id',
    scope: SIGNED_IN,
    tag: 'Sign-in',
    summary: 'Revoke one of your connected apps',
    description: 'Ends the access of an app that acts for you, at once.',
    params,
    run: (ctx, { params }) => revokeOwnConnectedApp(ctx, params.id),
  }),
]
