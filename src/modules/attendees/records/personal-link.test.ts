import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backUpWorld, backupFolder, restoredWorld } from '../../../../test/support/backups.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration } from '../../../../test/support/register.ts'
import { isLinkOf, personalLink, readLinkToken } from './personal-link.ts'

const site = { secret: Buffer.alloc(32, 1), siteUrl: 'http://laurel.test' }
const names = { attendeeId: 1_099_511_627_775, linkNo: 255 }
const facts = { ...names, email: 'Ayse@example.org' }
const tokenOf = (services: typeof site, of = facts) => personalLink(services, of).split('/t/')[1]!
const opens = (text: string) => {
  const read = readLinkToken(text)
  return read !== null && isLinkOf(site, text, { ...facts, ...read })
}

test('a personal link identifies its registration, and no other text does', () => {
  const token = tokenOf(site)
  assert.deepEqual(readLinkToken(token), names)
  assert.ok(opens(token))
  assert.ok(!isLinkOf({ secret: Buffer.alloc(32, 2) }, token, facts))
  for (let at = 0; at < token.length; at++)
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. ') {
      const other = token.slice(0, at) + character + token.slice(at + 1)
      if (other !== token) assert.ok(!opens(other), other)
    }
  for (const text of ['', 'A', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, `${token}\n`, '\u0000'])
    assert.ok(!opens(text), text)
})

test('two links of a registration differ if their number or address differs', () => {
  const token = tokenOf(site)
  assert.notEqual(token, tokenOf(site, { ...facts, linkNo: 254 }))
  assert.ok(isLinkOf(site, token, { ...facts, email: 'AYSE@example.org' }))
  assert.ok(!isLinkOf(site, token, { ...facts, email: 'Bob@example.org' }))
})

test('after a restore, links from before the backup work, and later ones never open the registration of somebody else', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const before = await aRegistration(world, event)
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  const lost = await aRegistration(world, event)
  await using copy = await restoredWorld(folder.path, world.key)
  const other = await aRegistration(copy, event)
  const numberOf = (path: string) => readLinkToken(path.split('/').at(-1)!)
  assert.deepEqual(numberOf(other.path), numberOf(lost.path))
  const answers = ['GET', 'PATCH', 'DELETE'].map((method) =>
    copy.request(method, lost.path, method === 'PATCH' ? { first_name: 'Mallory' } : undefined, { key: null }),
  )
  for (const { status } of await Promise.all(answers)) assert.equal(status, 404)
  const { body } = await copy.request('GET', before.path, undefined, { key: null })
  assert.deepEqual([body.status, (await other.see()).status], ['registered', 'registered'])
})
