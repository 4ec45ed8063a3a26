import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { revalidate } from '../../../platform/pages/revalidate.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { findOrganiser, listPublicEvents } from '../../marketplace/index.ts'
import { type AskedOnPage, askedOnPage, PER_PAGE } from './asked-on-page.ts'
import { feedText } from './feed-text.ts'
import { isIndexed, marketplacePage } from './marketplace-page.ts'
import { type Found, MARKETPLACE, marketVisit } from './marketplace-place.ts'

/** Events in the feed. */
const IN_FEED = 50

const config = { access: 'public:read', reads: 'available' } as const
const schema = {
  hide: true,
  querystring: Type.Record(Type.String(), Type.Any()),
  response: { 200: Type.String(), 304: Type.String() },
} as const

/** Public events as a page without scripts, and as a feed. */
export function marketplacePageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const begin = (request: FastifyRequest, reply: FastifyReply) => marketVisit(site, services.now(), request, reply)

  return async (app) => {
    await servePages(app, site, MARKETPLACE)
    revalidate(app)

    app.route({
      method: 'GET',
      url: '/marketplace',
      config,
      schema,
      handler: async (request, reply) => {
        const visit = begin(request, reply)
        const asked = askedOnPage(request.query)
        const found = await find(reading(request, services), asked, { ...asked, limit: PER_PAGE })
        if (isIndexed(found)) reply.removeHeader('X-Robots-Tag')
        return reply.send(marketplacePage(visit, found))
      },
    })

    app.route({
      method: 'GET',
      url: '/marketplace.rss',
      config,
      schema,
      handler: async (request, reply) => {
        const visit = begin(request, reply)
        const asked = askedOnPage(request.query)
        const found = await find(reading(request, services), asked, {
          ...asked,
          page: 1,
          limit: IN_FEED,
          sort: 'newest',
        })
        return reply.type('application/rss+xml; charset=utf-8').send(feedText(visit, found))
      },
    })
  }
}

type Query = Parameters<typeof listPublicEvents>[1]

async function find(services: Services, asked: AskedOnPage, query: Query): Promise<Found> {
  const [page, organiser] = await Promise.all([
    listPublicEvents(services, query).catch((error: unknown) => {
      // Other values that the list rejects never reach it from here.
      if (error instanceof AppError && error.code === 'validation_failed') return null
      throw error
    }),
    asked.organisation === undefined ? null : findOrganiser(services, asked.organisation),
  ])
  return { asked, page, organiser }
}
