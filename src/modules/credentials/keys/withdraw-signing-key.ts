import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { forgetSigner } from './credential-signer.ts'
import { recordDidVersion, type StoredKey } from './record-did-version.ts'
import { retireWalletKey } from './retire-wallet-key.ts'
import { insertKey } from './signing-key.ts'
import { type PublicKeyRow, publicKeyColumns, signingKeyToWire } from './signing-key-queries.ts'
import type { SigningKey, WithdrawalPreview } from './signing-key-schema.ts'

/**
 * Declares a key of the organisation stolen: it leaves the DID document, so its signatures are void everywhere, and its
 * private part is destroyed. A new key replaces a current one. For a key that was withdrawn already nothing changes.
 * @throws AppError not_found
 */
export function withdrawSigningKey(ctx: Context, id: number): Promise<SigningKey> {
  return inTransaction(ctx, async (ctx) => {
    const before = await maybeOne<PublicKeyRow & StoredKey>(ctx)`
      select ${publicKeyColumns}, k.sealed_private from signing_key k join organisation o on o.id = k.org_id
      where k.org_id = ${ctx.orgId} and k.id = ${id} and k.algorithm = 'ed25519' for update of k`
    if (before === null) throw noSuch('signing key')
    if (before.withdrawn_at !== null) return signingKeyToWire(before)
    const now = ctx.now()
    const row = await one<PublicKeyRow>(ctx)`
      with withdrawn as (
        update signing_key set withdrawn_at = ${now}, retired_at = coalesce(retired_at, ${now}), sealed_private = null
        where org_id = ${ctx.orgId} and id = ${id} returning *
      ) select ${publicKeyColumns} from withdrawn k join organisation o on o.id = k.org_id`
    if (before.retired_at === null) await insertKey(ctx, before.purpose, before.site)
    if (before.purpose === 'credential') {
      await recordDidVersion(ctx, before.site, before)
      // One thief had both keys.
      await retireWalletKey(ctx, before.site, { isWithdrawn: true })
    }
    const after = signingKeyToWire(row)
    await recordAudit(ctx, {
      action: 'signing_key.withdraw',
      subjectType: 'signing_key',
      subjectId: id,
      before: signingKeyToWire(before),
      after,
    })
    ctx.afterCommit(() => forgetSigner(ctx, id))
    return after
  })
}

/** Counts the records whose signatures a withdrawal makes void. @throws AppError not_found */
export async function previewWithdrawal(ctx: Context, id: number): Promise<WithdrawalPreview> {
  const counts = ctx.signedTables.map(
    (table) => sql`(select count(*) from ${sql.ref(table)} where org_id = ${ctx.orgId} and signing_key_id = ${id})`,
  )
  const row = await maybeOne<{ signed: number }>(ctx)`
    select (${sql.join([sql`0`, ...counts], ' + ')})::bigint as signed from signing_key
    where org_id = ${ctx.orgId} and id = ${id} and algorithm = 'ed25519'`
  if (row === null) throw noSuch('signing key')
  return row
}
