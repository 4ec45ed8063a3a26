import { makeInvitation } from '../../src/modules/identity/index.ts'
import type { World } from './harness.ts'
import { anApp, aRequest, connected, pkce } from './oauth.ts'
import { aPerson, as, cookieIn, mailedLink, PASSWORD, setUp } from './people.ts'
import { setUpApp } from './second-factors.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

const OWN: [method: string, path: string, body?: object][] = [
  ['GET', '/me'],
  ['PATCH', '/me', { colours: 'dark' }],
  ['PUT', '/me/password', { password: PASSWORD }],
  ['PUT', '/me/views', { list: 'attendees', views: [{ name: 'Here', query: 'checked_in=true' }] }],
  ['GET', '/me/views'],
  ['PUT', '/me/editing/design/1'],
  ['DELETE', '/me/editing/design/1'],
]

/** Every success of signing in and out. */
export async function walkSignIn(world: World): Promise<void> {
  const owner = await setUp(world)
  await world.request('GET', '/auth/session', undefined, as(owner))
  await world.request('GET', '/auth/session', undefined, { key: null })
  await world.request('POST', '/auth/organisation', { organisation_id: 1 }, as(owner))
  const invited = { email: 'new@example.org', role: 'editor', event_ids: null }
  const made = await world.request('POST', '/admin/people/invitations', invited)
  await world.request('GET', '/admin/people/invitations')
  await world.request('GET', '/admin/people/roles')
  await world.request('DELETE', `/admin/people/invitations/${made.body.id}`)
  const { token } = await makeInvitation(
    { ...world.services, orgId: 1, actor: { kind: 'cli' }, requestId: null },
    { ...invited, role: 'editor' },
  )
  const joined = { token, name: 'Nora', password: PASSWORD }
  await world.request('POST', '/auth/invitation', joined, { key: null })
  const { body } = await world.request('GET', '/admin/people')
  const { id } = body.find(({ email }: { email: string }) => email === 'new@example.org')
  await world.request('PATCH', `/admin/people/${id}`, { role: 'viewer' })
  await world.request('POST', `/admin/people/${id}/sign-out`)
  await world.request('DELETE', `/admin/people/${id}`)
  for (const [method, path, body] of OWN) await world.request(method, path, body, as((await aPerson(world)).token))
  const extra = await aPerson(world)
  const [ending] = (await world.request('GET', '/me/sessions', undefined, as(extra.token))).body
  await world.request('DELETE', `/me/sessions/${ending.id}`, undefined, as(extra.token))
  const known = { email: 'olga@example.org', password: PASSWORD }
  const signedIn = await world.request('POST', '/auth/sign-in', known, { key: null })
  await walkSecondFactor(world, cookieIn(signedIn)!, known)
  await walkLinks(world, cookieIn(signedIn)!, known)
  await walkFactors(world)
  await walkProviders(world)
  await walkApps(world)
  await world.request('POST', '/auth/sign-out', undefined, as(cookieIn(signedIn)!))
}

/** Apps that ask for consent, and are connected and revoked. */
async function walkApps(world: World): Promise<void> {
  const person = await aPerson(world)
  const asked = { client_id: await anApp(world), code_challenge: pkce().challenge }
  const request = await aRequest(world, asked)
  await world.request('GET', `/me/app-requests/${request}`, undefined, as(person.token))
  await world.request('POST', `/me/app-requests/${request}/deny`, undefined, as(person.token))
  for (const own of [true, false]) {
    await connected(world, { person })
    await world.request('GET', '/me/connected-apps', undefined, as(person.token))
    const [app] = (await world.request('GET', '/admin/connected-apps')).body
    if (own) await world.request('DELETE', `/me/connected-apps/${app.id}`, undefined, as(person.token))
    else await world.request('DELETE', `/admin/connected-apps/${app.id}`)
  }
}

async function walkFactors(world: World): Promise<void> {
  const { token } = await aPerson(world)
  const post = (path: string, body?: unknown) => world.request('POST', path, body, as(token))
  await world.request('GET', '/me/factors', undefined, as(token))
  await setUpApp(world, token)
  await post('/me/recovery-codes')
  await world.request('DELETE', '/me/totp', undefined, as(token))
  const authenticator = softwareAuthenticator(world.services.siteUrl)
  const { body: options } = await post('/me/passkeys/options')
  const made = await post('/me/passkeys', { name: 'Telephone', credential: authenticator.create(options) })
  await world.request('GET', '/me/passkeys', undefined, as(token))
  const { body: asked } = await world.request('POST', '/auth/passkey/options', undefined, { key: null })
  await world.request('POST', '/auth/passkey', authenticator.get(asked), { key: null })
  const { body: own } = await post('/auth/confirm/options')
  await post('/auth/confirm', { passkey: authenticator.get(own) })
  await world.request('DELETE', `/me/passkeys/${made.body.id}`, undefined, as(token))
}

/** By an app that shows a code, in the seat of the owner who has just signed in. */
async function walkSecondFactor(world: World, owner: string, known: object): Promise<void> {
  const { recoveryCodes } = await setUpApp(world, owner)
  const { body } = await world.request('POST', '/auth/sign-in', known, { key: null })
  const given = { ticket: body.ticket, code: recoveryCodes[0]! }
  await world.request('POST', '/auth/second-factor', given, { key: null })
  await world.request('DELETE', '/me/totp', undefined, as(owner))
}

/** With a second factor and without: each link is asked for by the address, and read in the mail. */
async function walkLinks(world: World, owner: string, { email }: { email: string }): Promise<void> {
  const others = await aPerson(world)
  await setUpApp(world, others.token)
  for (const address of [email, others.email])
    for (const [path, more] of [
      ['link', {}],
      ['reset', { password: PASSWORD }],
    ] as const) {
      await world.request('POST', `/auth/${path}`, { email: address }, { key: null })
      const token = await mailedLink(world, path)
      await world.request(
        'POST',
        `/auth/${path}/use`,
        { token, ...more },
        address === email ? as(owner) : { key: null },
      )
    }
}

async function walkProviders(world: World): Promise<void> {
  await world.request('GET', '/admin/sign-in-policy')
  await world.request('PATCH', '/admin/sign-in-policy', { second_factor: 'optional' })
  await world.request('POST', '/auth/sso', { email: 'ada@acme.example' }, { key: null })
  const path = '/admin/identity-providers'
  const { body: made } = await world.request('POST', path, {
    slug: 'acme',
    name: 'Acme',
    issuer: 'https://login.acme.example',
    default_role: 'editor',
    client_id: 'laurel',
    client_secret: 'kept by Acme',
  })
  await world.request('GET', path)
  await world.request('GET', `${path}/${made.id}`)
  await world.request('PATCH', `${path}/${made.id}`, { name: 'Acme Ltd.' })
  const { body } = await world.request('POST', `${path}/${made.id}/domains`, { domain: 'acme.example' })
  const before = world.services.resolveTxt
  Object.assign(world.services, { resolveTxt: async () => [body.domains[0].txt_record] })
  await world.request('POST', `${path}/${made.id}/domains/acme.example/verify`)
  Object.assign(world.services, { resolveTxt: before })
  await world.request('DELETE', `${path}/${made.id}/domains/acme.example`)
  await world.request('DELETE', `${path}/${made.id}`)
}
