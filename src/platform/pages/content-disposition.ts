import { safeFileName } from '../../lib/zip/index.ts'

/** Control characters, direction marks, and characters that some file systems reject. */
const UNFIT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu
const MAX_CHARACTERS = 60

/** A file's name without its extension: the names in full, the name in ASCII, and a fallback. */
type FileName = { own: string[]; plain: string; fallback: string }

/**
 * Returns a Content-Disposition that names a file: `filename*` with all letters (RFC 8187), and an ASCII `filename` for
 * programs that do not support it (RFC 6266).
 */
export function contentDisposition({ own, plain, fallback }: FileName, extension: string): string {
  const full = own.map(fileText).filter(Boolean).join(' - ') || fallback
  const ascii = safeFileName(plain, { fallback, maxBytes: 60 })
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${extendedValue(`${full}.${extension}`)}`
}

function fileText(text: string): string {
  return Array.from(text.replace(UNFIT, ' ').replace(/\s+/g, ' ')).slice(0, MAX_CHARACTERS).join('').trim()
}

function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
