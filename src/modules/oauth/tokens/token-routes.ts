import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { visitorOf } from '../../organisations/index.ts'
import { acceptTokenForms, answerAsOAuth, sendOAuthError } from '../protocol/oauth-errors.ts'
import { readResource } from '../read-resource.ts'
import { exchangeCode } from './exchange-code.ts'
import type { Tokens } from './issue-tokens.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { type TokenError, tokenError } from './token-error.ts'

type Parameters = Record<string, string>

/** The token endpoint (RFC 6749, section 3.2) and the revocation endpoint (RFC 7009). All clients are public. */
export function tokenRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    acceptTokenForms(app)
    answerAsOAuth(app)
    const route = (url: string, handle: (ctx: Context, given: Parameters) => Promise<Tokens | TokenError | object>) =>
      app.route({
        method: 'POST',
        url,
        config: { access: 'public:read' },
        schema: { hide: true, body: Type.Any(), response: { 200: Type.Any() } },
        handler: async (request, reply) =>
          answer(reply, await handle(contextOf(services, request), parametersOf(request))),
      })
    route('/oauth/token', (ctx, given) => giveTokens(ctx, given))
    route('/oauth/revoke', async (ctx, given) => {
      const { token, client_id: clientId } = given
      if (token === undefined || clientId === undefined) return missing(['token', 'client_id'])
      await revokeTokens(ctx, { token, clientId })
      return {}
    })
  }
}

function contextOf(services: Services, request: FastifyRequest): Context {
  return { ...services, orgId: 0, actor: visitorOf(services, request), requestId: request.id }
}

const parametersOf = ({ body }: FastifyRequest): Parameters => (body ?? {}) as Parameters

function answer(reply: FastifyReply, result: Tokens | TokenError | object): FastifyReply {
  if ('error' in result && 'why' in result) {
    const { error, why } = result as TokenError
    const status = error === 'invalid_client' ? 401 : 400
    return sendOAuthError(reply, status, error, { message: why, code: 'invalid_request' })
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(result)
}

async function giveTokens(ctx: Context, given: Parameters): Promise<Tokens | TokenError> {
  const { grant_type: kind, client_id, resource: named } = given
  const resource = named === undefined ? null : readResource(ctx, named)
  if (named !== undefined && resource === null) return tokenError('invalid_target', 'resource is none of this service.')
  if (client_id === undefined) return tokenError('invalid_client', 'client_id is missing.')
  if (kind === 'authorization_code') {
    const { code, code_verifier, redirect_uri = null } = given
    if (code === undefined || code_verifier === undefined) return missing(['code', 'code_verifier'])
    return exchangeCode(ctx, { code, client_id, code_verifier, redirect_uri, resource })
  }
  if (kind === 'refresh_token') {
    const { refresh_token, scope = null } = given
    if (refresh_token === undefined) return missing(['refresh_token'])
    return refreshTokens(ctx, { refresh_token, client_id, scope, resource })
  }
  if (kind === undefined) return missing(['grant_type'])
  return tokenError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.')
}

function missing(names: string[]): TokenError {
  return tokenError('invalid_request', `The request needs ${names.join(' and ')}.`)
}
