import { type Bytes, latin1 } from './bytes.ts'
import { MAX_CREDENTIAL } from './pdf-attachments.ts'

const KEYWORD = 'openbadgecredential\0'

/** Returns the credentials baked into a PNG: uncompressed iTXt chunks (Open Badges 3.0, 5.3.1). */
export function pngCredentials(bytes: Bytes): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const found: string[] = []
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
    const length = view.getUint32(at)
    if (latin1(bytes.subarray(at + 4, at + 8)) !== 'iTXt' || length > MAX_CREDENTIAL) continue
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (latin1(data.subarray(0, KEYWORD.length)) !== KEYWORD || data[KEYWORD.length] !== 0) continue
    // Two bytes about compression, then language and translated keyword, which end with a zero.
    const language = data.indexOf(0, KEYWORD.length + 2)
    const keyword = language < 0 ? -1 : data.indexOf(0, language + 1)
    if (keyword >= 0) found.push(new TextDecoder().decode(data.subarray(keyword + 1)))
  }
  return found
}
