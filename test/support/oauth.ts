import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { World } from './harness.ts'
import { aPerson, as } from './people.ts'

export const CALLBACK = 'https://app.example/callback'

type Person = { token: string }
type Asked = Record<string, string | null>

/** A PKCE pair (RFC 7636). */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Sends a form without a credential. */
export async function sendForm(world: World, path: string, fields: Asked) {
  const given = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== null)
  return world.request('POST', path, String(new URLSearchParams(given)), {
    key: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** Registers an app. @returns its client id */
export async function anApp(world: World, more: object = {}): Promise<string> {
  const body = { client_name: 'Claude', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none', ...more }
  const { status, text, body: made } = await world.request('POST', '/oauth/register', body, { key: null })
  assert.equal(status, 201, text)
  return made.client_id
}

/** Opens the authorisation endpoint. @returns where it leads the browser */
export async function authorize(world: World, asked: Asked) {
  const query = Object.entries({
    response_type: 'code',
    redirect_uri: CALLBACK,
    code_challenge_method: 'S256',
    state: 'xyz',
    resource: `${world.config.siteUrl}/mcp`,
    ...asked,
  }).filter((pair): pair is [string, string] => pair[1] !== null)
  const answer = await world.request('GET', `/oauth/authorize?${new URLSearchParams(query)}`, undefined, { key: null })
  assert.equal(answer.status, 302, answer.text)
  return new URL(String(answer.headers['location']))
}

/** Asks for consent. @returns the request that the consent page shows */
export async function aRequest(world: World, asked: Asked): Promise<string> {
  const place = await authorize(world, asked)
  const request = place.searchParams.get('request')
  assert.ok(request, place.href)
  return request
}

/** Approves a request. @returns the fields that the app receives */
export async function approve(world: World, person: Person, request: string, more: object = {}) {
  const body = { scopes: ['events:read', 'events:write'], ...more }
  const answer = await world.request('POST', `/me/app-requests/${request}/approve`, body, as(person.token))
  assert.equal(answer.status, 200, answer.text)
  return Object.fromEntries(new URL(answer.body.redirect_to).searchParams)
}

/** A connected app of a person, with its tokens. */
export async function connect(
  world: World,
  {
    person,
    scopes,
    asked = {},
    ...more
  }: { person?: Person; scopes?: string[]; asked?: Asked; expires_in_days?: number } = {},
) {
  const owner = person ?? (await aPerson(world))
  const clientId = asked['client_id'] ?? (await anApp(world))
  const { verifier, challenge } = pkce()
  const request = await aRequest(world, { code_challenge: challenge, ...asked, client_id: clientId })
  const { code } = await approve(world, owner, request, { ...more, ...(scopes ? { scopes } : {}) })
  const exchange = (fields: Asked = {}, at = world) =>
    sendForm(at, '/oauth/token', {
      grant_type: 'authorization_code',
      code: code!,
      client_id: clientId,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
      resource: `${world.config.siteUrl}/mcp`,
      ...fields,
    })
  const refresh = (refreshToken: string, fields: Asked = {}, at = world) =>
    sendForm(at, '/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      ...fields,
    })
  return { person: owner, clientId, code: code!, verifier, exchange, refresh }
}

/** A connected app that has fetched its tokens. */
export async function connected(world: World, options: Parameters<typeof connect>[1] = {}) {
  const app = await connect(world, options)
  const answer = await app.exchange()
  assert.equal(answer.status, 200, answer.text)
  return {
    ...app,
    tokens: answer.body as { access_token: string; refresh_token: string; scope: string; expires_in: number },
  }
}
