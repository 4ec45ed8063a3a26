import type { Evidence } from './evidence-schema.ts'

const isAt = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** Returns the type of a file by its first bytes; null: none of the accepted ones. */
export function evidenceType(bytes: Buffer): Evidence['content_type'] | null {
  if (isAt(bytes, 0, '%PDF-')) return 'application/pdf'
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'image/webp'
  return null
}
