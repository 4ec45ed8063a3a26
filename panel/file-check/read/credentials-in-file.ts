import { type Bytes, latin1 } from './bytes.ts'
import { MAX_CREDENTIAL, pdfAttachments } from './pdf-attachments.ts'
import { pngCredentials } from './png-credentials.ts'

export type FileKind = 'pdf' | 'png' | 'json' | 'other'

/** Returns the kind of a file by its first bytes. */
export function kindOf(bytes: Bytes): FileKind {
  const start = latin1(bytes.subarray(0, 1_024))
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(start)) return 'json'
  // Readers of PDF accept other bytes before the header.
  return start.includes('%PDF-') ? 'pdf' : 'other'
}

/**
 * Returns the texts of the credentials in a file, each once: that of a PDF's attachment, of a PNG's chunk, or the file.
 * @throws TooLargeError for a file that holds more than a certificate does
 */
export async function credentialsInFile(bytes: Bytes): Promise<string[]> {
  const kind = kindOf(bytes)
  if (kind === 'pdf') return [...new Set(await pdfAttachments(bytes))]
  if (kind === 'png') return [...new Set(pngCredentials(bytes))]
  return kind === 'json' && bytes.length <= MAX_CREDENTIAL ? [new TextDecoder().decode(bytes)] : []
}
