import { searchKey } from '../text/search-key.ts'

/** Windows treats these names as devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i

export function isDeviceName(name: string): boolean {
  return deviceName.test(name)
}

/**
 * Returns a file name without extension that every system accepts: a-z, 0-9 and single hyphens between them, never
 * empty or a device name, at most `maxBytes` bytes (at least 8). Accents are dropped; a name with no usable letters
 * becomes the fallback.
 */
export function safeFileName(text: string, { fallback, maxBytes }: { fallback: string; maxBytes: number }): string {
  return cleaned(text, maxBytes) || cleaned(fallback, maxBytes) || 'file'
}

function cleaned(text: string, maxBytes: number): string {
  const name = searchKey(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxBytes)
    .replace(/-$/, '')
  return isDeviceName(name) ? `${name}-1` : name
}
