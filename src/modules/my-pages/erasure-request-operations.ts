import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { declineErasureRequest, listErasureRequests } from './erasure-request-queries.ts'
import { DeclineBody, ErasureRequest, ErasureRequestsQuery } from './erasure-request-schema.ts'

const path = '/admin/privacy/requests'

export const erasureRequestOperations: readonly Operation[] = [
  operation({
    id: 'listErasureRequests',
    method: 'GET',
    path,
    scope: 'privacy:write',
    tag: 'Privacy',
    summary: 'List erasure requests',
    description:
      'Lists requests of people to be erased, newest first. They make them on their own page, after they proved that the address is theirs. Erasing the person ends the request.',
    query: ErasureRequestsQuery,
    list: ErasureRequest,
    run: (ctx, { query }) => listErasureRequests(ctx, query),
  }),

  operation({
    id: 'declineErasureRequest',
    method: 'POST',
    path: `${path}/:id/decline`,
    scope: 'privacy:write',
    tag: 'Privacy',
    summary: 'Decline an erasure request',
    description:
      'Declines a request, for example because you must keep the records. Tell the person why yourself; the request no longer has the address afterwards.',
    params: Type.Object({ id: IdOf('request') }),
    body: DeclineBody,
    answer: ErasureRequest,
    refusals: { 409: 'conflict: the request has already ended' },
    run: (ctx, { params, body }) => declineErasureRequest(ctx, params.id, body.reason?.trim() || null),
  }),
]
