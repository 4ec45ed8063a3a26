import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { failuresAsPages } from './failures-as-pages.ts'
import type { Place } from './page-frame.ts'
import { PAGE_HEADERS } from './page-headers.ts'
import type { SiteFacts } from './site-facts.ts'

/** What all pages of a place have in common: their headers, and failures that are told as pages. */
export async function servePages(app: FastifyInstance, site: SiteFacts, place: Place): Promise<void> {
  await app.register(helmet, PAGE_HEADERS)
  app.addHook('onRequest', async (_request, reply) => void reply.header('X-Robots-Tag', 'noindex, noarchive'))
  failuresAsPages(app, site, place)
}
