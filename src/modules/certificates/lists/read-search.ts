import { emailKey } from '../../../lib/text/email-key.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { readCode } from '../records/verification-code.ts'

export type CertificateSearch =
  | { by: 'public_id' | 'code'; value: string; name: string }
  | { by: 'email'; value: string }
  | { by: 'name'; value: string }

/** The last segment of a link to a certificate: its page, its verification page or one of its files. */
const LINK = /\/(?:c|verify|certs)\/([^/?#\s.]+)/i

/**
 * Interprets a search: a link, public id or verification code, the start of an address, or part of a name. A text that
 * reads as a code may be a name as well. Null when nothing is left to search for.
 */
export function readSearch(text: string | undefined): CertificateSearch | null {
  const value = text?.trim() ?? ''
  const name = searchKey(value)
  const code = readCode(LINK.exec(value)?.[1] ?? value)
  if (code.kind === 'public_id' || code.kind === 'code') return { by: code.kind, value: code.value, name }
  if (/^[^@\s]+@/.test(value)) return { by: 'email', value: emailKey(value) }
  return name === '' ? null : { by: 'name', value: name }
}
