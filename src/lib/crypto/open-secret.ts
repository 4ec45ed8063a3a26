import { seal, unseal } from './seal.ts'

/** `sealKeys` are passwords from SECRETS_KEY: the first one seals, each of them may open. `secret` is the HKDF salt. */
type Keys = { readonly sealKeys: readonly string[]; readonly secret: Buffer }

/** Seals a secret of this installation for storage. */
export function sealSecret(ctx: Keys & { randomBytes: (size: number) => Buffer }, secret: string): Buffer {
  return seal(secret, ctx.sealKeys[0]!, ctx.secret, ctx.randomBytes(12))
}

/**
 * Opens a stored secret with any of the installation's keys.
 * @throws Error when none of them fits, because SECRETS_KEY has changed
 */
export function openSecret({ sealKeys, secret }: Keys, sealed: Buffer): string {
  for (const key of sealKeys) {
    try {
      return unseal(sealed, key, secret)
    } catch {
      // Sealed with another key; if none fits, the error below reports it.
    }
  }
  throw new Error('A stored secret cannot be opened. Has SECRETS_KEY changed since it was stored?')
}

/** Whether a stored secret can be opened, that is, whether SECRETS_KEY still includes the key it was sealed with. */
export function canOpen(keys: Keys, sealed: Buffer): boolean {
  try {
    openSecret(keys, sealed)
    return true
  } catch {
    return false
  }
}

/** Whether a stored secret is this text. One that cannot be opened is another. */
export function opensTo(keys: Keys, sealed: Buffer, text: string): boolean {
  return canOpen(keys, sealed) && openSecret(keys, sealed) === text
}
