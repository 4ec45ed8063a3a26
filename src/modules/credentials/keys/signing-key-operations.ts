import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { rotateSigningKey } from './rotate-signing-key.ts'
import { listSigningKeys } from './signing-key-queries.ts'
import { SigningKey, WithdrawalPreview } from './signing-key-schema.ts'
import { previewWithdrawal, withdrawSigningKey } from './withdraw-signing-key.ts'

const tag = 'Organisation'

/** Operations on the keys that sign an organisation's credentials and its issuance log. */
export const signingKeyOperations: readonly Operation[] = [
  operation({
    id: 'listSigningKeys',
    method: 'GET',
    path: '/admin/signing-keys',
    scope: 'certificates:read',
    tag,
    summary: 'List signing keys',
    description:
      'Lists the keys that sign the credentials of certificates and badges, and the issuance log, newest first. A key is created when the first credential is signed; private parts are never shown.',
    query: Type.Object(Page),
    list: SigningKey,
    run: (ctx, { query }) => listSigningKeys(ctx, query),
  }),

  operation({
    id: 'rotateSigningKey',
    sensitive: true,
    method: 'POST',
    path: '/admin/signing-keys/rotate',
    scope: 'organisation:write',
    tag,
    summary: 'Rotate the signing key',
    description:
      'Creates a new key that signs credentials from now on, and destroys the private part of the one before. Credentials that it signed stay valid. This also happens by itself when a key is two years old. Returns the new key. For a stolen key use "Withdraw a signing key".',
    answer: SigningKey,
    refusals: { 409: 'SITE_URL is an IPv6 address, which no credential can name' },
    run: rotateSigningKey,
  }),

  operation({
    id: 'withdrawSigningKey',
    sensitive: true,
    method: 'POST',
    path: '/admin/signing-keys/:id/withdraw',
    scope: 'organisation:write',
    tag,
    summary: 'Withdraw a signing key',
    description:
      'Declares a key stolen. Everything that it signed fails everywhere, also in copies that people have; the certificates stay active, and are signed with the new key within minutes. For a key that is safe, use "Rotate the signing key". With `dry_run=true` it returns how many signatures become void.',
    irreversible:
      'Credentials signed with this key become void, also in copies that people have. This cannot be undone.',
    params: Type.Object({ id: IdOf('key') }),
    answer: SigningKey,
    preview: { answer: WithdrawalPreview, run: (ctx, { params }) => previewWithdrawal(ctx, params.id) },
    run: (ctx, { params }) => withdrawSigningKey(ctx, params.id),
  }),
]
