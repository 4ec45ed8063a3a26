import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { Openid4vciClient } from '@openid4vc/openid4vci'
import type { World } from './harness.ts'
import { OWN_PAGE } from './my-pages.ts'
import { open, sendFields } from './public-forms.ts'

/** Answers requests of a wallet from the public addresses of the service. */
export function fetchFrom(world: World): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as string, init)
    const { pathname, search } = new URL(request.url)
    const answer = await world.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' && { payload: await request.text() }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
  }
}

/** A wallet that others wrote, with an Ed25519 or P-256 key. */
export function aWallet(world: World, algorithm: 'EdDSA' | 'ES256' = 'ES256') {
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
  return { client, publicJwk, signer: { method: 'jwk', alg: algorithm, publicJwk } as const }
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
  const page = await open(world, address)
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
export async function take(world: World, redeemed: Awaited<ReturnType<typeof redeem>>, nonce?: string) {
  const { client, issuerMetadata, accessToken, signer } = redeemed
  const [credentialConfigurationId] = Object.keys(issuerMetadata.credentialIssuer.credential_configurations_supported)
  const c_nonce = nonce ?? (await client.requestNonce({ issuerMetadata })).c_nonce
  const { jwt } = await client.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId: credentialConfigurationId!,
    nonce: c_nonce,
    signer: signer as never,
    issuedAt: world.services.now(),
  })
  const { credentialResponse } = await client.retrieveCredentials({
    issuerMetadata,
    accessToken,
    credentialConfigurationId: credentialConfigurationId!,
    proofs: { jwt: [jwt] },
  })
  return { credential: (credentialResponse.credentials![0] as any).credential, nonce: c_nonce }
}
