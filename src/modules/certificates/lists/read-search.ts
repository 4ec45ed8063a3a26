import { emailKey } from '../../../lib/text/email-key.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { readCode } from '../verification-code.ts'

export type CertificateSearch =
  | { by: 'public_id' | 'code'; value: string; name: string }
  | { by: 'email'; value: string }
  | { by: 'name'; value: string }

/** The last part of a link to a certificate: its page, the page that verifies it, or one of its files. */
const LINK = /\/(?:c|verify|certs)\/([^/?#\s.]+)/i

/**
 * What somebody looks for: a certificate by its link, its public id or its verification code, an address by how it begins, or
 * else a part of a name. What reads as a code may be a name as well. Null: nothing is left of it.
 */
export function readSearch(text: string | undefined): CertificateSearch | null {
  const value = text?.trim() ?? ''
  const name = searchKey(value)
  const code = readCode(LINK.exec(value)?.[1] ?? value)
  if (code.kind === 'public_id' || code.kind === 'code') return { by: code.kind, value: code.value, name }
  if (/^[^@\s]+@/.test(value)) return { by: 'email', value: emailKey(value) }
  return name === '' ? null : { by: 'name', value: name }
}
