import type { TxContext } from '../../../platform/context/context.ts'
import { setStatusBits } from '../../credentials/index.ts'
import type { AwardRow } from '../records/award-queries.ts'

/**
 * Marks awards in their status lists, so that every verifier refuses their credentials. Awards are locked before lists.
 * One without an issuer is older than credentials and has none; signing it later marks it.
 */
export async function markRevokedAwards(ctx: TxContext, awards: Pick<AwardRow, 'id' | 'issuer_name'>[]): Promise<void> {
  const ids = awards.filter(({ issuer_name }) => issuer_name !== null).map(({ id }) => id)
  await setStatusBits(ctx, 'b', ids)
}
