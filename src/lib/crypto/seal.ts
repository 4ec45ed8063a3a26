import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/**
 * Encrypts a text so that only someone who has `password` can read it: AES-256-GCM with a key from HKDF-SHA256.
 * @param nonce 12 bytes that are never used again with the same password.
 */
export function seal(text: string, password: string, salt: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyFrom(password, salt), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a text that `seal` encrypted. @throws Error for another password, or when a byte was changed */
export function unseal(sealed: Buffer, password: string, salt: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(password, salt), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}

function keyFrom(password: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', password, salt, 'laurel seal', 32))
}
