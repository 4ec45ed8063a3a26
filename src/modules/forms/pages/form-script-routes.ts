import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { EMBED_SCRIPT, FRAME_SCRIPT } from './browser-scripts.ts'

const SCRIPTS = [
  // The same for every form, and for addresses of none, so that it tells nobody which there are.
  { url: '/f/:slug.js', text: EMBED_SCRIPT, keep: 'public, max-age=3600' },
  { url: '/assets/form-in-frame.js', text: FRAME_SCRIPT.text, keep: 'public, max-age=31536000, immutable' },
]

/** The scripts of embedded forms: one runs in pages from anywhere, the other in the form. */
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
