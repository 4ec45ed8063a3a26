import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { embedStyle, readLook } from '../../../platform/pages/embedding/embed-style.ts'

/** The look of an embedded registration in its address. */
export const LookQuery = {
  theme: Type.Optional(Type.String({ description: 'light, dark or auto' })),
  accent: Type.Optional(Type.String({ description: 'Colour of buttons and links, such as 1e5140' })),
}

/** The stylesheet of an embedded registration, on top of that of all pages. */
export const embedStyleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/assets/embed.css',
    config: { access: 'open' },
    schema: { hide: true, querystring: Type.Object(LookQuery), response: { 200: Type.Any() } },
    handler: async (request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .headers({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' })
        .send(embedStyle(readLook(request.query))),
  })
}
