import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'
import { countLink } from './count-link.ts'
import { markOf, readTrackedLink, trackedUrl } from './link-token.ts'

const ADA = 'ada@example.org'

test('a link is counted for the mail that it was written into, and not for one that has its id later, is erased or gone', async () => {
  await using world = await startWorld()
  const { services } = world
  const emailId = await anEmail(world, { to: { name: 'Ada', address: ADA } })
  const link = (address: string, nth: number, id = emailId) => ({
    emailId: id,
    mark: markOf(services, address),
    url: `https://example.org/${nth}`,
  })
  const counted = () => count(world, 'email_link_open')
  await countLink(services, link('eve@example.org', 1))
  await countLink(services, { ...link(ADA, 2), mark: Buffer.alloc(6) })
  await countLink(services, link(ADA, 3, emailId + 1))
  assert.equal(await counted(), 0)
  await countLink(services, link(ADA, 4))
  assert.equal(await counted(), 1)
  await world.query(`update email set status = 'cancelled', to_address = '' where id = ${emailId}`)
  await countLink(services, link(ADA, 5))
  await countLink(services, link('', 6))
  assert.equal(await counted(), 1)
  assert.equal(await count(world, `domain_event where type = 'email.link_opened'`), 1)
})

test('a token is read as it was written, and not when any of its parts is forged', async () => {
  await using world = await startWorld()
  const { services } = world
  const url = 'https://example.org/a?b=ş'
  const written = new URL(trackedUrl(services, { emailId: 7, address: ADA }, url)).pathname.slice('/l/'.length)
  assert.deepEqual(readTrackedLink(services, written), { emailId: 7, mark: markOf(services, ADA), url })
  const bytes = Buffer.from(written, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const forged = Buffer.from(bytes)
    forged[at]! ^= 1
    assert.equal(readTrackedLink(services, forged.toString('base64url')), null, `byte ${at}`)
  }
})
