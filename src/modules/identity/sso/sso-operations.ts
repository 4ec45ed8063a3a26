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

/** The providers by which people sign in. Whoever may change them could sign in as anybody of a domain, so owners alone may. */
export const ssoOperations: readonly Operation[] = [
  operation({
    id: 'listIdentityProviders',
    method: 'GET',
    path,
    scope: 'organisation:read',
    tag,
    summary: 'List identity providers',
    description:
      'All providers of OpenID Connect by which people of the organisation sign in, with the domains for which each speaks and what their TXT records have to say. Their client secrets are never told.',
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
    summary: 'Add an identity provider',
    description:
      'Adds a provider of OpenID Connect. Register its callback_url there as redirect URI. It speaks for nobody until a domain was added and verified; whoever it names then becomes a member with default_role.',
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
    summary: 'Read an identity provider',
    description: 'One provider with its domains, and what the TXT record of each has to say.',
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
    summary: 'Change an identity provider',
    description:
      'Changes what is sent. Another issuer is another provider: who somebody is there is found again by their address. `active: false` lets nobody sign in by it; who is signed in stays so.',
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
      'Nobody signs in by it from then on, and its domains are free. People stay members, and sign in by other means.',
    irreversible: 'Its client secret and its verified domains are deleted. It cannot be undone.',
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
      'Notes a domain for whose addresses the provider shall speak. It does once a TXT record of the domain says the txt_record of the answer and "Verify a domain" has seen it. Domains below it are others.',
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
      'Asks the name servers for the TXT records of the domain. When one says its txt_record the provider speaks for its addresses from now on, also when the record is gone later. 409 while none does.',
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
    description: 'The provider speaks for no address of the domain from then on. Who is signed in stays so.',
    params: DomainOf,
    answer: IdentityProvider,
    run: (ctx, { params }) => removeDomain(ctx, params.id, params.domain),
  }),
]
