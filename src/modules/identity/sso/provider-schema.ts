import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  nullable,
  oneOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'

/** An owner is made by owners, and by nobody's word from outside. */
const GIVEN_ROLES = ['admin', 'editor', 'checkin', 'viewer'] as const

const Slug = Type.String({
  pattern: '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$',
  description: 'Its part of the address at which people sign in; no other provider of this installation has it',
  examples: ['acme'],
})
const Issuer = Type.String({
  maxLength: 500,
  description: 'The address at which it describes itself, under /.well-known/openid-configuration',
  examples: ['https://login.acme.example'],
})
const ClientId = Title(500, 'Under which name it knows this installation')
const ClientSecret = Type.String({ minLength: 1, maxLength: 2_000, description: 'Is sealed, and never told again' })
const DefaultRole = oneOf(GIVEN_ROLES, { description: 'The role of people who come for the first time' })
const Active = Type.Boolean({ description: 'false: nobody signs in by it' })

const Domain = Type.Object(
  {
    domain: Type.String({ description: 'The part of addresses after @', examples: ['acme.example'] }),
    txt_record: Type.String({ description: 'What a TXT record of the domain has to say to show that it is yours' }),
    verified_at: TimeOrNull('When that was seen', 'not yet, and the provider speaks for no address of it'),
  },
  { title: 'IdentityProviderDomain' },
)

export const IdentityProvider = Type.Object(
  {
    id: Id,
    slug: Slug,
    name: Type.String({ description: 'What it is called' }),
    issuer: Issuer,
    client_id: Type.String({ description: 'Under which name it knows this installation' }),
    default_role: DefaultRole,
    active: Active,
    sign_in_url: Type.String({ description: 'Where people begin to sign in' }),
    callback_url: Type.String({ description: 'What the provider has to allow as redirect URI' }),
    domains: Type.Array(Domain, { description: 'For whose addresses it speaks, once they were verified' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'IdentityProvider' },
)
export type IdentityProvider = Static<typeof IdentityProvider>

export const NewIdentityProvider = Type.Object(
  {
    slug: Slug,
    name: Title(100, 'What to call it'),
    issuer: Issuer,
    client_id: ClientId,
    client_secret: ClientSecret,
    default_role: DefaultRole,
    active: Type.Optional(Active),
  },
  { title: 'NewIdentityProvider' },
)
export type NewIdentityProvider = Static<typeof NewIdentityProvider>

export const IdentityProviderChange = Type.Partial(
  Type.Object({
    name: Title(100, 'What to call it'),
    issuer: Issuer,
    client_id: ClientId,
    client_secret: ClientSecret,
    default_role: DefaultRole,
    active: Active,
  }),
  { title: 'IdentityProviderChange' },
)
export type IdentityProviderChange = Static<typeof IdentityProviderChange>

export const NewDomain = Type.Object(
  {
    domain: Type.String({
      maxLength: 253,
      pattern: '^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$',
      description: 'The part of addresses after @, in the form that name servers know',
      examples: ['acme.example'],
    }),
  },
  { title: 'NewIdentityProviderDomain' },
)

export const FindProvider = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254, description: 'The address of whoever signs in' }) },
  { title: 'FindProvider' },
)

export const FoundProvider = Type.Object(
  {
    url: nullable(Type.String({ description: 'Where to sign in by their provider; null: their domain has none' })),
    name: nullable(Type.String({ description: 'What the provider is called' })),
  },
  { title: 'FoundProvider' },
)
