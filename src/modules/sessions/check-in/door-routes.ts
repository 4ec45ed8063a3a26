import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { jsonWithList } from '../../../platform/http/responses/json-with-list.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { DoorList, DoorQuery } from './door-schema.ts'
import { readDoorList } from './read-door-list.ts'

/** The guest list for check-in devices. It is streamed, so it is not an operation. */
export const doorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/door',
    // Only callers who may check in need it, which includes door devices.
    config: { access: 'checkin:write', door: true },
    schema: {
      operationId: 'getDoorList',
      summary: 'Get the door list',
      description:
        'Returns what a check-in device needs: guests, sessions, ticket keys and the server time. Without `after` it returns all guests, with it those changed or deleted since. A change may be reported twice but is never missed.',
      tags: ['Check-in'],
      params: Type.Object({ id: IdOf('event') }),
      querystring: DoorQuery,
      response: { 200: DoorList },
    },
    handler: async (request, reply) => {
      const { head, guests } = await readDoorList(request.ctx, request.params.id, request.query.after ?? null)
      reply.type('application/json; charset=utf-8')
      return reply.send(jsonWithList(head, 'guests', guests) as never)
    },
  })
}
