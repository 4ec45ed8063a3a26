import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { addDomain, removeDomain, verifyDomain } from './provider-domains.ts'
import { getProvider, listProviders } from './provider-queries.ts'
import { IdentityProvider, IdentityProviderChange, NewDomain, NewIdentityProvider } from './provider-schema.ts'
import { createProvider, deleteProvider, updateProvider } from './save-provider.ts'

const tag = 'Sign-in'
const path = '/admin/identity-providers'
const scope = 'sign_in:write'
const params = Type.Object({ id: IdOf('identity provider') })
const DomainOf = Type.Object({
  id: IdOf('identity provider'),
  domain: Type.String({ maxLength: 253, description: 'The domain' }),
})

/**
 * Identity providers. A person who can change them could sign in as anybody of a domain, so they are for owners only.
 */
export const ssoOperations: readonly Operation[] = [
  operation({
    id: 'listIdentityProviders',
    method: 'GET',
    path,
    scope: 'organisation:read',
    tag,
    summary: 'List identity providers',
    description:
      "Lists the organisation's OpenID Connect providers, with their domains and the TXT records that verify them. Client secrets are never returned.",
    answer: Type.Array(IdentityProvider),
    run: (ctx) => listProviders(ctx),
  }),

  operation({
    id: 'createIdentityProvider',
    method: 'POST',
    path,
    scope,
    sensitive: true,
    tag,
    summary: 'Create an identity provider',
    description:
      'Creates an OpenID Connect provider. Register its callback_url there as redirect URI. People can sign in with it after one of its domains was added and verified; new people become members with default_role.',
    body: NewIdentityProvider,
    answer: IdentityProvider,
    status: 201,
    run: (ctx, { body }) => createProvider(ctx, body),
  }),

  operation({
    id: 'getIdentityProvider',
    method: 'GET',
    path: `${path}/:id`,
    scope: 'organisation:read',
    tag,
    summary: 'Get an identity provider',
    description: 'Returns a provider with its domains and their TXT records.',
    params,
    answer: IdentityProvider,
    run: (ctx, { params }) => getProvider(ctx, params.id),
  }),

  operation({
    id: 'updateIdentityProvider',
    method: 'PATCH',
    path: `${path}/:id`,
    scope,
    sensitive: true,
    tag,
    summary: 'Update an identity provider',
    description:
      'Changes the fields you send. A new issuer counts as a new provider: people are matched by their address again. `active: false` stops sign-ins with it; people stay signed in.',
    params,
    body: IdentityProviderChange,
    answer: IdentityProvider,
    run: (ctx, { params, body }) => updateProvider(ctx, params.id, body),
  }),

  operation({
    id: 'deleteIdentityProvider',
    method: 'DELETE',
    path: `${path}/:id`,
    scope,
    sensitive: true,
    tag,
    summary: 'Delete an identity provider',
    description:
      'Deletes a provider. Nobody can sign in with it, and its domains become free. People stay members and can sign in by other means.',
    irreversible: 'The client secret and the verified domains are deleted. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteProvider(ctx, params.id),
  }),

  operation({
    id: 'addIdentityProviderDomain',
    method: 'POST',
    path: `${path}/:id/domains`,
    scope,
    sensitive: true,
    tag,
    summary: 'Add a domain to an identity provider',
    description:
      'Adds a domain whose addresses the provider vouches for once a TXT record of the domain equals the returned txt_record and "Verify a domain" has found it. Subdomains are separate domains.',
    params,
    body: NewDomain,
    answer: IdentityProvider,
    status: 201,
    run: (ctx, { params, body }) => addDomain(ctx, params.id, body.domain),
  }),

  operation({
    id: 'verifyIdentityProviderDomain',
    method: 'POST',
    path: `${path}/:id/domains/:domain/verify`,
    scope,
    sensitive: true,
    tag,
    summary: 'Verify a domain',
    description:
      "Looks up the domain's TXT records in DNS. When one equals its txt_record, the provider vouches for the domain's addresses from now on, even if the record is removed later. Otherwise the response is 409.",
    reachesOut: true,
    params: DomainOf,
    answer: IdentityProvider,
    run: (ctx, { params }) => verifyDomain(ctx, params.id, params.domain),
  }),

  operation({
    id: 'removeIdentityProviderDomain',
    method: 'DELETE',
    path: `${path}/:id/domains/:domain`,
    scope,
    sensitive: true,
    tag,
    summary: 'Remove a domain from a provider',
    description: 'The provider no longer vouches for addresses of the domain. People stay signed in.',
    params: DomainOf,
    answer: IdentityProvider,
    run: (ctx, { params }) => removeDomain(ctx, params.id, params.domain),
  }),
]
