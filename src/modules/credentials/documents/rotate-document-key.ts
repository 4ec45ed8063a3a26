import type { Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { insertDocumentKey, makeDocumentKeys, readAuthority } from './make-document-keys.ts'

/** A key of the installation without its private part. */
export type DocumentKeyRow = {
  id: number
  purpose: 'authority' | 'document'
  site: string
  created_at: Date
  retired_at: Date | null
  withdrawn_at: Date | null
}

/** Returns the keys of the installation that sign documents and their certificates, newest first. */
export function listDocumentKeys(services: Services): Promise<DocumentKeyRow[]> {
  return many<DocumentKeyRow>(services)`
    select id, purpose, site, created_at, retired_at, withdrawn_at from signing_key where org_id is null
    order by id desc`
}

/**
 * Replaces the key for documents. The one before is kept, so that PDFs of earlier certificates stay the same files, and
 * both have certificates of the same authority.
 */
export async function rotateDocumentKey(services: Services): Promise<void> {
  await makeDocumentKeys(services)
  await inTransaction(services, async (services) => {
    const authority = await readAuthority(services)
    if (authority === null) throw new Error('The authority for documents was withdrawn at the same moment.')
    const retired = await change(services)`
      update signing_key set retired_at = ${services.now()}
      where org_id is null and purpose = 'document' and site = ${services.siteUrl} and retired_at is null`
    if (retired > 0) await insertDocumentKey(services, authority)
  })
}

/**
 * Declares the keys for documents of this site stolen, with their authority. PDFs are signed by new ones from then on,
 * also those of earlier certificates; files that people have show an authority that they should no longer trust.
 * @returns how many keys
 */
export function withdrawDocumentKeys(services: Services): Promise<number> {
  const now = services.now()
  return change(services)`
    update signing_key set withdrawn_at = ${now}, retired_at = coalesce(retired_at, ${now}), sealed_private = null
    where org_id is null and site = ${services.siteUrl} and withdrawn_at is null`
}
