import { createPrivateKey, type KeyObject } from 'node:crypto'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { openSecret } from '../../../lib/crypto/open-secret.ts'
import { privateKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { SigningKeyRow } from './signing-key.ts'

/** Private keys by their public ones, since opening a sealed key takes longer than signing. Never text. */
const opened = lruCache<KeyObject>({ values: 1_000, bytes: 1_000 }, () => 1)

type Sealed = Pick<SigningKeyRow, 'algorithm' | 'public_key'> & { sealed_private: Buffer }

/**
 * Opens the private part of a key.
 * @param how `isFresh`: even if it is open already
 * @throws Error when SECRETS_KEY has changed since it was stored
 */
export function openKey(
  services: Pick<Services, 'sealKeys' | 'secret'>,
  row: Sealed,
  { isFresh = false }: { isFresh?: boolean } = {},
): KeyObject {
  const name = row.public_key.toString('base64')
  const known = opened.get(name)
  if (known !== undefined && !isFresh) return known
  const bytes = Buffer.from(openSecret(services, row.sealed_private), 'base64')
  const key =
    row.algorithm === 'ed25519' ? privateKeyFrom(bytes) : createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' })
  opened.set(name, key)
  return key
}
