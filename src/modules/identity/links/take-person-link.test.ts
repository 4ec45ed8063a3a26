import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn, mailedLink, PASSWORD } from '../../../../test/support/people.ts'
import { holdFirst, untilBlocked } from '../../../../test/support/statements.ts'
import { offerSetUp } from './offer-set-up.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const NEW = 'eleven blue kites'

test('no link is of use at the door of another: to set up, to join, to sign in, to choose a password', async () => {
  const set_up = (await offerSetUp(world.services))!.split('#')[1]!
  const { email } = await aPerson(world)
  await world.request('POST', '/admin/people/invitations', { email: 'new@example.org', role: 'viewer' })
  const tokens: Record<string, string> = { 'set-up': set_up, invitation: await mailedLink(world, 'invitation') }
  for (const page of ['link', 'reset'] as const) {
    await world.request('POST', `/auth/${page}`, { email }, { key: null })
    tokens[`${page}/use`] = await mailedLink(world, page)
  }
  const bodies: Record<string, object> = {
    'set-up': { name: 'A', email: 'a@example.org', password: PASSWORD },
    invitation: { name: 'A', password: PASSWORD },
    'link/use': {},
    'reset/use': { password: NEW },
  }
  const come = (door: string, token: string) =>
    world.request('POST', `/auth/${door}`, { ...bodies[door], token }, { key: null })
  for (const door of Object.keys(bodies))
    for (const [own, token] of Object.entries(tokens))
      if (own !== door) assertRefused(await come(door, token), 404, 'not_found')
  // All of them were valid.
  const statuses = []
  for (const door of ['invitation', 'link/use', 'reset/use']) statuses.push((await come(door, tokens[door]!)).status)
  assert.deepEqual(statuses, [204, 204, 204])
})

test('a link that is used while the password is changed opens no session that outlives the change', async () => {
  const { email, token: mine } = await aPerson(world)
  await world.request('POST', '/auth/link', { email }, { key: null })
  const token = await mailedLink(world, 'link')
  using opening = holdFirst(world, 'insert into person_session')
  const used = world.request('POST', '/auth/link/use', { token }, { key: null })
  await opening.reached
  const changed = world.request('PUT', '/me/password', { password: NEW }, as(mine))
  await untilBlocked(world)
  opening.release()
  const opened = cookieIn(await used)!
  assert.equal((await changed).status, 204)
  const { body } = await world.request('GET', '/auth/session', undefined, as(opened))
  assert.deepEqual(body, { signed_in: false })
})
