import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id, Page, Search } from '../../platform/http/schema.ts'
import { listAttendees } from './attendee-queries.ts'
import { Attendee, CreateAttendeeBody, UpdateAttendeeBody } from './attendee-schema.ts'
import { createAttendee, deleteAttendee, updateAttendee } from './save-attendee.ts'

const ofEvent = Type.Object({ id: Id })
const ofAttendee = Type.Object({ event_id: Id, attendee_id: Id })
const tags = ['Attendees']

export const attendeeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/attendees',
    config: { access: 'attendees:read' },
    schema: {
      operationId: 'listAttendees',
      summary: 'List attendees of an event, newest first',
      tags,
      params: ofEvent,
      querystring: Type.Object({ ...Page, search: Search }),
      response: { 200: Type.Array(Attendee) },
    },
    handler: async (request, reply) =>
      sendPage(request, reply, await listAttendees(request.ctx, request.params.id, request.query)),
  })

  app.route({
    method: 'POST',
    url: '/admin/events/:id/attendees',
    config: { access: 'attendees:write' },
    schema: {
      operationId: 'createAttendee',
      summary: 'Add an attendee',
      tags,
      params: ofEvent,
      body: CreateAttendeeBody,
      response: { 201: Attendee },
    },
    handler: (request, reply) =>
      answer(request, reply, 201, (ctx) => createAttendee(ctx, request.params.id, request.body)),
  })

  app.route({
    method: 'PATCH',
    url: '/admin/events/:event_id/attendees/:attendee_id',
    config: { access: 'attendees:write' },
    schema: {
      operationId: 'updateAttendee',
      summary: 'Change the given fields of an attendee',
      tags,
      params: ofAttendee,
      body: UpdateAttendeeBody,
      response: { 200: Attendee },
    },
    handler: (request) =>
      updateAttendee(request.ctx, request.params.event_id, request.params.attendee_id, request.body),
  })

  app.route({
    method: 'DELETE',
    url: '/admin/events/:event_id/attendees/:attendee_id',
    config: { access: 'attendees:write' },
    schema: {
      operationId: 'deleteAttendee',
      summary: 'Remove an attendee from an event',
      tags,
      params: ofAttendee,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await deleteAttendee(request.ctx, request.params.event_id, request.params.attendee_id)
      return reply.code(204).send(null)
    },
  })
}
