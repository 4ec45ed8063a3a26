import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'

/** Every address outside of the interface, by the router's own list, which is a tree of beginnings. */
function addresses({ app }: World): string[] {
  const found: string[] = []
  const above: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, tree, part, methods] = /^([│ ]*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (tree === undefined) continue
    const depth = tree.length / 4 - 1
    const whole = (above[depth - 1] ?? '') + part
    above[depth] = whole
    if (methods?.split(', ').includes('GET')) found.push(whole)
  }
  return found.filter((each) => !each.startsWith('/api/'))
}

test('pages of other sites frame no page of this one, none that is not there either; lead forms have tests of their own', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const known = ['/admin/sign-in', '/admin/reset', '/nowhere', `/c/${public_id}`]
  const all = addresses(world)
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
    assert.equal(by, "'none'", `${statusCode} ${url}`)
  }
  assert.ok(pages >= 15, `${pages} pages`)
})
