import { createPublicKey, verify } from 'node:crypto'
import { publicBytes, publicKeyFrom } from '../../lib/crypto/private-key-from.ts'
import type { Services } from '../../platform/context/context.ts'
import type { Invariant } from '../../platform/context/invariant.ts'
import { isDidHistory } from '../../platform/credentials/check-did-history.ts'
import { many } from '../../platform/db/query.ts'
import { openKey } from './keys/opened-keys.ts'
import { readDidVersions } from './keys/record-did-version.ts'
import type { SigningKeyRow } from './keys/signing-key.ts'

type StoredKey = Pick<SigningKeyRow, 'id' | 'algorithm' | 'public_key'> & { sealed_private: Buffer }

export const signingKeyInvariants: Invariant[] = [
  { name: 'every signing key can be opened with the keys of this installation, and is that of its public one', find },
  {
    name: 'every version of a DID document follows from the one before and is signed by its key',
    find: findBrokenHistories,
  },
]

async function find(services: Services): Promise<string[]> {
  const rows = await many<StoredKey>(services)`
    select id, algorithm, public_key, sealed_private from signing_key where sealed_private is not null order by id`
  return rows.filter((row) => !isItsOwn(services, row)).map(({ id }) => `signing key ${id}`)
}

function isItsOwn(services: Services, row: StoredKey): boolean {
  try {
    const key = openKey(services, row, { isFresh: true })
    const own =
      row.algorithm === 'ed25519' ? publicBytes(key) : createPublicKey(key).export({ type: 'spki', format: 'der' })
    return own.equals(row.public_key)
  } catch {
    // It cannot be opened, which is what this looks for.
    return false
  }
}

async function findBrokenHistories(services: Services): Promise<string[]> {
  const histories = await many<{ org_id: number; site: string }>(services)`
    select distinct org_id, site from signing_key where purpose = 'credential' order by org_id, site`
  const broken: string[] = []
  for (const { org_id, site } of histories) {
    const versions = await readDidVersions({ ...services, orgId: org_id }, site)
    if (versions.length > 0 && !isDidHistory(versions, isSignedBy)) broken.push(`organisation ${org_id} at ${site}`)
  }
  return broken
}

function isSignedBy(key: Uint8Array, data: Buffer, signature: Uint8Array): boolean {
  return verify(null, data, publicKeyFrom(Buffer.from(key)), signature)
}
