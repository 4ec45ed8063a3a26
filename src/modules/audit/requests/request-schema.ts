import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, IdOf, nullable, oneOf, Page, TimeOf } from '../../../platform/http/validation/schema.ts'
import { RequestIdFilter, Since, Until } from '../audit-schema.ts'

const Key = Type.Object(
  {
    id: IdOf('API key'),
    name: nullable(Type.String({ description: 'Name of the key, also after it was deleted; null if unknown' })),
    prefix: nullable(
      Type.String({ description: 'First characters of the key; null if unknown', examples: ['lrl_live_Q3xT'] }),
    ),
  },
  { title: 'KeyOfRequest' },
)

export const LoggedRequest = Type.Object(
  {
    request_id: Type.String({ description: 'The X-Request-Id of the response', examples: ['req_019ab3…'] }),
    at: TimeOf('When the request arrived'),
    method: Type.String({ description: 'HTTP method', examples: ['POST'] }),
    path: Type.String({
      description:
        'Path below the base address, without its query. Parts that are neither an id nor a word of the API are shown as *',
      examples: ['/admin/events/12/attendees'],
    }),
    route: nullable(
      Type.String({
        description: 'The path as in this document; null: no route matched',
        examples: ['/admin/events/{id}/attendees'],
      }),
    ),
    status: Type.Integer({ description: 'HTTP status of the response' }),
    code: nullable(Type.String({ description: 'Error code of the response; null: not an error' })),
    duration_ms: Type.Number({ description: 'Milliseconds from the request to the end of the response' }),
    via: oneOf(['api', 'door', 'panel', 'mcp'], {
      description: 'Origin: an API key, a check-in device, a person in the panel or an MCP client',
    }),
    key: Type.Unsafe<Static<typeof Key> | null>({
      ...Key,
      type: ['object', 'null'],
      description: 'The API key that sent the request; null: none did',
    }),
    actor: Type.Object(
      {
        kind: Type.String({ description: 'api_key, door_device, person or client' }),
        id: Id,
        name: nullable(Type.String({ description: 'Name of the sender, also after it was deleted; null if unknown' })),
      },
      { description: 'The sender' },
    ),
  },
  { title: 'LoggedRequest', description: 'A request to the API and its response' },
)
export type LoggedRequest = Static<typeof LoggedRequest>

export const RequestsQuery = Type.Object({
  ...Page,
  method: Type.Optional(
    oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], { description: 'Only requests with this HTTP method' }),
  ),
  status: Type.Optional(
    Type.String({
      pattern: '^[1-5]([0-9]{2}|xx)$',
      description: 'A status, or all statuses of a class',
      examples: ['404', '5xx'],
    }),
  ),
  route: Type.Optional(
    Type.String({ maxLength: 300, description: 'The path as in this document, such as /admin/events/{id}' }),
  ),
  path: Type.Optional(Type.String({ maxLength: 300, description: 'Start of the path, such as /admin/events/12' })),
  key: Type.Optional(Type.Integer({ description: 'Id of an API key' })),
  min_duration: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1e9, description: 'Only requests that took at least this many milliseconds' }),
  ),
  request_id: RequestIdFilter,
  since: Since,
  until: Until,
})
export type RequestsQuery = Static<typeof RequestsQuery>
