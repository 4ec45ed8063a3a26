import { sealSecret } from '../../../lib/crypto/open-secret.ts'
import { AppError, invalidField, noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { getProvider } from './provider-queries.ts'
import type { IdentityProvider, IdentityProviderChange, NewIdentityProvider } from './provider-schema.ts'
import { validateIssuer } from './validate-issuer.ts'

const subjectType = 'identity_provider'

/** Creates a provider. @throws AppError validation_failed for its address; already_exists for its slug */
export async function createProvider(ctx: Context, input: NewIdentityProvider): Promise<IdentityProvider> {
  const issuer = await validateIssuer(ctx, input.issuer)
  return inTransaction(ctx, async (ctx) => {
    const secret = sealSecret(ctx, input.client_secret)
    const now = ctx.now()
    const row = await maybeOne<{ id: number }>(ctx)`
      insert into identity_provider (org_id, slug, name, issuer, client_id, client_secret, default_role, active, created_at, updated_at)
      values (${ctx.orgId}, ${input.slug}, ${input.name.trim()}, ${issuer}, ${input.client_id}, ${secret},
        ${input.default_role}, ${input.active ?? true}, ${now}, ${now})
      on conflict (slug) do nothing returning id`
    if (row === null)
      throw new AppError(
        'already_exists',
        `A provider with the slug ${input.slug} already exists. Choose another slug.`,
      )
    const after = await getProvider(ctx, row.id)
    await recordAudit(ctx, { action: 'identity_provider.create', subjectType, subjectId: row.id, after })
    return after
  })
}

/**
 * Updates the sent fields. With a new issuer, pending sign-ins must start again.
 * @throws AppError not_found; validation_failed for its address
 */
export async function updateProvider(
  ctx: Context,
  id: number,
  input: IdentityProviderChange,
): Promise<IdentityProvider> {
  if (input.issuer !== undefined) await validateIssuer(ctx, input.issuer)
  return inTransaction(ctx, async (ctx) => {
    const held = await change(ctx)`
      select 1 from identity_provider where org_id = ${ctx.orgId} and id = ${id} for no key update`
    if (held === 0) throw noSuch('identity provider')
    const before = await getProvider(ctx, id)
    const { name, issuer, client_id, default_role, active } = { ...before, ...input }
    // Otherwise the secret of the old provider would be sent to the new one.
    if (issuer !== before.issuer && input.client_secret === undefined)
      throw invalidField(['body', 'client_secret'], 'client_secret is required when you change the issuer', 'missing')
    const values = { name: name.trim(), issuer, client_id, default_role, active }
    if (input.client_secret === undefined && changesNothing(before, values)) return before
    const secret = input.client_secret === undefined ? null : sealSecret(ctx, input.client_secret)
    await change(ctx)`
      update identity_provider set name = ${values.name}, issuer = ${issuer}, client_id = ${client_id},
        client_secret = coalesce(${secret}, client_secret), default_role = ${default_role}, active = ${active}, updated_at = ${ctx.now()}
      where org_id = ${ctx.orgId} and id = ${id}`
    // Identities of the old issuer mean nothing at the new one.
    if (issuer !== before.issuer)
      await change(ctx)`delete from person_identity where org_id = ${ctx.orgId} and provider_id = ${id}`
    const after = await getProvider(ctx, id)
    await recordAudit(ctx, { action: 'identity_provider.update', subjectType, subjectId: id, before, after })
    return after
  })
}

/** Deletes a provider; people stay signed in. @throws AppError not_found */
export function deleteProvider(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getProvider(ctx, id)
    const deleted = await change(ctx)`delete from identity_provider where org_id = ${ctx.orgId} and id = ${id}`
    if (deleted === 0) throw noSuch('identity provider')
    await recordAudit(ctx, { action: 'identity_provider.delete', subjectType, subjectId: id, before })
  })
}
