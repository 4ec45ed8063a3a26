import { fold } from '../text/fold.ts'

/** Windows takes these for devices, whatever follows the first dot. */
const deviceName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i

export function isDeviceName(name: string): boolean {
  return deviceName.test(name)
}

/**
 * A file name without extension that every system takes: a-z, 0-9 and single hyphens between them, never empty, no
 * device name, at most `maxBytes` bytes (at least 8). Accents are dropped; where a name in another script leaves
 * nothing, it is the fallback.
 */
export function safeFileName(text: string, { fallback, maxBytes }: { fallback: string; maxBytes: number }): string {
  return cleaned(text, maxBytes) || cleaned(fallback, maxBytes) || 'file'
}

function cleaned(text: string, maxBytes: number): string {
  const name = fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxBytes)
    .replace(/-$/, '')
  return isDeviceName(name) ? `${name}-1` : name
}
