import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/**
 * Retires the organisation's current key for SD-JWT VC at a site and destroys its private part. The next credential or
 * status list makes another one.
 */
export async function retireWalletKey(
  ctx: TxContext,
  site: string,
  { isWithdrawn = false }: { isWithdrawn?: boolean } = {},
): Promise<void> {
  const now = ctx.now()
  await change(ctx)`
    update signing_key set retired_at = ${now}, sealed_private = null,
      withdrawn_at = case when ${isWithdrawn} then ${now}::timestamptz end
    where org_id = ${ctx.orgId} and site = ${site} and algorithm = 'p256' and retired_at is null`
}
