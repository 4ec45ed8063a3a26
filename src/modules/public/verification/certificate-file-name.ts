import type { FileKind } from '../../../platform/render/index.ts'
import { safeFileName } from '../../../platform/zip/index.ts'

/** Controls, marks that turn the reading direction, and what some file systems refuse. */
const UNFIT = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu
const MAX_CHARACTERS = 60

/**
 * Content-Disposition that names the file after holder and event: `filename*` in their own letters (RFC 8187), and
 * an ASCII `filename` for programs that do not know it (RFC 6266).
 */
export function contentDisposition(record: { attendee_name: string; event_name: string }, kind: FileKind): string {
  const own = [record.attendee_name, record.event_name].map(fileText).filter(Boolean).join(' - ') || 'Certificate'
  const ascii = safeFileName(record.attendee_name, { fallback: 'certificate', maxBytes: 60 })
  return `inline; filename="${ascii}.${kind}"; filename*=UTF-8''${extendedValue(`${own}.${kind}`)}`
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
