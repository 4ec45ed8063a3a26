import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { ApiKey, CreateApiKeyBody, CreditEntry, Credits, NewApiKey, UpdateApiKeyBody } from './account-schema.ts'
import { listApiKeys } from './api-key-queries.ts'
import { createApiKey } from './create-api-key.ts'
import { listCreditEntries } from './credit-ledger.ts'
import { readCredits } from './credits.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { SCOPES } from './scopes.ts'
import { updateApiKey } from './update-api-key.ts'

const params = Type.Object({ id: Id })

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/api-keys',
    config: { access: 'api_keys:read' },
    schema: {
      operationId: 'listApiKeys',
      summary: 'List API keys, without their values',
      tags: ['API keys'],
      querystring: Type.Object(Page),
      response: { 200: Type.Array(ApiKey) },
    },
    handler: async (request, reply) => sendPage(request, reply, await listApiKeys(request.ctx, request.query)),
  })

  app.route({
    method: 'POST',
    url: '/admin/api-keys',
    config: { access: 'api_keys:write' },
    schema: {
      operationId: 'createApiKey',
      summary: 'Create an API key; its value is shown this once',
      tags: ['API keys'],
      body: CreateApiKeyBody,
      response: { 201: NewApiKey },
    },
    handler: (request, reply) => answer(request, reply, 201, (ctx) => createApiKey(ctx, request.body)),
  })

  app.route({
    method: 'GET',
    url: '/admin/api-keys/scopes',
    config: { access: 'api_keys:read' },
    schema: {
      operationId: 'listScopes',
      summary: 'List the scopes that a key can have',
      tags: ['API keys'],
      response: { 200: Type.Array(Type.String()) },
    },
    handler: async () => [...SCOPES],
  })

  app.route({
    method: 'PATCH',
    url: '/admin/api-keys/:id',
    config: { access: 'api_keys:write' },
    schema: {
      operationId: 'updateApiKey',
      summary: 'Change name, scopes, expiry or the active flag of an API key',
      tags: ['API keys'],
      params,
      body: UpdateApiKeyBody,
      response: { 200: ApiKey },
    },
    handler: (request) => updateApiKey(request.ctx, request.params.id, request.body),
  })

  app.route({
    method: 'DELETE',
    url: '/admin/api-keys/:id',
    config: { access: 'api_keys:write' },
    schema: {
      operationId: 'deleteApiKey',
      summary: 'Delete an API key',
      tags: ['API keys'],
      params,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await deleteApiKey(request.ctx, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'GET',
    url: '/admin/credits',
    config: { access: 'credits:read' },
    schema: {
      operationId: 'getCredits',
      summary: 'Read the credit balance',
      tags: ['Credits'],
      response: { 200: Credits },
    },
    handler: (request) => readCredits(request.ctx),
  })

  app.route({
    method: 'GET',
    url: '/admin/credits/ledger',
    config: { access: 'credits:read' },
    schema: {
      operationId: 'listCreditEntries',
      summary: 'List every movement of credits',
      tags: ['Credits'],
      querystring: Type.Object(Page),
      response: { 200: Type.Array(CreditEntry) },
    },
    handler: async (request, reply) => sendPage(request, reply, await listCreditEntries(request.ctx, request.query)),
  })
}
