import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { failuresAsPages } from './failures-as-pages.ts'
import type { SiteSection } from './page-frame.ts'
import { PAGE_HEADERS } from './page-headers.ts'
import type { SiteFacts } from './site-facts.ts'

/** Sets up the pages of a section: common headers, and errors as pages. */
export async function servePages(app: FastifyInstance, site: SiteFacts, place: SiteSection): Promise<void> {
  await app.register(helmet, PAGE_HEADERS)
  app.addHook('onRequest', async (_request, reply) => void reply.header('X-Robots-Tag', 'noindex, noarchive'))
  failuresAsPages(app, site, place)
}
