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

/** API keys and credits. */
export const keyOperations: readonly Operation[] = [
  operation({
    id: 'listApiKeys',
    method: 'GET',
    path: '/admin/api-keys',
    scope: 'api_keys:read',
    tag: 'API keys',
    summary: 'List API keys',
    description:
      'Pages of all API keys of the organisation, newest first, with name, prefix, scopes and last use. The value of a key is never shown here; only "Create an API key" shows it.',
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
      'Makes a key with scopes that your own key has. The answer holds its value as `key`, this once: it cannot be read again, so keep it at once. A key ends at expires_at, or never without one.',
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
      'All scopes that a key can have, as plain texts such as `events:read`. A scope to write does not include the one to read. Use it before "Create an API key" or "Change an API key".',
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
    summary: 'Change an API key',
    description:
      'Changes name, scopes, expiry or the active flag; only the sent fields change, and its value stays. `active: false` switches it off from the next request on and can be taken back, other than "Delete an API key".',
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
      'Ends a key for ever, from the next request on; this cannot be undone. To switch it off for a while, use "Change an API key" with `active: false`.',
    irreversible: 'Programs that use this key are refused from now on. It cannot be undone.',
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
    description:
      'How many credits can be spent now, and how many are held for unfinished bulk jobs. One credit pays one certificate of a bulk job. For what came and went use "List credit entries".',
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
      'Pages of every movement of credits, newest first: grants, and holds, captures and releases of bulk jobs. The amounts of all entries add up to what "Read the credit balance" answers.',
    query: Type.Object(Page),
    list: CreditEntry,
    run: (ctx, { query }) => listCreditEntries(ctx, query),
  }),
]
