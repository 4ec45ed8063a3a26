import { sign } from 'node:crypto'
import { canOpen } from '../../../lib/crypto/open-secret.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import {
  type DidVersion,
  keysOf,
  lastHistory,
  nextDidVersion,
  readDidHistory,
} from '../../../platform/credentials/did-history.ts'
import { multikey } from '../../../platform/credentials/multikey.ts'
import { organisationDid, sitesOfDid } from '../../../platform/credentials/organisation-did.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { isCutAfter } from './note-restore.ts'
import { openKey } from './opened-keys.ts'
import type { SigningKeyRow } from './signing-key.ts'

/** A key that may sign a version. */
export type StoredKey = Pick<SigningKeyRow, 'public_key' | 'sealed_private'>

type KeyRow = StoredKey & { is_current: boolean }

/**
 * Appends the organisation's present credential keys to the history of its DID document, unless the last version has
 * them. A history whose next key was lost with SECRETS_KEY ends: what it says is published only while it is true. One that
 * a restored backup may have cut is followed by another one, so that no resolver gets two versions of the same number.
 * @param outgoing the key that was the current one until now, as it was stored
 */
export async function recordDidVersion(ctx: TxContext, site: string, outgoing: StoredKey | null): Promise<void> {
  // One after the other, so that each version follows the last one.
  const { handle } = await one<{ handle: string }>(ctx)`
    select handle from organisation where id = ${ctx.orgId} for no key update`
  const did = organisationDid(site, handle)
  const keys = await readPresentKeys(ctx, site)
  const [newest] = keys
  if (did === null || !newest?.is_current) return
  const names = keys.map(({ public_key }) => multikey(public_key))
  const versions = await readDidVersions(ctx, site)
  const history = readDidHistory(versions)
  if (history && keysOf(history.last).join() === names.join()) return
  const followed = history && (await isCutAfter(ctx, new Date(history.last.versionTime))) ? null : history
  const key = signerOf(ctx, [...keys, outgoing], followed?.updateKey ?? names[0]!)
  if (key === null) return
  const version = nextDidVersion(followed, { did, keys: names, at: ctx.now() }, key)
  await change(ctx)`
    insert into did_version (org_id, site, version, line)
    select ${ctx.orgId}, ${site}, coalesce(max(version), 0) + 1, ${JSON.stringify(version)} from did_version
    where org_id = ${ctx.orgId} and site = any(${sitesOfDid(site)})`
}

/**
 * Returns the history of an organisation's DID document at a site, oldest first. It goes on when http becomes https. When
 * one followed another, this is the last.
 */
export async function readDidVersions(ctx: Pick<Context, 'db' | 'orgId'>, site: string): Promise<DidVersion[]> {
  const rows = await many<{ line: string }>(ctx)`
    select line from did_version where org_id = ${ctx.orgId} and site = any(${sitesOfDid(site)}) order by version`
  return lastHistory(rows.map(({ line }) => JSON.parse(line) as DidVersion))
}

/** The keys of the DID document, in its order. */
function readPresentKeys(ctx: TxContext, site: string): Promise<KeyRow[]> {
  return many<KeyRow>(ctx)`
    select public_key, sealed_private, retired_at is null as is_current from signing_key
    where org_id = ${ctx.orgId} and purpose = 'credential' and algorithm = 'ed25519'
      and site = any(${sitesOfDid(site)}) and withdrawn_at is null
    order by (retired_at is null) desc, created_at desc, id desc`
}

function signerOf(ctx: TxContext, candidates: (StoredKey | null)[], wanted: string) {
  for (const stored of candidates) {
    if (stored === null || stored.sealed_private === null || multikey(stored.public_key) !== wanted) continue
    const { public_key, sealed_private } = stored
    if (!canOpen(ctx, sealed_private)) return null
    const key = openKey(ctx, { algorithm: 'ed25519', public_key, sealed_private })
    return { name: wanted, sign: (data: Buffer) => sign(null, data, key) }
  }
  return null
}
