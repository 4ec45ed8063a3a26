import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { type InTransaction, inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { insertDocumentKey, makeDocumentKeys, readAuthority } from './make-document-keys.ts'
import { REDRAW_ALL_ARCHIVES } from './redraw-all-archives.ts'

/** A key of the installation without its private part. */
export type DocumentKeyRow = {
  id: number
  purpose: 'authority' | 'document'
  site: string
  created_at: Date
  retired_at: Date | null
  withdrawn_at: Date | null
}

/** The person or program that changes a key. */
type Author = Pick<Context, 'actor' | 'requestId'>

const keyColumns = sql.raw('id, purpose, site, created_at, retired_at, withdrawn_at')

/** Returns the keys of the installation that sign documents and their certificates, newest first. */
export function listDocumentKeys(services: Services): Promise<DocumentKeyRow[]> {
  return many<DocumentKeyRow>(services)`
    select ${keyColumns} from signing_key where org_id is null order by id desc`
}

/**
 * Replaces the key for documents. The one before is kept, so that PDFs of earlier certificates stay the same files, and
 * both have certificates of the same authority.
 */
export async function rotateDocumentKey(services: Services, by: Author): Promise<void> {
  await makeDocumentKeys(services)
  await inTransaction(services, async (services) => {
    const authority = await readAuthority(services)
    if (authority === null) throw new Error('The authority for documents was withdrawn at the same moment.')
    const retired = await many<DocumentKeyRow>(services)`
      update signing_key set retired_at = ${services.now()}
      where org_id is null and purpose = 'document' and site = ${services.siteUrl} and retired_at is null
      returning ${keyColumns}`
    if (retired.length === 0) return
    await insertDocumentKey(services, authority)
    await recordForAll(services, by, 'signing_key.rotate', retired)
  })
}

/**
 * Declares the keys for documents of this site stolen, with their authority. PDFs are signed by new ones from then on,
 * also those of earlier certificates, and archives are drawn again; files that people have show an authority that they
 * should no longer trust.
 * @returns how many keys
 */
export function withdrawDocumentKeys(services: Services, by: Author): Promise<number> {
  return inTransaction(services, async (services) => {
    const now = services.now()
    const withdrawn = await many<DocumentKeyRow>(services)`
      update signing_key set withdrawn_at = ${now}, retired_at = coalesce(retired_at, ${now}), sealed_private = null
      where org_id is null and site = ${services.siteUrl} and withdrawn_at is null returning ${keyColumns}`
    await recordForAll(services, by, 'signing_key.withdraw', withdrawn)
    if (withdrawn.length > 0) await addJob(services, REDRAW_ALL_ARCHIVES, {}, { about: 'all' })
    return withdrawn.length
  })
}

/** Records what happened to keys in the audit log of every organisation, since they sign the PDFs of all. */
async function recordForAll(
  services: Services & InTransaction,
  by: Author,
  action: string,
  keys: DocumentKeyRow[],
): Promise<void> {
  const organisations = await many<{ id: number }>(services)`select id from organisation order by id`
  for (const { id } of organisations)
    for (const { id: subjectId, ...after } of keys)
      await recordAudit({ ...services, ...by, orgId: id }, { action, subjectType: 'signing_key', subjectId, after })
}
