import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, nullable, Page, TimeOf, TimestampInput } from '../../platform/http/validation/schema.ts'

const ActorFilter = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'Who did it: kind and id as the list tells them, such as api_key:12, job:run-bulk-job or cli',
  }),
)
export const RequestIdFilter = Type.Optional(
  Type.String({ maxLength: 100, description: 'The X-Request-Id of the answer to a request' }),
)
export const Since = Type.Optional({ ...TimestampInput, description: 'At this time or later. ISO 8601' })
export const Until = Type.Optional({ ...TimestampInput, description: 'Before this time. ISO 8601' })

export const Actor = Type.Object(
  {
    kind: Type.String({ description: 'api_key, door_device, person, client, visitor, job or cli' }),
    id: nullable(
      Type.String({
        description: 'The id of a key or a device, the name of a job, the hash of a visitor for a day; null for cli',
      }),
    ),
    name: nullable(Type.String({ description: 'Its name, also after it was deleted; null where nothing tells it' })),
  },
  { title: 'Actor', description: 'Who did it' },
)

const Record = Type.Object(
  {
    type: Type.String({ description: 'The kind of record', examples: ['attendee'] }),
    id: Type.Integer({ description: 'Its id' }),
    name: nullable(Type.String({ description: 'What it was called then; null where it has no name' })),
  },
  { description: 'The record that it was done to' },
)

const fields = (description: string) =>
  Type.Unsafe<object | null>({ type: ['object', 'array', 'null'], items: {}, additionalProperties: true, description })

export const AuditEntry = Type.Object(
  {
    id: Id,
    at: TimeOf('When it was done'),
    actor: Actor,
    action: Type.String({ description: 'What was done', examples: ['attendee.update'] }),
    subject: Record,
    before: fields('Its fields before, or the list that it was; null where it was made then'),
    after: fields('Its fields after, or the list that it is; null where it is gone'),
    request_id: nullable(Type.String({ description: 'The request that did it; null where none did' })),
    via: nullable(
      Type.String({
        description: "mcp, and the program's name where it told one, when an assistant's tool was used; otherwise null",
        examples: ['mcp claude-code 2.1.317'],
      }),
    ),
  },
  { title: 'AuditEntry', description: 'Who changed what, and when' },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditQuery = Type.Object({
  ...Page,
  actor: ActorFilter,
  subject_type: Type.Optional(Type.String({ maxLength: 100, description: 'The kind of record, such as attendee' })),
  subject_id: Type.Optional(Type.Integer({ description: 'The record; with subject_type' })),
  action: Type.Optional(
    Type.String({ maxLength: 100, description: 'What was done, or how it begins: attendee.update, attendee.' }),
  ),
  request_id: RequestIdFilter,
  since: Since,
  until: Until,
})
export type AuditQuery = Static<typeof AuditQuery>
