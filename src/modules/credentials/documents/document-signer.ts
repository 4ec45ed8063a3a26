import type { KeyObject } from 'node:crypto'
import { derValues } from '../../../lib/crypto/der.ts'
import type { Services } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { openKey } from '../keys/opened-keys.ts'
import { makeDocumentKeys } from './make-document-keys.ts'

/** The key that signs PDFs: certificates in DER, the one of the key first. */
export type DocumentSigner = { chain: Buffer[]; privateKey: KeyObject }

type KeyRow = {
  algorithm: 'rsa-2048'
  public_key: Buffer
  certificate: Buffer
  sealed_private: Buffer
  created_at: Date
  is_complete: boolean
}

/**
 * Returns the key that signs a PDF of a certificate that was issued at a moment: the one in force then, so that the same
 * record gives the same file, or the first one for older records. Creates the installation's keys on first use; while
 * several ask, they are created once.
 */
export async function documentSigner(services: Services, at: Date): Promise<DocumentSigner | null> {
  return (await documentSigners(services, [at]))[0]!
}

/** Does the same as `documentSigner` for many PDFs at once. */
export async function documentSigners(services: Services, times: Date[]): Promise<(DocumentSigner | null)[]> {
  const { documentKey } = services
  const isOwn = (at: Date) => documentKey !== null && at >= documentKey.from && at <= documentKey.until
  if (times.every(isOwn)) return times.map(() => documentKey)
  let keys = await readKeys(services)
  if (!keys[0]?.is_complete) {
    await makeDocumentKeys(services)
    keys = await readKeys(services)
  }
  const signers = keys.map(({ created_at, ...key }) => ({
    since: created_at,
    chain: derValues(key.certificate),
    privateKey: openKey(services, key),
  }))
  return times.map((at) => {
    if (isOwn(at)) return documentKey
    const since = signers.findLast((key) => key.since <= at)?.since.getTime()
    return signers.find((key) => key.since.getTime() === since) ?? signers[0] ?? null
  })
}

/** Returns when keys for documents were last withdrawn, since when PDFs differ from those before; null if never. */
export async function documentKeysSince(services: Pick<Services, 'db'>): Promise<Date | null> {
  const { at } = await one<{ at: Date | null }>(services)`
    select max(withdrawn_at) as at from signing_key where org_id is null`
  return at
}

/** In the order of their creation. */
function readKeys(services: Services): Promise<KeyRow[]> {
  return many<KeyRow>(services)`
    select algorithm, public_key, certificate, sealed_private, created_at,
      exists (select from signing_key c where c.org_id is null and c.purpose = 'document' and c.site = ${services.siteUrl}
        and c.retired_at is null) as is_complete
    from signing_key where org_id is null and purpose = 'document' and withdrawn_at is null order by created_at, id`
}
