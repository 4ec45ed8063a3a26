import type { JsonObject } from '../../../src/platform/credentials/canonize.ts'
import { STATUS_LIST } from '../../../src/platform/credentials/shapes.ts'
import type { Ask } from '../ask/ask.ts'
import { type IssuerSite, withoutScheme } from '../ask/issuer-site.ts'
import { unpack } from '../read/bytes.ts'
import type { IssuerKeys } from './check-key.ts'
import type { Finding } from './findings.ts'
import { isObject, keyOf, proofHolds, readObject } from './proof.ts'

const MAX_LIST = 1_048_576

type About = { site: IssuerSite; did: string; keys: IssuerKeys | null; now: Date }

/** Tells whether a credential is revoked, by the first current list of its issuer that can be had (Bitstring Status List). */
export async function checkStatus(ask: Ask, credential: JsonObject, about: About): Promise<Finding> {
  const { domain, lists } = about.site
  const entry = credential['credentialStatus']
  const [list, index] = isObject(entry) ? [entry['statusListCredential'], Number(entry['statusListIndex'])] : []
  const name = typeof list === 'string' && /^b?\d{1,9}$/.exec(list.slice(list.lastIndexOf('/') + 1))?.[0]
  if (!name || withoutScheme(list) !== withoutScheme(lists + name) || !isIndex(index))
    return { check: 'status', result: 'open', says: 'elsewhere', values: { domain } }
  let ended: Date | null = null
  for (const { text, source } of await ask(lists + name)) {
    const document = readObject(text)
    const bits = document && (await bitsOf(document, String(list), about))
    if (!bits || index >= bits.length * 8) continue
    const [from, until] = [dateIn(document, 'validFrom'), dateIn(document, 'validUntil')]
    const isRevoked = (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
    const values = { domain, day: from ?? about.now }
    // A list that is too old cannot show that a certificate is in force, but a revocation is final.
    if (isRevoked) return { check: 'status', result: 'failed', says: 'revoked', values, source }
    if (until === null || until > about.now) return { check: 'status', result: 'passed', says: source, values, source }
    ended = until
  }
  if (ended !== null) return { check: 'status', result: 'open', says: 'ended', values: { domain, day: ended } }
  return { check: 'status', result: 'open', says: 'unknown', values: { domain } }
}

const isIndex = (index: number | undefined): index is number =>
  index !== undefined && Number.isSafeInteger(index) && index >= 0

/** Returns the bits of a list that its issuer signed; null for any other. */
async function bitsOf(document: JsonObject, address: string, { did, keys }: About): Promise<Uint8Array | null> {
  if (document['id'] !== address || document['issuer'] !== did || !keys?.names.includes(keyOf(document))) return null
  try {
    const subject = document['credentialSubject']
    if (!proofHolds(document, STATUS_LIST) || !isObject(subject)) return null
    if (subject['statusPurpose'] !== 'revocation') return null
    const encoded = String(subject['encodedList']).slice(1).replaceAll('-', '+').replaceAll('_', '/')
    const zipped = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return await unpack(zipped, 'gzip', MAX_LIST)
  } catch {
    return null
  }
}

/** Returns a date of a document; null if it has none. */
export function dateIn(document: JsonObject, name: 'validFrom' | 'validUntil'): Date | null {
  const date = new Date(String(document[name]))
  return Number.isNaN(date.getTime()) ? null : date
}
