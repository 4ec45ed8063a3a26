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

/** Only owners can make an owner, never a provider. */
const GIVEN_ROLES = ['admin', 'editor', 'checkin', 'viewer'] as const

const Slug = Type.String({
  pattern: '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$',
  description: 'Part of the sign-in address; unique in this installation',
  examples: ['acme'],
})
const Issuer = Type.String({
  maxLength: 500,
  description: 'Issuer address, whose description is under /.well-known/openid-configuration',
  examples: ['https://login.acme.example'],
})
const ClientId = Title(500, 'Client id of this installation at the provider')
const ClientSecret = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'Stored encrypted, and never returned',
})
const DefaultRole = oneOf(GIVEN_ROLES, { description: 'Role of new members' })
const Active = Type.Boolean({ description: 'false: nobody can sign in with it' })

const Domain = Type.Object(
  {
    domain: Type.String({ description: 'Part of addresses after @', examples: ['acme.example'] }),
    txt_record: Type.String({ description: 'Value that a TXT record of the domain must have to prove ownership' }),
    verified_at: TimeOrNull(
      'When it was verified',
      'not verified, so nobody with such an address can sign in with the provider',
    ),
  },
  { title: 'IdentityProviderDomain' },
)

export const IdentityProvider = Type.Object(
  {
    id: Id,
    slug: Slug,
    name: Type.String({ description: 'Name of the provider' }),
    issuer: Issuer,
    client_id: Type.String({ description: 'Client id of this installation at the provider' }),
    default_role: DefaultRole,
    active: Active,
    sign_in_url: Type.String({ description: 'Address where people start signing in' }),
    callback_url: Type.String({ description: 'Redirect URI to register at the provider' }),
    domains: Type.Array(Domain, { description: 'Domains whose addresses it vouches for once verified' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'IdentityProvider' },
)
export type IdentityProvider = Static<typeof IdentityProvider>

export const NewIdentityProvider = Type.Object(
  {
    slug: Slug,
    name: Title(100, 'Name of the provider'),
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
    name: Title(100, 'Name of the provider'),
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
      description: 'Part of addresses after @, in ASCII form as in DNS',
      examples: ['acme.example'],
    }),
  },
  { title: 'NewIdentityProviderDomain' },
)

export const FindProvider = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254, description: 'Address of the person who signs in' }) },
  { title: 'FindProvider' },
)

export const FoundProvider = Type.Object(
  {
    url: nullable(Type.String({ description: 'Address to sign in at; null: the domain has no provider' })),
    name: nullable(Type.String({ description: 'Name of the provider; null: none' })),
  },
  { title: 'FoundProvider' },
)
