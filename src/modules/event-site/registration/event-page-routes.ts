import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { acceptForms, type Fields } from '../../../platform/pages/accept-forms.ts'
import { missingPage } from '../../../platform/pages/missing-page.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { findRegistrationEvent } from '../../attendees/index.ts'
import { hasMailServer } from '../../emails/index.ts'
import { DoneQuery, donePage, outcomeQuery, readOutcome } from './done-page.ts'
import { eventPage, isIndexed } from './event-page.ts'
import { mountGuestForm } from './guest-form-routes.ts'
import { withSessions } from './public-event.ts'
import { REGISTRATION, type RegistrationVisit, visitsOf } from './registration-place.ts'
import { newForm, takeForm } from './take-form.ts'

const params = Type.Object({ slug: Type.String({ description: 'Slug of the event' }) })

/** The event page, where people register without a script. */
export function eventPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const begin = visitsOf(services)

  return async (app) => {
    await servePages(app, site, REGISTRATION)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/e/:slug',
      config: { access: 'public:read', reads: 'available' },
      schema: {
        hide: true,
        params,
        querystring: Type.Object(DoneQuery),
        response: { 200: Type.String(), 404: Type.String() },
      },
      handler: async (request, reply) => {
        const at = reading(request, services)
        const event = await findRegistrationEvent(at, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return missing(request, reply, visit)
        // The number of places changes, but the visitor's browser may keep the form, to go back to it.
        reply.header('Cache-Control', 'private, no-cache')
        const done = readOutcome(request.query)
        if (done !== null) return reply.send(donePage(visit, event, done, await hasMailServer(at, event.org_id)))
        if (isIndexed(event)) reply.removeHeader('X-Robots-Tag')
        return reply.send(eventPage(visit, await withSessions(at, event), newForm(services, event)))
      },
    })

    mountGuestForm(app, services, {
      ...{ url: '/e/:slug/people', begin, missing },
      draw: async (_request, visit, event, form) => eventPage(visit, await withSessions(services, event), form),
    })

    app.route({
      method: 'POST',
      url: '/e/:slug',
      config: { access: 'public:submit' },
      schema: { params, ...sentForm },
      handler: async (request, reply) => {
        const event = await findRegistrationEvent(services, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return missing(request, reply, visit)
        const taken = await takeForm(services, request, visit, {
          event,
          fields: request.body as Fields,
          draw: async (event, form) => eventPage(visit, await withSessions(services, event), form),
        })
        if ('status' in taken)
          return reply.redirect(`${site.root}/e/${event.slug}?${new URLSearchParams(outcomeQuery(taken))}`, 303)
        return reply.code(taken.code).send(taken.page)
      },
    })
  }
}

function missing(_request: FastifyRequest, reply: FastifyReply, visit: RegistrationVisit): FastifyReply {
  return reply.code(404).send(missingPage(visit, visit.words.missing, REGISTRATION))
}
