import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, IdOf, nullable, oneOf, Page, TimeOf } from '../../../platform/http/validation/schema.ts'
import { RequestIdFilter, Since, Until } from '../audit-schema.ts'

const Key = Type.Object(
  {
    id: IdOf('API key'),
    name: nullable(Type.String({ description: 'Its name, also after it was deleted; null where nothing tells it' })),
    prefix: nullable(
      Type.String({ description: 'How it begins; null where nothing tells it', examples: ['lrl_live_Q3xT'] }),
    ),
  },
  { title: 'KeyOfRequest' },
)

export const LoggedRequest = Type.Object(
  {
    request_id: Type.String({ description: 'The X-Request-Id of its answer', examples: ['req_019ab3…'] }),
    at: TimeOf('When it came'),
    method: Type.String({ description: 'Its HTTP method', examples: ['POST'] }),
    path: Type.String({
      description:
        'The path below the base address, without its query. What is neither an id nor a word of the interface is told as *',
      examples: ['/admin/events/12/attendees'],
    }),
    route: nullable(
      Type.String({
        description: 'The path as this document has it; null where there is nothing at the path',
        examples: ['/admin/events/{id}/attendees'],
      }),
    ),
    status: Type.Integer({ description: 'The HTTP status of its answer' }),
    code: nullable(Type.String({ description: 'The code of its answer, where that is an error; null: it is none' })),
    duration_ms: Type.Number({ description: 'Milliseconds from the request to the end of its answer' }),
    via: oneOf(['api', 'door', 'panel', 'mcp'], {
      description: 'By what it came: an API key, a device at a door, a person in the panel or an assistant',
    }),
    key: Type.Unsafe<Static<typeof Key> | null>({
      ...Key,
      type: ['object', 'null'],
      description: 'The API key that sent it; null where none did',
    }),
    actor: Type.Object(
      {
        kind: Type.String({ description: 'api_key, door_device, person or client' }),
        id: Id,
        name: nullable(
          Type.String({ description: 'Its name, also after it was deleted; null where nothing tells it' }),
        ),
      },
      { description: 'Who sent it' },
    ),
  },
  { title: 'LoggedRequest', description: 'A request to the API, and how it was answered' },
)
export type LoggedRequest = Static<typeof LoggedRequest>

export const RequestsQuery = Type.Object({
  ...Page,
  method: Type.Optional(
    oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], { description: 'Those with this HTTP method' }),
  ),
  status: Type.Optional(
    Type.String({
      pattern: '^[1-5]([0-9]{2}|xx)$',
      description: 'A status, or all of a class',
      examples: ['404', '5xx'],
    }),
  ),
  route: Type.Optional(
    Type.String({ maxLength: 300, description: 'The path as this document has it, such as /admin/events/{id}' }),
  ),
  path: Type.Optional(Type.String({ maxLength: 300, description: 'How the path begins, such as /admin/events/12' })),
  key: Type.Optional(Type.Integer({ description: 'The id of an API key' })),
  min_duration: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1e9, description: 'Those that took at least so many milliseconds' }),
  ),
  request_id: RequestIdFilter,
  since: Since,
  until: Until,
})
export type RequestsQuery = Static<typeof RequestsQuery>
