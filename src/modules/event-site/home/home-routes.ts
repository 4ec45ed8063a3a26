import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { FAVICON } from '../../../platform/http/reference/laurel-mark.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { hasNoRoute, nothingAt } from '../../../platform/http/server/refuse-unknown-routes.ts'
import { failuresAsPages } from '../../../platform/pages/failures-as-pages.ts'
import { VARY } from '../../../platform/pages/page-headers.ts'
import { preferredForm } from '../../../platform/pages/preferred-form.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { hasMembers } from '../../identity/index.ts'
import { hasPublicEvents } from '../../marketplace/index.ts'
import { SITE } from './site-place.ts'

const config = { access: 'open' } as const
const A_DAY = 'public, max-age=86400'

/** The root of the site, and the icon that browsers show in a tab. */
export function homeRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, SITE)

    app.route({
      method: 'GET',
      url: '/',
      config: { access: 'public:read', reads: 'available' },
      schema: { hide: true, response: { 302: Type.Null(), 404: Type.Any() } },
      handler: async (request, reply) => {
        if (preferredForm(request.headers.accept) !== 'html') throw nothingAt(request.method, '/')
        reply.headers({ Vary: VARY, 'Cache-Control': 'no-store' })
        return reply.redirect(`${site.root}${await entrance(reading(request, services))}`, 302)
      },
    })

    for (const url of ['/favicon.ico', '/favicon.svg'])
      app.route({
        method: 'GET',
        url,
        config,
        schema: { hide: true, response: { 200: Type.Any() } },
        handler: async (_request, reply) =>
          reply.type('image/svg+xml; charset=utf-8').header('Cache-Control', A_DAY).send(FAVICON),
      })
  }
}

/** Returns the panel while nobody can sign in, else the public events, or the verification page if there are none. */
async function entrance(services: Services): Promise<string> {
  if (!(await hasMembers(services))) return '/admin'
  return (await hasPublicEvents(services)) ? '/marketplace' : '/verify'
}

/** Answers browsers with a page for unknown addresses; the API always answers in JSON. */
export function unknownPages(app: FastifyInstance, services: Pick<Services, 'siteUrl' | 'baseUrl'>): void {
  failuresAsPages(
    app,
    siteFacts(services),
    SITE,
    (request) => hasNoRoute(request) && !/^\/(api|mcp)\b/.test(request.url),
  )
}
