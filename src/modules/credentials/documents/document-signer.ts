import type { KeyObject } from 'node:crypto'
import { derValues } from '../../../lib/crypto/der.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { openKey } from '../keys/opened-keys.ts'
import { makeDocumentKeys } from './make-document-keys.ts'

/** The key that signs PDFs: certificates in DER, the one of the key first. */
export type DocumentSigner = { chain: Buffer[]; privateKey: KeyObject }

type KeyRow = {
  algorithm: 'rsa-2048'
  public_key: Buffer
  certificate: Buffer
  sealed_private: Buffer
  is_complete: boolean
}

/**
 * Returns the key that signs a PDF of a certificate that was issued at a moment: the one in force then, so that the same
 * record gives the same file, or the first one for older records. Creates the installation's keys on first use; while
 * several ask, they are created once.
 */
export async function documentSigner(services: Services, at: Date): Promise<DocumentSigner | null> {
  const { documentKey } = services
  if (documentKey !== null && at >= documentKey.from && at <= documentKey.until) return documentKey
  let row = await readKey(services, at)
  if (!row?.is_complete) {
    await makeDocumentKeys(services)
    row = await readKey(services, at)
  }
  return row && { chain: derValues(row.certificate), privateKey: openKey(services, row) }
}

function readKey(services: Services, at: Date): Promise<KeyRow | null> {
  return maybeOne<KeyRow>(services)`
    select algorithm, public_key, certificate, sealed_private,
      exists (select from signing_key c where c.org_id is null and c.purpose = 'document' and c.site = ${services.siteUrl}
        and c.retired_at is null) as is_complete
    from signing_key where org_id is null and purpose = 'document' and withdrawn_at is null
    order by created_at <= ${at} desc, case when created_at <= ${at} then created_at end desc nulls last, created_at, id
    limit 1`
}
