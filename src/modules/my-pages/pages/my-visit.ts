import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptForms } from '../../../platform/pages/accept-forms.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { type Visit, visitOf } from '../../../platform/pages/visit.ts'
import { isFromOwnPage, NOT_OWN_PAGE } from '../../identity/index.ts'
import { MY } from './ask-page.ts'

/** Starts the response of a page. */
export function myVisit(services: Services, request: FastifyRequest, reply: FastifyReply): Visit {
  return visitOf({ site: siteFacts(services), now: services.now() }, request, reply, null)
}

/** Sets up the pages: no cache keeps them, and no other site can send their forms. */
export async function serveMyPages(app: FastifyInstance, services: Services): Promise<void> {
  await servePages(app, siteFacts(services), MY)
  acceptForms(app)
  app.addHook('onRequest', async (request, reply) => {
    // Old browsers tell the origin of a form only with this policy.
    reply.headers({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })
    if (!isFromOwnPage(services, request)) throw new AppError('forbidden', NOT_OWN_PAGE)
  })
}
