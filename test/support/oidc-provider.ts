import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

/** The user who signs in, and how the provider misbehaves. */
export type Behaviour = {
  /** Claims of the ID token, beside those that every one has. */
  claims: Record<string, unknown>
  /** The nonce in the ID token, instead of the one that was asked for. */
  nonce?: string
  /** The issuer that the ID token names. */
  issuer?: string
  /** The issuer that the way back names (RFC 9207); null: none. */
  returnedIssuer?: string | null
  /** For whom the ID token is, instead of the client that asked. */
  audience?: string
  /** When the ID token ends, instead of in five minutes. */
  ends?: string
  /** Signer to use instead of a listed key: an unlisted key, the client secret, or none. */
  signedBy?: 'another key' | 'the client' | 'nobody'
  /** Rejects every sign-in. */
  refuses?: boolean
  /** Answers everything with 503. */
  isDown?: boolean
}

type Grant = { authTime: number | null; nonce: string; challenge: string; redirectUri: string; clientId: string }

export const CLIENT = { id: 'laurel-client', secret: 'a secret of tests' }

/**
 * An OpenID Connect provider on 127.0.0.1 with one client, which signs in the user of `behaviour` without asking. Codes
 * are good once, for their client, address and proof (RFC 7636).
 */
export async function startOidcProvider(behaviour: Behaviour) {
  const keys = await generateKeyPair('RS256')
  const others = await generateKeyPair('RS256')
  const grants = new Map<string, Grant>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, issuer())
    asked.push(url.pathname)
    const answer = behaviour.isDown ? { status: 503 } : await answerTo(request, url)
    response.writeHead(answer.status, { 'Content-Type': 'application/json', Connection: 'close', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const issuer = () => `http://127.0.0.1:${port}`

  async function answerTo(request: IncomingMessage, { pathname, searchParams }: URL): Promise<HttpAnswer> {
    if (pathname === '/.well-known/openid-configuration') return { status: 200, body: metadata(issuer()) }
    if (pathname === '/keys') {
      return { status: 200, body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' }] } }
    }
    if (pathname === '/authorize') return authorize(searchParams)
    if (pathname === '/token') return exchange(request, new URLSearchParams(await text(request)))
    return { status: 404 }
  }

  function authorize(asked: URLSearchParams): HttpAnswer {
    const back = new URL(asked.get('redirect_uri')!)
    back.searchParams.set('state', asked.get('state')!)
    const { returnedIssuer = issuer() } = behaviour
    if (returnedIssuer !== null) back.searchParams.set('iss', returnedIssuer)
    if (behaviour.refuses) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      back.searchParams.set('code', code)
      grants.set(code, {
        // A request for fresh authentication is met at once.
        authTime: asked.get('max_age') === null ? null : Math.floor(Date.now() / 1_000),
        nonce: asked.get('nonce')!,
        challenge: asked.get('code_challenge')!,
        redirectUri: asked.get('redirect_uri')!,
        clientId: asked.get('client_id')!,
      })
    }
    return { status: 302, headers: { Location: back.href } }
  }

  async function exchange(request: IncomingMessage, sent: URLSearchParams): Promise<HttpAnswer> {
    const grant = grants.get(sent.get('code')!)
    grants.delete(sent.get('code')!)
    const proof = createHash('sha256').update(sent.get('code_verifier')!).digest('base64url')
    const client = clientOf(request, sent)
    if (client.id !== CLIENT.id || client.secret !== CLIENT.secret)
      return { status: 401, body: { error: 'invalid_client' } }
    if (grant?.challenge !== proof || grant.redirectUri !== sent.get('redirect_uri') || grant.clientId !== client.id) {
      return { status: 400, body: { error: 'invalid_grant' } }
    }
    const claims = {
      nonce: behaviour.nonce ?? grant.nonce,
      ...(grant.authTime !== null && { auth_time: grant.authTime }),
      ...behaviour.claims,
    }
    const token = await sign(claims, client)
    return { status: 200, body: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: token } }
  }

  async function sign(claims: Record<string, unknown>, client: { id: string; secret: string }): Promise<string> {
    const { signedBy } = behaviour
    const token = (signedBy === 'nobody' ? new UnsecuredJWT(claims) : new SignJWT(claims))
      .setIssuer(behaviour.issuer ?? issuer())
      .setAudience(behaviour.audience ?? client.id)
      .setIssuedAt()
      .setExpirationTime(behaviour.ends ?? '5m')
    if (token instanceof UnsecuredJWT) return token.encode()
    // A secret of both sides, where a key of the provider alone was agreed on (RFC 8725, section 2.1).
    if (signedBy === 'the client')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.secret))
    const { privateKey } = signedBy === 'another key' ? others : keys
    return token.setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
  }

  return {
    issuer: issuer(),
    /** As settings name it: who may be reached although it is internal. */
    target: `127.0.0.1:${port}`,
    behaviour,
    /** The paths that were asked for, in turn. */
    asked,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type HttpAnswer = { status: number; headers?: Record<string, string>; body?: unknown }

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** The client by the header (RFC 6749, section 2.3.1) or by the body. */
function clientOf({ headers }: IncomingMessage, sent: URLSearchParams): { id: string; secret: string } {
  const [, basic] = /^Basic (.*)$/.exec(headers.authorization ?? '') ?? []
  if (basic === undefined) return { id: sent.get('client_id') ?? '', secret: sent.get('client_secret') ?? '' }
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  const decode = (value: string) => decodeURIComponent(value.replaceAll('+', ' '))
  return { id: decode(id), secret: decode(secret) }
}
