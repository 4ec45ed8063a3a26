import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../platform/http/validation/schema.ts'
import { defineFormat } from '../../platform/http/validation/text-formats.ts'

// Scopes are validated where the caller is known.
defineFormat('scope', { accepts: true })

const Scopes = Type.Array(Type.String({ maxLength: 100, format: 'scope' }), {
  minItems: 1,
  maxItems: 100,
  description: 'Scopes, or ["*"] for all. A key can only grant scopes that it has, and cannot change its own.',
})

const Expiry = nullable({
  ...TimestampInput,
  description: 'When the key expires, in the future; null: never. ISO 8601; without a zone it is UTC.',
})

export const ApiKey = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Purpose of the key' }),
    prefix: Type.String({ description: 'The first 12 characters of the key' }),
    scopes: Type.Array(Type.String(), { description: 'Scopes of the key; ["*"]: all' }),
    active: Type.Boolean({ description: 'false: the key is switched off and its requests are rejected' }),
    expires_at: TimeOrNull('When the key expires', 'never'),
    last_used_at: TimeOrNull('When it was last used', 'not yet'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'ApiKey' },
)

export const NewApiKey = Type.Object(
  {
    ...ApiKey.properties,
    key: Type.String({ description: 'The full key. It is shown only this once.' }),
  },
  { title: 'CreatedApiKey' },
)

export const CreateApiKeyBody = Type.Object(
  {
    name: Title(200, 'Purpose of the key'),
    scopes: Scopes,
    expires_at: Type.Optional(Expiry),
  },
  { title: 'NewApiKey' },
)

export const UpdateApiKeyBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'Purpose of the key')),
    scopes: Type.Optional(Scopes),
    active: Type.Optional(Type.Boolean({ description: 'false switches the key off from the next request' })),
    expires_at: Type.Optional(Expiry),
  },
  { title: 'ApiKeyChange' },
)

export const Credits = Type.Object(
  {
    balance: Type.Integer({ description: 'Credits that can be spent' }),
    held: Type.Integer({ description: 'Credits set aside for unfinished bulk jobs' }),
  },
  { title: 'Credits' },
)

export const CreditEntry = Type.Object(
  {
    id: Id,
    kind: Type.String({
      description:
        'grant: added or withdrawn; hold: reserved for a job; capture: spent by the job; release: returned to the balance',
    }),
    amount: Type.Integer({ description: 'Change of the balance, in credits; negative: the balance decreased' }),
    held_amount: Type.Integer({ description: 'Change of the held credits' }),
    bulk_job_id: nullable(IdOf('bulk job of the movement; null: none')),
    note: nullable(Type.String({ description: 'Note on the movement; null: none' })),
    created_at: CreatedAt,
  },
  { title: 'CreditEntry' },
)

export type ApiKey = Static<typeof ApiKey>
export type NewApiKey = Static<typeof NewApiKey>
export type CreateApiKey = Static<typeof CreateApiKeyBody>
export type UpdateApiKey = Static<typeof UpdateApiKeyBody>
export type CreditEntry = Static<typeof CreditEntry>
