import { jobContext, type Services } from '../../../platform/context/context.ts'
import { LIST_ENTRIES } from '../../../platform/credentials/place-in-list.ts'
import { statusListDate } from '../../../platform/credentials/status-list-document.ts'
import { tokenStatusList } from '../../../platform/credentials/token-status-list.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Series } from '../lists/status-bits.ts'
import { compactJws } from './compact-jws.ts'
import { existingWalletSigner } from './wallet-signer.ts'

/** A copy of a list ends, so that an old one cannot make a revoked credential valid again. */
const VALID_SECONDS = 30 * 86_400
/** How long verifiers may keep a copy. */
const KEEP_SECONDS = 300

type ListRow = { org_id: number; bits: Buffer | null; changed_at: Date | null }

/** Returns the address of a status list for SD-JWT VC. */
export const tokenListAddress = (issuer: string, series: Series, list: number) =>
  `${issuer}/status/${series}${list}.jwt`

/**
 * Returns a status list as SD-JWT VC refer to it, a signed Token Status List with the same bits. Null for an organisation
 * that never had a key for SD-JWT VC at this site.
 */
export async function readTokenList(
  services: Services,
  handle: string,
  series: Series,
  list: number,
): Promise<string | null> {
  const row = await maybeOne<ListRow>(services)`
    select o.id as org_id, l.bits, l.changed_at from organisation o
    left join status_list l on l.org_id = o.id and l.series = ${series} and l.list = ${list}
    where o.handle = ${handle}`
  const signer = row && (await existingWalletSigner(jobContext(services, row.org_id, 'status-list')))
  if (!row || !signer) return null
  const iat = Math.floor(statusListDate(row.changed_at ?? new Date(0), services.now()).getTime() / 1000)
  return compactJws(
    { alg: 'ES256', typ: 'statuslist+jwt', x5c: signer.x5c },
    {
      iss: signer.address,
      sub: tokenListAddress(signer.address, series, list),
      iat,
      exp: iat + VALID_SECONDS,
      ttl: KEEP_SECONDS,
      status_list: tokenStatusList(row.bits ?? Buffer.alloc(LIST_ENTRIES / 8)),
    },
    signer.sign,
  )
}
