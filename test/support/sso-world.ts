import assert from 'node:assert/strict'
import { startWorld } from './harness.ts'
import { type Behaviour, CLIENT, startOidcProvider } from './oidc-provider.ts'
import { aPerson, cookieIn } from './people.ts'

type Provider = Awaited<ReturnType<typeof startOidcProvider>>

const NOBODY: Behaviour = { claims: {} }

/** An organisation with two identity providers, and browsers that go to them and come back, until the end of the block. */
export async function startSsoWorld() {
  await using opening = new AsyncDisposableStack()
  const txtRecords: Record<string, string[]> = {}
  const acme = opening.use(await startOidcProvider({ ...NOBODY }))
  const evil = opening.use(await startOidcProvider({ ...NOBODY }))
  const world = opening.use(await startWorld({ allowTargets: [acme.target, evil.target], txtRecords }))
  let people = 0

  async function addProvider(slug: string, provider: Provider, domain: string): Promise<number> {
    const made = await world.request('POST', '/admin/identity-providers', {
      slug,
      name: slug,
      issuer: provider.issuer,
      default_role: 'editor',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
    })
    assert.equal(made.status, 201, made.text)
    const { id } = made.body
    const added = await world.request('POST', `/admin/identity-providers/${id}/domains`, { domain })
    txtRecords[domain] = ['v=spf1 -all', added.body.domains[0].txt_record]
    const verified = await world.request('POST', `/admin/identity-providers/${id}/domains/${domain}/verify`)
    assert.equal(verified.status, 200, verified.text)
    return id
  }

  const go = (path: string, cookie = '') =>
    world.request('GET', `/api/v1/auth/sso/${path}`, undefined, { key: null, headers: { cookie } })

  /** Begins, and goes to the provider, which behaves so. @returns with what the browser comes back */
  async function leave(behaviour: Partial<Behaviour>, slug = 'acme', begin = '') {
    const provider = slug === 'acme' ? acme : evil
    const sent = await go(`${slug}${begin}`)
    assert.equal(sent.status, 302, sent.text)
    Object.assign(provider.behaviour, behaviour)
    try {
      const answered = await fetch(String(sent.headers['location']), { redirect: 'manual' })
      const back = new URL(answered.headers.get('location')!)
      return { cookie: `laurel-sso=${cookieIn(sent, 'laurel-sso')}`, query: back.search, path: back.pathname }
    } finally {
      for (const key of Object.keys(behaviour)) delete provider.behaviour[key as keyof Behaviour]
      provider.behaviour.claims = {}
    }
  }

  /** The same, and comes back at once while the provider still behaves so. */
  async function travel(behaviour: Partial<Behaviour>, slug = 'acme', begin = '') {
    const provider = slug === 'acme' ? acme : evil
    const { cookie, query } = await leave(behaviour, slug, begin)
    Object.assign(provider.behaviour, behaviour)
    const answer = await go(`${slug}/callback${query}`, cookie)
    for (const key of Object.keys(behaviour)) delete provider.behaviour[key as keyof Behaviour]
    provider.behaviour.claims = {}
    return answer
  }

  const somebody = (more: object = {}) => {
    const name = `person-${++people}`
    return { claims: { sub: name, email: `${name}@acme.example`, email_verified: true, name, ...more } }
  }

  await aPerson(world)
  await addProvider('acme', acme, 'acme.example')
  await addProvider('evil', evil, 'evil.example')
  const parts = opening.move()
  return { world, acme, evil, go, leave, travel, somebody, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

/** The address to which an answer leads a browser. */
export const place = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  String(headers['location']).replace('http://laurel.test', ''),
]
export const refused = (problem: string) => [302, `/admin/sign-in#problem=${problem}`]
