import { createHash, type JsonWebKey, verify } from 'node:crypto'
import type { CallbackContext, JwtSigner } from '@openid4vc/oauth2'
import type { Services } from '../../../platform/context/context.ts'
import { type HolderKey, holderOfDid, holderOfJwk } from './holder-key.ts'

/** The algorithms by which holders can prove that they have a key. */
export const PROOF_ALGORITHMS = ['ES256', 'EdDSA']

/** Loads the library for the protocol on first use. It needs the permission for sites without https. */
export async function issuerLibrary(services: Pick<Services, 'siteUrl' | 'randomBytes'>) {
  const [vci, oauth2] = await Promise.all([import('@openid4vc/openid4vci'), import('@openid4vc/oauth2')])
  vci.setGlobalConfig({ allowInsecureUrls: services.siteUrl.startsWith('http:') })
  const callbacks = callbacksFor(services)
  return {
    issuer: new vci.Openid4vciIssuer({ callbacks }),
    server: new oauth2.Oauth2AuthorizationServer({ callbacks }),
    refusalIn: (error: unknown) =>
      error instanceof oauth2.Oauth2ServerErrorResponseError ? error.errorResponse : null,
    version: vci.Openid4vciVersion.V1,
  }
}

export type IssuerLibrary = Awaited<ReturnType<typeof issuerLibrary>>

function callbacksFor({ randomBytes }: Pick<Services, 'randomBytes'>) {
  const never = () => {
    throw new Error('An issuer does not do this.')
  }
  return {
    hash: (data: Uint8Array, algorithm: string) => createHash(algorithm.replace('-', '')).update(data).digest(),
    generateRandom: (length: number) => randomBytes(length),
    signJwt: never,
    verifyJwt: async (signer: JwtSigner, { compact }: { compact: string }) => {
      const holder = holderOf(signer)
      return isSigned(compact, signer.alg, holder)
        ? { verified: true as const, signerJwk: holder.key.export({ format: 'jwk' }) as never }
        : { verified: false as const }
    },
    clientAuthentication: never,
    decryptJwe: never,
    encryptJwe: never,
    fetch: never as unknown as typeof fetch,
  } satisfies Partial<CallbackContext>
}

/** Returns the key that signed a proof. @throws Error for a key that is not named by itself */
export function holderOf(signer: JwtSigner): HolderKey {
  if (signer.method === 'did') return holderOfDid(signer.didUrl)
  if (signer.method === 'jwk') return holderOfJwk(signer.publicJwk as JsonWebKey)
  throw new Error('Proofs name their key by jwk, or by a did:jwk or did:key as kid.')
}

/** Verifies a compact JWS (RFC 7515) with ES256 or Ed25519. */
function isSigned(compact: string, algorithm: string, { key }: HolderKey): boolean {
  const [head, payload, signature, ...more] = compact.split('.')
  const isEd25519 = key.asymmetricKeyType === 'ed25519'
  if (signature === undefined || more.length > 0) return false
  if (!(isEd25519 ? ['EdDSA', 'Ed25519'] : ['ES256']).includes(algorithm)) return false
  const data = Buffer.from(`${head}.${payload}`)
  const bytes = Buffer.from(signature, 'base64url')
  return isEd25519 ? verify(null, data, key, bytes) : verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, bytes)
}
