import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id, Page, Search } from '../../platform/http/schema.ts'
import { deleteEvent } from './delete-event.ts'
import { getEvent, listEvents } from './event-queries.ts'
import { CreateEventBody, Event, UpdateEventBody } from './event-schema.ts'
import { createEvent, updateEvent } from './save-event.ts'
import { setRegistrationClosed } from './set-registration.ts'

const params = Type.Object({ id: Id })
const tags = ['Events']

export const eventRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events',
    config: { access: 'events:read' },
    schema: {
      operationId: 'listEvents',
      summary: 'List events, newest first',
      tags,
      querystring: Type.Object({ ...Page, search: Search }),
      response: { 200: Type.Array(Event) },
    },
    handler: async (request, reply) => sendPage(request, reply, await listEvents(request.ctx, request.query)),
  })

  app.route({
    method: 'POST',
    url: '/admin/events',
    config: { access: 'events:write' },
    schema: {
      operationId: 'createEvent',
      summary: 'Create an event',
      tags,
      body: CreateEventBody,
      response: { 201: Event },
    },
    handler: (request, reply) => answer(request, reply, 201, (ctx) => createEvent(ctx, request.body)),
  })

  app.route({
    method: 'GET',
    url: '/admin/events/:id',
    config: { access: 'events:read' },
    schema: { operationId: 'getEvent', summary: 'Read an event', tags, params, response: { 200: Event } },
    handler: (request) => getEvent(request.ctx, request.params.id),
  })

  app.route({
    method: 'PATCH',
    url: '/admin/events/:id',
    config: { access: 'events:write' },
    schema: {
      operationId: 'updateEvent',
      summary: 'Change the given fields of an event',
      tags,
      params,
      body: UpdateEventBody,
      response: { 200: Event },
    },
    handler: (request) => updateEvent(request.ctx, request.params.id, request.body),
  })

  app.route({
    method: 'DELETE',
    url: '/admin/events/:id',
    config: { access: 'events:write' },
    schema: {
      operationId: 'deleteEvent',
      summary: 'Delete an event with its attendees, certificates and sessions, for ever',
      tags,
      params,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await deleteEvent(request.ctx, request.params.id)
      return reply.code(204).send(null)
    },
  })

  for (const [action, closed, summary] of [
    ['close-registration', true, 'Close registration'],
    ['open-registration', false, 'Open registration'],
  ] as const) {
    app.route({
      method: 'POST',
      url: `/admin/events/:id/${action}`,
      config: { access: 'events:write' },
      schema: {
        operationId: closed ? 'closeRegistration' : 'openRegistration',
        summary,
        tags,
        params,
        response: { 200: Event },
      },
      handler: (request, reply) =>
        answer(request, reply, 200, (ctx) => setRegistrationClosed(ctx, request.params.id, closed)),
    })
  }
}
