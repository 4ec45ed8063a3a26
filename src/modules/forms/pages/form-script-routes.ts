import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { EMBED_SCRIPT, FRAME_SCRIPT } from '../../../platform/pages/embedding/embed-scripts.ts'

const SCRIPTS = [
  // The same for every slug, even an unknown one, so that it does not reveal which forms exist.
  { url: '/embed.js', text: EMBED_SCRIPT, keep: 'public, max-age=3600' },
  { url: '/f/:slug.js', text: EMBED_SCRIPT, keep: 'public, max-age=3600' },
  { url: '/assets/in-frame.js', text: FRAME_SCRIPT.text, keep: 'public, max-age=31536000, immutable' },
]

/** Scripts of embedded forms and registrations: for the embedding website, and inside the frame. */
export const formScriptRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const { url, text, keep } of SCRIPTS)
    app.route({
      method: 'GET',
      url,
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Any() } },
      handler: async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .headers({ 'Cache-Control': keep, 'Cross-Origin-Resource-Policy': 'cross-origin' })
          .header('X-Content-Type-Options', 'nosniff')
          .send(text),
    })
}
