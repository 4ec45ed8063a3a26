import type { Services } from '../../../platform/context/context.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { didDocument } from '../../../platform/credentials/did-document.ts'
import { multikey } from '../../../platform/credentials/multikey.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { many } from '../../../platform/db/query.ts'

type PublicKey = {
  purpose: 'credential' | 'log'
  public_key: Buffer
  created_at: Date
  retired_at: Date | null
  withdrawn_at: Date | null
}

/** Returns the DID document of an organisation: keys that were not withdrawn, the newest first. Null without a key. */
export async function readDidDocument(services: Services, handle: string): Promise<JsonObject | null> {
  const did = organisationDid(services.siteUrl, handle)
  const keys = (await readKeys(services, handle)).filter(
    ({ purpose, withdrawn_at }) => purpose === 'credential' && withdrawn_at === null,
  )
  if (did === null || keys.length === 0) return null
  return didDocument(
    did,
    keys.map(({ public_key }) => multikey(public_key)),
  )
}

/** Returns the history of an organisation's keys, which did:web has not. Null without a key. */
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
    where o.handle = ${handle} and k.site = ${services.siteUrl} and k.algorithm = 'ed25519'
    order by (k.retired_at is null) desc, k.created_at desc, k.id desc`
}
