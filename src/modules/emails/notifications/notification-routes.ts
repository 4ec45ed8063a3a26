import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { oneOf } from '../../../platform/http/validation/schema.ts'
import { receiveNotification } from './receive-notification.ts'

/** SendGrid sends at most 768 KB at a time; all others send single events. */
const MAX_BYTES = 1_048_576

/** Receives notifications of email providers. Each authenticates in its own way, over the bytes of the body. */
export function notificationRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    app.route({
      method: 'POST',
      url: '/notifications/:provider',
      config: { access: 'open' },
      schema: {
        hide: true,
        params: Type.Object({ provider: oneOf(['ses', 'postmark', 'mailgun', 'sendgrid']) }),
        response: { 204: Type.Null() },
      },
      handler: async ({ params, headers, body }, reply) => {
        await receiveNotification(services, params.provider, { headers, body: body as Buffer })
        return reply.code(204).send(null)
      },
    })
  }
}
