import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { ApiKey, CreateApiKeyBody, CreditEntry, Credits, NewApiKey, UpdateApiKeyBody } from './account-schema.ts'
import { listApiKeys } from './api-key-queries.ts'
import { createApiKey } from './create-api-key.ts'
import { listCreditEntries } from './credit-ledger.ts'
import { getCredits } from './credits.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { SCOPES } from './scopes.ts'
import { updateApiKey } from './update-api-key.ts'

const params = Type.Object({ id: Id })

/** API keys and credits. */
export const accountOperations: readonly Operation[] = [
  operation({
    id: 'listApiKeys',
    method: 'GET',
    path: '/admin/api-keys',
    scope: 'api_keys:read',
    tag: 'API keys',
    summary: 'List API keys, without their values',
    query: Type.Object(Page),
    list: ApiKey,
    run: (ctx, { query }) => listApiKeys(ctx, query),
  }),

  operation({
    id: 'createApiKey',
    method: 'POST',
    path: '/admin/api-keys',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Create an API key; its value is shown this once',
    body: CreateApiKeyBody,
    answer: NewApiKey,
    status: 201,
    run: (ctx, { body }) => createApiKey(ctx, body),
  }),

  operation({
    id: 'listScopes',
    method: 'GET',
    path: '/admin/api-keys/scopes',
    scope: 'api_keys:read',
    tag: 'API keys',
    summary: 'List the scopes that a key can have',
    answer: Type.Array(Type.String()),
    run: async () => [...SCOPES],
  }),

  operation({
    id: 'updateApiKey',
    method: 'PATCH',
    path: '/admin/api-keys/:id',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Change name, scopes, expiry or the active flag of an API key',
    params,
    body: UpdateApiKeyBody,
    answer: ApiKey,
    run: (ctx, { params, body }) => updateApiKey(ctx, params.id, body),
  }),

  operation({
    id: 'deleteApiKey',
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Delete an API key',
    params,
    run: (ctx, { params }) => deleteApiKey(ctx, params.id),
  }),

  operation({
    id: 'getCredits',
    method: 'GET',
    path: '/admin/credits',
    scope: 'credits:read',
    tag: 'Credits',
    summary: 'Read the credit balance',
    answer: Credits,
    run: getCredits,
  }),

  operation({
    id: 'listCreditEntries',
    method: 'GET',
    path: '/admin/credits/ledger',
    scope: 'credits:read',
    tag: 'Credits',
    summary: 'List every movement of credits',
    query: Type.Object(Page),
    list: CreditEntry,
    run: (ctx, { query }) => listCreditEntries(ctx, query),
  }),
]
