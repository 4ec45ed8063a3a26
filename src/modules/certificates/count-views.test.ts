import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feed, startFeeding, summariesOf } from '../../../test/support/contact-feed.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { count } from '../../../test/support/stored.ts'
import { viewCounter } from './count-views.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html',
}

test('a look at the page of a certificate is told of once a day, by whichever process, and a robot’s is not', async () => {
  const world = await startFeeding()
  await using _ = world
  const { id, public_id, attendee_email } = await aCertificate(world)
  const warnings: object[] = []
  const counters = [1, 2].map(() => viewCounter(world.services, (context) => warnings.push(context)))
  const look = async () => {
    for (const { note } of counters) for (const _ of [1, 2]) note(id)
    await Promise.all(counters.map(({ flush }) => flush()))
  }
  await look()
  await look()
  world.advance(24 * 3_600_000)
  await look()
  assert.equal(await count(world, `domain_event where type = 'certificate.viewed'`), 2)
  await feed(world)
  const looked = 'The certificate of “Node Day” was looked at.'
  assert.deepEqual((await summariesOf(world, attendee_email))?.slice(-2), [looked, looked])
  const open = (headers: Record<string, string>) => world.app.inject({ url: `/c/${public_id}`, headers })
  for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23', '']) await open({ ...BROWSER, 'user-agent': agent })
  await open({ ...BROWSER, accept: 'application/json' })
  assert.deepEqual(warnings, [])
})

test('what was looked at before the service stops is written then', async () => {
  const world = await startFeeding()
  await using _ = world
  const { public_id } = await aCertificate(world)
  for (const path of ['c', 'verify'])
    assert.equal((await world.app.inject({ url: `/${path}/${public_id}`, headers: BROWSER })).statusCode, 200)
  assert.equal(await count(world, 'certificate_view'), 0)
  await world.app.close()
  assert.equal(await count(world, `domain_event where type = 'certificate.viewed'`), 1)
})
