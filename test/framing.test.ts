import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { servedAddresses } from './support/served-addresses.ts'

test('pages of other sites frame no page of this one, none that is not there either; lead forms and embedded registrations have tests of their own', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const known = ['/admin/sign-in', '/admin/reset', '/nowhere', `/c/${public_id}`]
  const all = servedAddresses(world).filter((each) => !each.startsWith('/api/'))
  for (const each of [
    '/admin',
    '/admin*',
    '/docs',
    '/verify',
    '/c/:text',
    '/t/:token',
    '/e/:slug',
    '/marketplace',
    '/f/:slug',
  ])
    assert.ok(all.includes(each), `${each} is not among ${all.join(' ')}`)
  let pages = 0
  for (const address of [...all, ...known]) {
    const url = address.replace(/:\w+(\([^)]*\))?/g, '1').replace('*', '/x')
    const { headers, statusCode } = await world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    if (!String(headers['content-type']).startsWith('text/html')) continue
    pages += 1
    const [, by] = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? []
    assert.equal(by, address === '/e/:slug/embed' ? '*' : "'none'", `${statusCode} ${url}`)
  }
  assert.ok(pages >= 15, `${pages} pages`)
})
