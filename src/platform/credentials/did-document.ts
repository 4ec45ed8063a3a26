import type { JsonObject } from './json-object.ts'

/**
 * Makes the DID document of an organisation. Keys that were only replaced stay in it, stolen ones must not be passed.
 * @param keys Multikeys, the newest first: some verifiers check with the first, whichever key a signature names
 * @param alsoKnownAs the same organisation under other methods
 */
export function didDocument(did: string, keys: readonly string[], alsoKnownAs: readonly string[] = []): JsonObject {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    ...(alsoKnownAs.length > 0 && { alsoKnownAs: [...alsoKnownAs] }),
    verificationMethod: keys.map((key) => ({
      id: `${did}#${key}`,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key,
    })),
    assertionMethod: keys.map((key) => `${did}#${key}`),
  }
}
