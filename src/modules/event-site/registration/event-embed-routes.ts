import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { acceptForms, type Fields } from '../../../platform/pages/accept-forms.ts'
import { lookQuery, readLook } from '../../../platform/pages/embedding/embed-style.ts'
import { frameAnywhere } from '../../../platform/pages/embedding/frame-anywhere.ts'
import { framedPage } from '../../../platform/pages/embedding/framed-page.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { findRegistrationEvent } from '../../attendees/index.ts'
import { hasMailServer } from '../../emails/index.ts'
import { DoneQuery, donePart, outcomeQuery, readOutcome } from './done-page.ts'
import { LookQuery } from './embed-style-routes.ts'
import { embeddedRegistration, missingPart } from './embedded-registration.ts'
import { mountGuestForm } from './guest-form-routes.ts'
import { REGISTRATION, type RegistrationVisit, visitsOf } from './registration-place.ts'
import { newForm, takeForm } from './take-form.ts'

const params = Type.Object({ slug: Type.String({ description: 'Slug of the event' }) })
const querystring = Type.Object({ ...LookQuery, ...DoneQuery })
const response = { 200: Type.String(), 404: Type.String() }

/** The registration for an event in a frame of any website. It needs no script, and stores nothing in the browser. */
export function eventEmbedRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const begin = visitsOf(services)

  return async (app) => {
    await servePages(app, site, REGISTRATION)
    frameAnywhere(app, () => true)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/e/:slug/embed',
      config: { access: 'public:read', reads: 'available' },
      schema: { hide: true, params, querystring, response },
      handler: async (request, reply) => {
        const at = reading(request, services)
        const event = await findRegistrationEvent(at, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return sendMissing(request, reply, visit)
        reply.header('Cache-Control', 'private, no-cache')
        const look = readLook(request.query)
        const done = readOutcome(request.query)
        if (done !== null) {
          const back = `${site.root}/e/${event.slug}/embed${lookQuery(look)}`
          const main = donePart(visit, event, done, { mails: await hasMailServer(at, event.org_id), back })
          return reply.send(framedPage(visit, { title: visit.words.done[done.status].heading, main, look }))
        }
        return reply.send(embeddedRegistration(visit, event, newForm(services, event), look))
      },
    })

    mountGuestForm(app, services, {
      ...{ url: '/e/:slug/embed/people', begin, missing: sendMissing },
      draw: (request, visit, event, form) =>
        embeddedRegistration(visit, event, form, readLook(request.query as object)),
    })

    app.route({
      method: 'POST',
      url: '/e/:slug/embed',
      config: { access: 'public:submit' },
      schema: { params, querystring, ...sentForm },
      handler: async (request, reply) => {
        const event = await findRegistrationEvent(services, request.params.slug)
        const visit = begin(request, reply, event)
        if (event === null) return sendMissing(request, reply, visit)
        const look = readLook(request.query)
        const taken = await takeForm(services, request, visit, {
          event,
          fields: request.body as Fields,
          draw: (event, form) => embeddedRegistration(visit, event, form, look),
        })
        if (!('status' in taken)) return reply.code(taken.code).send(taken.page)
        const query = new URLSearchParams(lookQuery(look))
        for (const [name, value] of Object.entries(outcomeQuery(taken))) query.set(name, value)
        return reply.redirect(`${site.root}/e/${event.slug}/embed?${query}`, 303)
      },
    })
  }
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, visit: RegistrationVisit): FastifyReply {
  const title = visit.words.missing.heading
  const look = readLook(request.query as object)
  return reply.code(404).send(framedPage(visit, { title, main: missingPart(visit), look }))
}
