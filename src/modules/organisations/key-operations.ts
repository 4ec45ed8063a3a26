import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { listApiKeys } from './api-key-queries.ts'
import { createApiKey } from './create-api-key.ts'
import { listCreditEntries } from './credit-ledger.ts'
import { getCredits } from './credits.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { ApiKey, CreateApiKeyBody, CreditEntry, Credits, NewApiKey, UpdateApiKeyBody } from './key-schema.ts'
import { SCOPES } from './scopes.ts'
import { updateApiKey } from './update-api-key.ts'

const params = Type.Object({ id: IdOf('key') })

export const keyOperations: readonly Operation[] = [
  operation({
    id: 'listApiKeys',
    method: 'GET',
    path: '/admin/api-keys',
    scope: 'api_keys:read',
    tag: 'API keys',
    summary: 'List API keys',
    description:
      'Lists the organisation\'s API keys, newest first, with name, prefix, scopes and last use. The value of a key is shown only once, by "Create an API key".',
    query: Type.Object(Page),
    list: ApiKey,
    run: (ctx, { query }) => listApiKeys(ctx, query),
  }),

  operation({
    id: 'createApiKey',
    sensitive: true,
    method: 'POST',
    path: '/admin/api-keys',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Create an API key',
    description:
      'Creates a key with scopes that your own key has. The response contains the value as `key`. It is shown only this once, so store it now. The key expires at expires_at; without one it never expires.',
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
    summary: 'List scopes',
    description:
      'Lists all scopes that a key can have, such as `events:read`. A write scope does not include the read scope. Useful before "Create an API key" and "Update an API key".',
    answer: Type.Array(Type.String()),
    run: async () => [...SCOPES],
  }),

  operation({
    id: 'updateApiKey',
    sensitive: true,
    method: 'PATCH',
    path: '/admin/api-keys/:id',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Update an API key',
    description:
      'Changes the name, scopes, expiry or active flag; only the fields you send change, and the key\'s value stays the same. `active: false` switches the key off from the next request and can be undone; "Delete an API key" cannot.',
    params,
    body: UpdateApiKeyBody,
    answer: ApiKey,
    run: (ctx, { params, body }) => updateApiKey(ctx, params.id, body),
  }),

  operation({
    id: 'deleteApiKey',
    sensitive: true,
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    scope: 'api_keys:write',
    tag: 'API keys',
    summary: 'Delete an API key',
    description:
      'Permanently deletes a key. It stops working with the next request, and this cannot be undone. To switch a key off temporarily, use "Update an API key" with `active: false`.',
    irreversible: 'Programs that use this key lose access. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteApiKey(ctx, params.id),
  }),

  operation({
    id: 'getCredits',
    method: 'GET',
    path: '/admin/credits',
    scope: 'credits:read',
    tag: 'Credits',
    summary: 'Get the credit balance',
    description:
      'Returns the credits you can spend now, and those held for unfinished bulk jobs. One credit pays for one certificate of a bulk job. For all movements, use "List credit entries".',
    answer: Credits,
    run: getCredits,
  }),

  operation({
    id: 'listCreditEntries',
    method: 'GET',
    path: '/admin/credits/ledger',
    scope: 'credits:read',
    tag: 'Credits',
    summary: 'List credit entries',
    description:
      'Lists every movement of credits, newest first: grants, and holds, captures and releases of bulk jobs. The amounts of all entries add up to the balance of "Get the credit balance".',
    query: Type.Object(Page),
    list: CreditEntry,
    run: (ctx, { query }) => listCreditEntries(ctx, query),
  }),
]
