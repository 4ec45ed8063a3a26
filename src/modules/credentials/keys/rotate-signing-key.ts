import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { forgetSigner } from './credential-signer.ts'
import { recordDidVersion, type StoredKey } from './record-did-version.ts'
import { retireWalletKey } from './retire-wallet-key.ts'
import { insertKey, isCurrent } from './signing-key.ts'
import { type PublicKeyRow, publicKeyColumns, signingKeyToWire } from './signing-key-queries.ts'
import type { SigningKey } from './signing-key-schema.ts'

/**
 * Replaces the organisation's credential key and destroys its private part. Its signatures stay valid. When several ask
 * at the same moment, one replaces it and all get the same key.
 * @throws AppError conflict where SITE_URL cannot be part of an identifier
 */
export function rotateSigningKey(ctx: Context): Promise<SigningKey> {
  return inTransaction(ctx, async (ctx) => {
    if (organisationDid(ctx.siteUrl, '') === null)
      throw new AppError(
        'conflict',
        `Credentials cannot be signed at ${ctx.siteUrl}. Set SITE_URL to an address with a host name.`,
      )
    const before = await maybeOne<PublicKeyRow & StoredKey>(ctx)`
      with found as (
        select k.id, k.sealed_private from signing_key k
        where ${isCurrent(ctx, sql`${ctx.orgId}`, sql`'credential'`)} for no key update
      ), retired as (
        update signing_key k set retired_at = ${ctx.now()}, sealed_private = null
        from found where k.id = found.id returning k.*, found.sealed_private as outgoing
      ) select ${publicKeyColumns}, k.outgoing as sealed_private from retired k join organisation o on o.id = k.org_id`
    await insertKey(ctx, 'credential')
    await retireWalletKey(ctx, ctx.siteUrl)
    await recordDidVersion(ctx, ctx.siteUrl, before)
    const after = await currentKey(ctx)
    await recordAudit(ctx, {
      action: 'signing_key.rotate',
      subjectType: 'signing_key',
      subjectId: after.id,
      before: before && signingKeyToWire(before),
      after,
    })
    if (before) ctx.afterCommit(() => forgetSigner(ctx, before.id))
    return after
  })
}

async function currentKey(ctx: TxContext): Promise<SigningKey> {
  const row = await one<PublicKeyRow>(ctx)`
    select ${publicKeyColumns} from signing_key k join organisation o on o.id = k.org_id
    where ${isCurrent(ctx, sql`${ctx.orgId}`, sql`'credential'`)}`
  return signingKeyToWire(row)
}
