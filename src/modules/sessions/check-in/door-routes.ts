import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { jsonWithList } from '../../../platform/http/responses/json-with-list.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { DoorList, DoorQuery } from './door-schema.ts'
import { readDoorList } from './read-door-list.ts'

/** What devices at a door work with. It is a stream, so it is no operation. */
export const doorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/door',
    // It is for who may check in alone, which a device at a door may and other readers need not.
    config: { access: 'checkin:write', door: true },
    schema: {
      operationId: 'getDoorList',
      summary: 'Read the door list',
      description:
        'What a device at the door works with: guests, sessions, the keys that tickets are signed with, and the time. All guests in one answer, and with `after` those who have changed or gone since. Some may be told twice, none is missed.',
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
