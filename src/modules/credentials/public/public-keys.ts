import type { Services } from '../../../platform/context/context.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { didDocument } from '../../../platform/credentials/did-document.ts'
import { type DidVersion, keysOf, lastHistory } from '../../../platform/credentials/did-history.ts'
import { multikey } from '../../../platform/credentials/multikey.ts'
import { organisationDid, sitesOfDid } from '../../../platform/credentials/organisation-did.ts'
import { verifierKey } from '../../../platform/credentials/signed-note.ts'
import { many } from '../../../platform/db/query.ts'
import { logOrigin } from '../keys/log-signer.ts'

type PublicKey = {
  purpose: 'credential' | 'log'
  public_key: Buffer
  created_at: Date
  retired_at: Date | null
  withdrawn_at: Date | null
}

/**
 * Returns the DID document of an organisation: keys that were not withdrawn, the newest first. It names the did:webvh of
 * the same organisation, which has the history of its keys. Null without a key.
 */
export async function readDidDocument(services: Services, handle: string): Promise<JsonObject | null> {
  const did = organisationDid(services.siteUrl, handle)
  const keys = (await readKeys(services, handle)).filter(
    ({ purpose, withdrawn_at }) => purpose === 'credential' && withdrawn_at === null,
  )
  if (did === null || keys.length === 0) return null
  const names = keys.map(({ public_key }) => multikey(public_key))
  const history = await readStoredHistory(services, handle)
  return didDocument(did, names, history && keysOf(history.last).join() === names.join() ? [history.last.state.id] : [])
}

/**
 * Returns the history of the DID document as lines of JSON (did:webvh). Null without one, and for one that ended because
 * its next key was lost: it would still name keys that were withdrawn.
 */
export async function readDidLines(services: Services, handle: string): Promise<string | null> {
  const history = await readStoredHistory(services, handle)
  const document = history && (await readDidDocument(services, handle))
  const isPresent = document?.['alsoKnownAs'] !== undefined
  return isPresent ? `${history!.lines.join('\n')}\n` : null
}

type History = { lines: string[]; last: DidVersion }

async function readStoredHistory(services: Services, handle: string): Promise<History | null> {
  const rows = await many<{ line: string }>(services)`
    select v.line from organisation o join did_version v on v.org_id = o.id
    where o.handle = ${handle} and v.site = any(${sitesOfDid(services.siteUrl)}) order by v.version`
  const versions = lastHistory(rows.map(({ line }) => JSON.parse(line) as DidVersion))
  const last = versions.at(-1)
  return last === undefined ? null : { lines: rows.slice(-versions.length).map(({ line }) => line), last }
}

/**
 * Returns the history of an organisation's keys, which did:web has not, and those of its log as verifiers of signed notes
 * take them. Null without a key.
 */
export async function readKeyHistory(services: Services, handle: string): Promise<object | null> {
  const did = organisationDid(services.siteUrl, handle)
  const keys = await readKeys(services, handle)
  if (keys.length === 0) return null
  return {
    keys: keys.map(({ purpose, public_key, created_at, retired_at, withdrawn_at }) => {
      const name = multikey(public_key)
      return {
        id: purpose === 'credential' && did !== null ? `${did}#${name}` : null,
        purpose,
        publicKeyMultibase: name,
        vkey:
          purpose === 'log'
            ? verifierKey({ origin: logOrigin(services.siteUrl, handle), publicKey: public_key })
            : null,
        created_at: created_at.toISOString(),
        retired_at: retired_at?.toISOString() ?? null,
        withdrawn_at: withdrawn_at?.toISOString() ?? null,
      }
    }),
  }
}

function readKeys(services: Services, handle: string): Promise<PublicKey[]> {
  return many<PublicKey>(services)`
    select k.purpose, k.public_key, k.created_at, k.retired_at, k.withdrawn_at
    from organisation o join signing_key k on k.org_id = o.id
    where o.handle = ${handle} and k.site = any(${sitesOfDid(services.siteUrl)}) and k.algorithm = 'ed25519'
    order by (k.retired_at is null) desc, k.created_at desc, k.id desc`
}
