import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { Openid4vciClient } from '@openid4vc/openid4vci'
import { base58 } from '../../src/platform/credentials/base58.ts'
import type { World } from './harness.ts'
import { OWN_PAGE } from './my-pages.ts'
import { open, sendFields } from './public-forms.ts'

/** A proxy takes the path of the site off, but not from addresses below /.well-known/. */
function behindProxy(world: World, path: string): string {
  const root = new URL(world.config.siteUrl).pathname
  return root !== '/' && path.startsWith(`${root}/`) ? path.slice(root.length) : path
}

/** Answers requests of a wallet from the public addresses of the service. */
export function fetchFrom(world: World): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as string, init)
    const { pathname, search } = new URL(request.url)
    const answer = await world.app.inject({
      method: request.method as 'GET',
      url: behindProxy(world, pathname) + search,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' && { payload: await request.text() }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
  }
}

/** The DID of a holder's key, and the address of the key in it. */
function didUrlOf(jwk: { x: string; y?: string }, method: 'did:jwk' | 'did:key'): string {
  if (method === 'did:jwk') return `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}#0`
  const [x, y] = [jwk.x, jwk.y ?? ''].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  const isEven = jwk.y === undefined || y.at(-1)! % 2 === 0
  const point = jwk.y === undefined ? [0xed, 0x01, ...x] : [0x80, 0x24, isEven ? 2 : 3, ...x]
  const name = `z${base58(Uint8Array.from(point))}`
  return `did:key:${name}#${name}`
}

/** A wallet that others wrote, with an Ed25519 or P-256 key that it names itself or by a DID. */
export function aWallet(
  world: World,
  algorithm: 'EdDSA' | 'ES256' = 'ES256',
  method: 'jwk' | 'did:jwk' | 'did:key' = 'jwk',
) {
  const { privateKey, publicKey } =
    algorithm === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicJwk = publicKey.export({ format: 'jwk' }) as any
  const client = new Openid4vciClient({
    callbacks: {
      fetch: fetchFrom(world),
      hash: () => new Uint8Array(),
      generateRandom: (length: number) => world.services.randomBytes(length),
      clientAuthentication: () => undefined,
      signJwt: (_signer: unknown, { header, payload }: any) => ({
        jwt: jws(privateKey, header, payload),
        signerJwk: publicJwk,
      }),
    } as any,
  })
  const signer =
    method === 'jwk'
      ? ({ method, alg: algorithm, publicJwk } as const)
      : ({ method: 'did', alg: algorithm, didUrl: didUrlOf(publicJwk, method) } as const)
  return { client, publicJwk, privateKey, signer }
}

function jws(key: KeyObject, header: object, payload: object): string {
  const data = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const isEd25519 = key.asymmetricKeyType === 'ed25519'
  const bytes = Buffer.from(data)
  const signature = isEd25519 ? sign(null, bytes, key) : sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })
  return `${data}.${signature.toString('base64url')}`
}

/** Asks for an offer on the page, as people do. @returns its page, its link and the mailed code */
export async function anOffer(world: World, path: string) {
  const sent = await sendFields(world, `${path}/wallet`, {}, OWN_PAGE)
  const address = String(sent.headers['location'])
  const page = await open(world, behindProxy(world, new URL(address, world.config.siteUrl).pathname))
  const shown = /href="(openid-credential-offer:[^"]+)"/.exec(page.text)?.[1] ?? ''
  const link = shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  const [mail] = await world.query<{ text: string }>(
    `select text from email where kind = 'wallet_code' order by id desc limit 1`,
  )
  return { sent, address, page, link, txCode: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' }
}

/** Takes an offer as a wallet does, up to the access token. */
export async function redeem(
  world: World,
  { link, txCode }: { link: string; txCode: string },
  wallet = aWallet(world),
) {
  const { client } = wallet
  const credentialOffer = await client.resolveCredentialOffer(link)
  const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const token = await client.retrievePreAuthorizedCodeAccessTokenFromOffer({ credentialOffer, issuerMetadata, txCode })
  const accessToken = token.accessTokenResponse.access_token
  return { ...wallet, credentialOffer, issuerMetadata, accessToken }
}

/** Fetches the credential of an access token, for the wallet's key. */
export async function take(
  world: World,
  redeemed: Awaited<ReturnType<typeof redeem>>,
  nonce?: string,
  credentialConfigurationId = 'OpenBadgeCredential',
) {
  const { client, issuerMetadata, accessToken, signer } = redeemed
  const c_nonce = nonce ?? (await client.requestNonce({ issuerMetadata })).c_nonce
  const { jwt } = await client.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId,
    nonce: c_nonce,
    signer: signer as never,
    issuedAt: world.services.now(),
  })
  const { credentialResponse } = await client.retrieveCredentials({
    issuerMetadata,
    accessToken,
    credentialConfigurationId,
    proofs: { jwt: [jwt] },
  })
  return { credential: (credentialResponse.credentials![0] as any).credential, nonce: c_nonce }
}
