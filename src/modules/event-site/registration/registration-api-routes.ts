import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
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
  id: Type.String({ description: 'The last part of its `public_url`, or its id while it is public' }),
})
const ofRegistration = Type.Object({
  token: Type.String({ description: 'The last part of the personal link in the mails about a registration' }),
})
const tags = ['Registration']

/** What a form of somebody's own needs: an event as visitors see it, and registering for it. */
export function registrationApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
    await app.register(registrationRoutes(services))
    app.route({
      method: 'GET',
      url: '/public/events/:id',
      config: { access: 'public:read' },
      schema: {
        operationId: 'getPublicEvent',
        summary: 'Read an event for visitors',
        description:
          'Gives anyone, without a key, what a registration form needs of an event: its facts, questions, agenda, and whether people can register. For events of all organisations in the marketplace, use List public events.',
        tags,
        params: ofEvent,
        response: { 200: PublicEvent },
      },
      handler: async (request) => {
        const event = await findRegistrationEvent(services, request.params.id)
        if (event === null) throw new AppError('not_found', 'There is no event at this address.')
        return publicEventToWire(services, await withSessions(services, event))
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
          'Registers somebody without a key, or puts them on the waiting list when no place is left; they get a mail with their link. For an address that is registered already nothing changes, and the answer is the same. As the organiser, use "Create an attendee".',
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

/** What whoever has the link of a registration can do. */
function registrationRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const own = { url: '/public/registrations/:token' } as const
    app.route({
      ...own,
      method: 'GET',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        operationId: 'getRegistration',
        summary: 'Read a registration',
        description:
          'Gives back a registration by its personal link, without a key: its state, answers, place on the waiting list and ticket. There is no e-mail address and no id in it.',
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
        summary: 'Change a registration',
        description:
          'Changes name, language or answers by the personal link, without a key; with status=registered it takes the place that is offered. Fields that are left out stay. A certificate that was issued keeps the old name. Not after the event.',
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
          'Gives up the place, or leaves the waiting list, by the personal link, without a key. A repeat changes nothing. There is no way back but to register again. Not after the event.',
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
