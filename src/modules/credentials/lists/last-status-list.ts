import type { Context } from '../../../platform/context/context.ts'
import { hashData, proofOptions, withProof } from '../../../platform/credentials/data-integrity.ts'
import { LIST_ENTRIES } from '../../../platform/credentials/place-in-list.ts'
import { STATUS_LIST } from '../../../platform/credentials/shapes.ts'
import { statusListDocument } from '../../../platform/credentials/status-list-document.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { credentialSigner } from '../keys/credential-signer.ts'
import type { Series } from './status-bits.ts'

/**
 * Signs a status list that never ends, for a service that is switched off. A copy of it stays valid for always, so it
 * must not be published while credentials can still be revoked.
 */
export async function lastStatusList(ctx: Context, series: Series, list: number): Promise<string> {
  const signer = await credentialSigner(ctx)
  if (signer === null) throw new Error('A site without a did:web has no status lists.')
  const row = await maybeOne<{ bits: Buffer }>(ctx)`
    select bits from status_list where org_id = ${ctx.orgId} and series = ${series} and list = ${list}`
  const now = ctx.now()
  const bits = row?.bits ?? Buffer.alloc(LIST_ENTRIES / 8)
  const { validUntil: _, ...document } = statusListDocument(signer, series, list, bits, now, now)
  const options = proofOptions(signer, now)
  return JSON.stringify(withProof(document, options, signer.sign(hashData(document, STATUS_LIST, options))))
}
