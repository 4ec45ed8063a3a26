import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { brandStyle, brandStyleTag, readBrandColours } from '../../platform/pages/brand-style.ts'

const querystring = Type.Object({
  primary: Type.Optional(Type.String({ description: 'Colour of links and buttons, such as 1e5140' })),
  background: Type.Optional(Type.String({ description: 'Colour around the sheets, such as f4f2ec' })),
  v: Type.Optional(Type.String({ description: 'Hash of the stylesheet' })),
})

/** The stylesheet of an organisation's colours, on top of that of all pages. */
export const brandStyleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/assets/brand.css',
    config: { access: 'open' },
    schema: { hide: true, querystring, response: { 200: Type.Any() } },
    handler: async (request, reply) => {
      const colours = readBrandColours(request.query)
      // During an update, a page of the other version may ask for its own text.
      const isCurrent = request.query.v === brandStyleTag(colours)
      return reply
        .type('text/css; charset=utf-8')
        .headers({
          'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
          'X-Content-Type-Options': 'nosniff',
        })
        .send(brandStyle(colours))
    },
  })
}
