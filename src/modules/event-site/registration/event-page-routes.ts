import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptForms, type Fields } from '../../../platform/pages/accept-forms.ts'
import { missingPage } from '../../../platform/pages/missing-page.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { findRegistrationEvent, type RegistrationEvent } from '../../attendees/index.ts'
import { hasMailServer } from '../../emails/index.ts'
import { donePage, outcomeOf } from './done-page.ts'
import { eventPage, isIndexed } from './event-page.ts'
import { withSessions } from './public-event.ts'
import { REGISTRATION, type RegistrationVisit, registrationVisitOf } from './registration-place.ts'
import { emptyForm, takeForm } from './take-form.ts'

const params = Type.Object({ slug: Type.String({ description: 'Slug of the event' }) })

/** The event page, where people register without a script. */
export function eventPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  const begin = (request: FastifyRequest, reply: FastifyReply, event: RegistrationEvent | null): RegistrationVisit =>
    registrationVisitOf({ site, now: services.now() }, request, reply, event?.event_language ?? null)

  return async (app) => {
    await servePages(app, site, REGISTRATION)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/e/:slug',
      config: { access: 'public:read' },
      schema: {
        hide: true,
        params,
        querystring: Type.Object({ done: Type.Optional(Type.String()) }),
        response: { 200: Type.String(), 404: Type.String() },
      },
      handler: async (request, reply) => {
        const event = await findRegistrationEvent(services, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return reply.code(404).send(missingPage(visit, visit.words.missing, REGISTRATION))
        // The number of places changes, but the visitor's browser may keep the form, to go back to it.
        reply.header('Cache-Control', 'private, no-cache')
        const done = outcomeOf(request.query.done)
        if (done !== null) return reply.send(donePage(visit, event, done, await hasMailServer(services, event.org_id)))
        if (isIndexed(event)) reply.removeHeader('X-Robots-Tag')
        return reply.send(eventPage(visit, await withSessions(services, event), emptyForm(services, event)))
      },
    })

    app.route({
      method: 'POST',
      url: '/e/:slug',
      config: { access: 'public:submit' },
      schema: { params, ...sentForm },
      handler: async (request, reply) => {
        const event = await findRegistrationEvent(services, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return reply.code(404).send(missingPage(visit, visit.words.missing, REGISTRATION))
        const taken = await takeForm(services, request, visit, {
          event,
          fields: request.body as Fields,
          draw: async (event, form) => eventPage(visit, await withSessions(services, event), form),
        })
        if ('status' in taken) return reply.redirect(`${site.root}/e/${event.slug}?done=${taken.status}`, 303)
        return reply.code(taken.code).send(taken.page)
      },
    })
  }
}
