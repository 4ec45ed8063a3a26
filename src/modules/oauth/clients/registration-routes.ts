import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { answerAsOAuth, sendOAuthError } from '../protocol/oauth-errors.ts'
import type { RefusedClient } from './client-metadata.ts'
import { registerClient } from './register-client.ts'

const MAX_BODY_BYTES = 16_384

/** The registration endpoint (RFC 7591). */
export function registrationRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    answerAsOAuth(app)
    app.route({
      method: 'POST',
      url: '/oauth/register',
      bodyLimit: MAX_BODY_BYTES,
      config: { access: 'public:submit' },
      schema: { hide: true, body: Type.Any(), response: { 201: Type.Any() } },
      handler: async (request, reply) => {
        const result = await registerClient(services, request.body)
        if (isRefused(result))
          return sendOAuthError(reply, 400, result.error, { message: result.why, code: 'invalid_request' })
        return reply.code(201).type('application/json; charset=utf-8').serializer(JSON.stringify).send(result)
      },
    })
  }
}

function isRefused(result: object): result is RefusedClient {
  return 'error' in result
}
