import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import {
  cancelRegistration,
  changeRegistration,
  findRegistration,
  findRegistrationEvent,
  Registration,
  RegistrationBody,
  RegistrationChange,
  RegistrationReceived,
  register,
} from '../../attendees/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { PublicEvent, publicEventToWire, withSessions } from './public-event.ts'
import { registrationToWire } from './registration-to-wire.ts'

const ofEvent = Type.Object({
  id: Type.String({ description: 'Last segment of its `public_url`, or its id while it is public' }),
})
const ofRegistration = Type.Object({
  token: Type.String({ description: 'Last segment of the personal link in registration emails' }),
})
const tags = ['Registration']

/** Public endpoints for custom registration forms. */
export function registrationApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
    await app.register(registrationRoutes(services))
    app.route({
      method: 'GET',
      url: '/public/events/:id',
      config: { access: 'public:read', reads: 'available' },
      schema: {
        operationId: 'getPublicEvent',
        summary: 'Get an event for visitors',
        description:
          'Returns what a registration form needs, without a key: the facts, questions and agenda of an event, and whether registration is open. For all public events, use "List public events".',
        tags,
        params: ofEvent,
        response: { 200: PublicEvent },
      },
      handler: async (request) => {
        const at = reading(request, services)
        const event = await findRegistrationEvent(at, request.params.id)
        if (event === null) throw new AppError('not_found', 'No event has this address.')
        return publicEventToWire(at, await withSessions(at, event))
      },
    })

    app.route({
      method: 'POST',
      url: '/public/events/:id/registrations',
      config: { access: 'public:submit' },
      schema: {
        operationId: 'register',
        summary: 'Register for an event',
        description:
          'Registers a person and their guests without a key, or puts them on the waiting list, and emails each their personal link. They may be `pending` first, or have to confirm the address. The response is the same for a registered address, for which nothing changes. Organisers use "Create an attendee".',
        tags,
        params: ofEvent,
        body: RegistrationBody,
        response: { 201: RegistrationReceived },
      },
      handler: async (request, reply) => {
        reply.code(201)
        return register(visitorIn(services, request), request.params.id, request.body)
      },
    })
  }
}

/** Endpoints for the holder of a personal link. */
function registrationRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const own = { url: '/public/registrations/:token' } as const
    app.route({
      ...own,
      method: 'GET',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        operationId: 'getRegistration',
        summary: 'Get a registration',
        description:
          'Returns a registration by its personal link, without a key: status, answers, waiting-list position and ticket. The response has no email address and no id.',
        tags,
        params: ofRegistration,
        response: { 200: Registration },
      },
      handler: async (request) => registrationToWire(services, await findRegistration(services, request.params.token)),
    })

    app.route({
      ...own,
      method: 'PATCH',
      config: { access: 'public:submit', secretAddress: true },
      schema: {
        operationId: 'changeRegistration',
        summary: 'Update a registration',
        description:
          'Updates name, language or answers by the personal link, without a key; status=registered accepts an offered place. Issued certificates keep the old name. Not possible after the event.',
        tags,
        params: ofRegistration,
        body: RegistrationChange,
        response: { 200: Registration },
      },
      handler: async (request) => {
        const visitor = visitorIn(services, request)
        return registrationToWire(services, await changeRegistration(visitor, request.params.token, request.body))
      },
    })

    app.route({
      ...own,
      method: 'DELETE',
      config: { access: 'public:submit', secretAddress: true },
      schema: {
        operationId: 'cancelRegistration',
        summary: 'Cancel a registration',
        description:
          'Cancels a registration or leaves the waiting list by the personal link, without a key. Repeating the call changes nothing. To come back, register again. Not possible after the event.',
        tags,
        params: ofRegistration,
        response: { 204: Type.Null() },
      },
      handler: async (request, reply) => {
        await cancelRegistration(visitorIn(services, request), request.params.token)
        return reply.code(204).send(null)
      },
    })
  }
}
