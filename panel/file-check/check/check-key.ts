import type { JsonObject } from '../../../src/platform/credentials/canonize.ts'
import type { Ask, Source } from '../ask/ask.ts'
import type { IssuerSite } from '../ask/issuer-site.ts'
import type { Finding } from './findings.ts'
import { isObject, readObject } from './proof.ts'

/** The keys that an issuer signs with, and the origin of this list. */
export type IssuerKeys = { names: string[]; source: Source }

/** Returns the keys of an issuer: those of its DID document whose names are what they are. Null if they cannot be had. */
export async function issuerKeys(ask: Ask, site: IssuerSite, did: string): Promise<IssuerKeys | null> {
  for (const { text, source } of await ask(site.keys)) {
    const document = readObject(text)
    if (document?.['id'] === did) return { names: keysIn(document), source }
  }
  return null
}

function keysIn({ id, assertionMethod, verificationMethod }: JsonObject): string[] {
  const methods = Array.isArray(verificationMethod) ? verificationMethod.filter(isObject) : []
  const names = methods
    .filter((method) => method['id'] === `${String(id)}#${String(method['publicKeyMultibase'])}`)
    .map((method) => String(method['id']))
  return Array.isArray(assertionMethod) ? names.filter((name) => assertionMethod.includes(name)) : []
}

/** Tells whether the key that signed a credential is its issuer's. */
export function checkKey(keys: IssuerKeys | null, key: string, { domain }: IssuerSite): Finding {
  if (keys === null) return { check: 'key', result: 'open', says: 'unknown', values: { domain } }
  const { source } = keys
  if (!keys.names.includes(key)) return { check: 'key', result: 'failed', says: 'stranger', values: { domain }, source }
  return { check: 'key', result: 'passed', says: source, values: { domain }, source }
}
