import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { MAX_ADDRESSES, sitemapParts } from '../../marketplace/index.ts'
import { robotsText, sitemapIndex, sitemapTag, sitemapText } from './sitemap-text.ts'

const config = { access: 'public:read', reads: 'available' } as const
const response = { 200: Type.Any(), 304: Type.Any() }

/** Sitemap (sitemaps.org) and robots.txt (RFC 9309). */
export function sitemapRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const kept = lruCache<Buffer>({ values: 8, bytes: 32 * 1_048_576 }, ({ length }) => length)
  const inTurn = fairQueue({
    atOnce: 1,
    waiting: 20,
    busy: 'Too many ask for the sitemap right now. Try again in a few seconds.',
  })

  /** Sends the sitemap of some parts, cached until any of them changes. */
  const send = (request: FastifyRequest, reply: FastifyReply, which: (number: number) => boolean, asIndex: boolean) =>
    inTurn(async () => {
      const at = reading(request, services)
      const parts = (await sitemapParts(at)).filter(({ number }) => which(number))
      const count = parts.reduce((sum, { addresses }) => sum + addresses, 0)
      const isIndex = asIndex && count >= MAX_ADDRESSES
      const tag = sitemapTag(site, parts, isIndex)
      reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' })
      if (isHeld(request, tag)) return reply.code(304).send()
      if (!asIndex && parts.length === 0) throw new AppError('not_found', 'The sitemap has no such part.')
      const text =
        kept.get(tag) ?? Buffer.from(isIndex ? sitemapIndex(site, parts) : await sitemapText(at, site, parts, asIndex))
      kept.set(tag, text)
      return reply.type('application/xml; charset=utf-8').header('X-Content-Type-Options', 'nosniff').send(text)
    })

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/sitemap.xml',
      config,
      schema: { hide: true, response },
      handler: (request, reply) => send(request, reply, () => true, true),
    })

    app.route({
      method: 'GET',
      url: '/sitemap-:number(^\\d{1,6}$).xml',
      config,
      schema: { hide: true, params: Type.Object({ number: Type.Integer() }), response },
      handler: (request, reply) => {
        const { number: asked } = request.params as { number: number }
        return send(request, reply, (number) => number === asked, false)
      },
    })

    app.route({
      method: 'GET',
      url: '/robots.txt',
      config: { access: 'open' },
      schema: { hide: true, response },
      handler: async (_request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .headers({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' })
          .send(robotsText(site)),
    })
  }
}
