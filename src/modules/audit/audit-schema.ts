import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, nullable, Page, TimeOf, TimestampInput } from '../../platform/http/validation/schema.ts'

const ActorFilter = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'Actor: kind and id as in the list, such as api_key:12, job:run-bulk-job or cli',
  }),
)
export const RequestIdFilter = Type.Optional(
  Type.String({ maxLength: 100, description: 'The X-Request-Id of a response' }),
)
export const Since = Type.Optional({ ...TimestampInput, description: 'At or after this time. ISO 8601' })
export const Until = Type.Optional({ ...TimestampInput, description: 'Before this time. ISO 8601' })

export const Actor = Type.Object(
  {
    kind: Type.String({ description: 'api_key, door_device, person, client, visitor, job or cli' }),
    id: nullable(
      Type.String({
        description: "Id of a key or device, name of a job, or a visitor's daily hash; null for cli",
      }),
    ),
    name: nullable(Type.String({ description: 'Name of the actor, also after it was deleted; null if unknown' })),
  },
  { title: 'Actor', description: 'The actor' },
)

const Record = Type.Object(
  {
    type: Type.String({ description: 'Type of the record', examples: ['attendee'] }),
    id: Type.Integer({ description: 'Identifier of the record' }),
    name: nullable(Type.String({ description: 'Name of the record at that time; null: it has none' })),
  },
  { description: 'The record that was changed' },
)

const fields = (description: string) =>
  Type.Unsafe<object | null>({ type: ['object', 'array', 'null'], items: {}, additionalProperties: true, description })

export const AuditEntry = Type.Object(
  {
    id: Id,
    at: TimeOf('When the change was made'),
    actor: Actor,
    action: Type.String({ description: 'The action', examples: ['attendee.update'] }),
    subject: Record,
    before: fields('Fields, or the list, before the change; null: the record was created'),
    after: fields('Fields, or the list, after the change; null: the record was deleted'),
    request_id: nullable(Type.String({ description: 'Id of the request that made the change; null: none did' })),
    via: nullable(
      Type.String({
        description: "mcp, and the program's name if known, when an MCP client made the change; otherwise null",
        examples: ['mcp claude-code 2.1.317'],
      }),
    ),
  },
  { title: 'AuditEntry', description: 'A change, with its actor and time' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditQuery = Type.Object({
  ...Page,
  actor: ActorFilter,
  subject_type: Type.Optional(Type.String({ maxLength: 100, description: 'Type of the record, such as attendee' })),
  subject_id: Type.Optional(Type.Integer({ description: 'Id of the record; requires subject_type' })),
  action: Type.Optional(
    Type.String({ maxLength: 100, description: 'The action or the start of it: attendee.update, attendee.' }),
  ),
  request_id: RequestIdFilter,
  since: Since,
  until: Until,
})
export type AuditQuery = Static<typeof AuditQuery>
