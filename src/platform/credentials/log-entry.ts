/**
 * Returns an entry of the public log. It names nobody: without the document nobody can tell which hash is its.
 * @param hash SHA-256 of the canonical document
 */
export function logEntry(action: string, hash: Buffer, at: Date): Buffer {
  return Buffer.from(`laurel/log/v1 ${action} ${hash.toString('base64')} ${at.toISOString()}\n`)
}
