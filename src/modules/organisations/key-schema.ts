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

// Judged where it is known who asks.
defineFormat('scope', { accepts: true })

const Scopes = Type.Array(Type.String({ maxLength: 100, format: 'scope' }), {
  minItems: 1,
  maxItems: 100,
  description: 'Scopes, or ["*"] for all. A key can only hand out scopes that it has, and leaves its own as they are.',
})

const Expiry = nullable({
  ...TimestampInput,
  description: 'When the key ends, in the future; null: never. ISO 8601; without a zone it is UTC.',
})

export const ApiKey = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'What the key is for' }),
    prefix: Type.String({ description: 'The first 12 characters of the key' }),
    scopes: Type.Array(Type.String(), { description: 'What it may do; ["*"]: everything' }),
    active: Type.Boolean({ description: 'false: it is switched off, and its requests are refused' }),
    expires_at: TimeOrNull('When the key ends', 'never'),
    last_used_at: TimeOrNull('When it was last used', 'not yet'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'ApiKey' },
)

export const NewApiKey = Type.Object(
  {
    ...ApiKey.properties,
    key: Type.String({ description: 'The full key. It is shown this once and cannot be read again.' }),
  },
  { title: 'CreatedApiKey' },
)

export const CreateApiKeyBody = Type.Object(
  {
    name: Title(200, 'What the key is for'),
    scopes: Scopes,
    expires_at: Type.Optional(Expiry),
  },
  { title: 'NewApiKey' },
)

export const UpdateApiKeyBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'What the key is for')),
    scopes: Type.Optional(Scopes),
    active: Type.Optional(Type.Boolean({ description: 'false switches the key off from the next request on' })),
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
        'grant: given to the organisation, or taken back; hold: set aside for a job; capture: spent by it; release: given back',
    }),
    amount: Type.Integer({ description: 'Change of the balance, in credits; below 0: so many fewer' }),
    held_amount: Type.Integer({ description: 'Change of what is held, in credits' }),
    bulk_job_id: nullable(IdOf('bulk job that it is for; null: none')),
    note: nullable(Type.String({ description: 'What was written to it; null: nothing' })),
    created_at: CreatedAt,
  },
  { title: 'CreditEntry' },
)

export type ApiKey = Static<typeof ApiKey>
export type NewApiKey = Static<typeof NewApiKey>
export type CreateApiKey = Static<typeof CreateApiKeyBody>
export type UpdateApiKey = Static<typeof UpdateApiKeyBody>
export type CreditEntry = Static<typeof CreditEntry>
