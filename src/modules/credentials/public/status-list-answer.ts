import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { hashData, proofOptions, withProof } from '../../../platform/credentials/data-integrity.ts'
import { LIST_ENTRIES } from '../../../platform/credentials/place-in-list.ts'
import { STATUS_LIST } from '../../../platform/credentials/shapes.ts'
import { statusListDate, statusListDocument } from '../../../platform/credentials/status-list-document.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { signerAt } from '../keys/credential-signer.ts'
import type { Series } from '../lists/status-bits.ts'

/** Lists by key, number, change and day: they depend on nothing else. */
const made = lruCache<string>({ values: 500, bytes: 32_000_000 }, (text) => text.length)

type Changed = { org_id: number; changed_at: Date | null }

/**
 * Returns a status list as it is today, signed by the organisation's current key. Every process makes the same one. Null
 * for an organisation that has not signed anything at this site.
 */
export async function readStatusList(
  services: Services,
  handle: string,
  series: Series,
  list: number,
): Promise<string | null> {
  const row = await maybeOne<Changed>(services)`
    select o.id as org_id, l.changed_at from organisation o
    left join status_list l on l.org_id = o.id and l.series = ${series} and l.list = ${list}
    where o.handle = ${handle}`
  const signer = row && (await signerAt(jobContext(services, row.org_id, 'status-list'), services.siteUrl))
  if (!row || !signer) return null
  const at = statusListDate(row.changed_at ?? new Date(0), services.now())
  const name = `${signer.verificationMethod} ${series} ${list} ${at.getTime()} ${row.changed_at?.getTime()}`
  const known = made.get(name)
  if (known !== undefined) return known
  // Bits that changed since are newer than their name, so they are read with their time again.
  const stored = await maybeOne<{ bits: Buffer; changed_at: Date }>(services)`
    select bits, changed_at from status_list where org_id = ${row.org_id} and series = ${series} and list = ${list}`
  const bits = stored?.bits ?? Buffer.alloc(LIST_ENTRIES / 8)
  const document = statusListDocument(signer, series, list, bits, stored?.changed_at ?? new Date(0), services.now())
  const options = proofOptions(signer, statusListDate(stored?.changed_at ?? new Date(0), services.now()))
  const text = JSON.stringify(withProof(document, options, signer.sign(hashData(document, STATUS_LIST, options))))
  if (stored?.changed_at.getTime() === row.changed_at?.getTime()) made.set(name, text)
  return text
}
