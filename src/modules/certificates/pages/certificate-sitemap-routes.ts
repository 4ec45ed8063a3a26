import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { shownInSearch } from '../holders/shown-in-search.ts'
import { certificateLinks } from '../records/certificate-queries.ts'

/** The sitemap of certificates that their holders show to search engines (sitemaps.org); robots.txt names it. */
export function certificateSitemapRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/sitemap-certificates.xml',
      config: { access: 'public:read', reads: 'available' },
      schema: { hide: true, response: { 200: Type.Any() } },
      handler: async (request, reply) =>
        reply
          .type('application/xml; charset=utf-8')
          .headers({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' })
          .send(Readable.from(sitemap(reading(request, services)), { objectMode: false })),
    })
  }
}

async function* sitemap(services: Services): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  for await (const some of shownInSearch(services))
    yield some.map((publicId) => `<url><loc>${certificateLinks(services, publicId).cert_url}</loc></url>\n`).join('')
  yield '</urlset>\n'
}
