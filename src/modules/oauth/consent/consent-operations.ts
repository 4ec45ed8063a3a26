import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { AppAnswer, AppRequest, ApproveAppBody } from './app-request-schema.ts'
import { approveApp, denyApp } from './decide-app.ts'
import { getAppRequest } from './get-app-request.ts'

const own = { tag: 'Sign-in', scope: SIGNED_IN } as const
const params = Type.Object({
  token: Type.String({ maxLength: 60, description: 'The request, from the address of the page' }),
})
const refusals = { 410: 'The request was decided or has expired' }

/** The consent page of an app that asks to act for the signed-in person. */
export const consentOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'getAppRequest',
    method: 'GET',
    path: '/me/app-requests/:token',
    summary: 'Get the request of an app',
    description: 'Returns an app that asks to act for you, and the scopes that you can allow in this organisation.',
    params,
    answer: AppRequest,
    refusals,
    run: (ctx, { params }) => getAppRequest(ctx, params.token),
  }),
  operation({
    ...own,
    id: 'approveApp',
    method: 'POST',
    path: '/me/app-requests/:token/approve',
    summary: 'Allow an app to act for you',
    description: 'Gives an app the scopes that you choose, in the organisation of this sign-in session.',
    sensitive: true,
    isRepeatable: true,
    params,
    body: ApproveAppBody,
    answer: AppAnswer,
    refusals,
    run: (ctx, { params, body }) => approveApp(ctx, params.token, body),
  }),
  operation({
    ...own,
    id: 'denyApp',
    method: 'POST',
    path: '/me/app-requests/:token/deny',
    summary: 'Refuse an app',
    description: 'Tells an app that you did not allow it.',
    isRepeatable: true,
    params,
    answer: AppAnswer,
    refusals,
    run: (ctx, { params }) => denyApp(ctx, params.token),
  }),
]
