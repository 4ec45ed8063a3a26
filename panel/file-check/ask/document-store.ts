import type { JsonObject } from '../../../src/platform/credentials/canonize.ts'
import { readStream } from '../read/bytes.ts'
import type { Answer, Ask } from './ask.ts'
import { withoutScheme } from './issuer-site.ts'

/** Documents by their addresses without a scheme. */
export type Documents = Record<string, string>

const MAX_ANSWER = 262_144
const PATIENCE_MS = 10_000
/** Certificates do not say which site they belong to. */
const AUTHORITIES = '*/document-signing.pem'

/** Returns the address of a document that may be asked for: keys, a status list, or certificates of an authority. */
export function addressOfDocument(text: string): string | null {
  if (/^\s*-----BEGIN CERTIFICATE-----/.test(text)) return AUTHORITIES
  try {
    const { id, type }: JsonObject = JSON.parse(text)
    const did = typeof id === 'string' && /^did:web:(.+)$/.exec(id)?.[1]
    if (did) return `//${did.split(':').map(decodeURIComponent).join('/')}/did.json`
    const isList = JSON.stringify(type ?? '').includes('BitstringStatusListCredential')
    return isList && /^https?:\/\//.test(String(id)) ? withoutScheme(id) : null
  } catch {
    return null
  }
}

/** Documents of this page: kept in it when it was saved, given to it, and fetched from issuers. */
export type Store = { kept: Documents; given: Documents; fetched: Documents }

/**
 * Returns a way to ask for documents: from the network, then from those kept in the page, then from those given to it.
 * It asks for each address once, and sends neither cookies nor the address of the page.
 */
export function askFor({ kept, given, fetched }: Store): Ask {
  const requests = new Map<string, Promise<string | null>>()
  return async (address) => {
    const asked = requests.get(address) ?? fetchText(address)
    requests.set(address, asked)
    const key = withoutScheme(address)
    const text = await asked
    if (text !== null && addressOfDocument(text) !== null) fetched[key] = text
    const own = (documents: Documents, name: string) => (Object.hasOwn(documents, name) ? documents[name]! : null)
    const authority = address.endsWith('/document-signing.pem') ? own(given, AUTHORITIES) : null
    const answers: [string | null, Answer['source']][] = [
      [text, 'issuer'],
      [own(kept, key), 'kept'],
      [own(given, key) ?? authority, 'given'],
    ]
    return answers.flatMap(([text, source]) => (text === null ? [] : [{ text, source }]))
  }
}

/** Returns null where there is no answer: no network, another site's refusal, a missing or too large document. */
async function fetchText(address: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
    if (!response.ok || response.body === null) return null
    return new TextDecoder().decode(await readStream(response.body, MAX_ANSWER))
  } catch {
    return null
  }
}
