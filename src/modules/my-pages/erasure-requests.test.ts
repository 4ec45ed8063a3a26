import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBrowserOf } from '../../../test/support/my-pages.ts'
import { aPerson } from '../../../test/support/people.ts'
import { mailsTo } from '../../../test/support/register.ts'
import { auditOf } from '../../../test/support/stored.ts'
import { ok } from '../../../test/support/training.ts'

const ADA = 'ada@example.org'
const requestsOf = (world: World, query = '', key = world.key) =>
  ok(world.request('GET', `/admin/privacy/requests${query}`, undefined, { key }))

async function aKnownPerson(world: World) {
  await anAttendee(world, (await anEvent(world)).id, { email: ADA })
  const key = await world.stranger()
  const elsewhere: World = { ...world, request: (method, path, body) => world.request(method, path, body, { key }) }
  await anAttendee(elsewhere, (await anEvent(elsewhere)).id, { email: 'ADA@example.org' })
  return { key, browser: await aBrowserOf(world, ADA) }
}

test('a request to be erased waits once with every organisation, erases nothing, and is mailed without saying whose it is', async () => {
  await using world = await startWorld()
  const { email } = await aPerson(world, { role: 'owner' })
  const { key, browser } = await aKnownPerson(world)
  const asked = await Promise.all([1, 2].map(() => browser.act({ act: 'erase' })))
  assert.deepEqual(
    asked.map(({ headers }) => headers['location']),
    ['/my?done=erase', '/my?done=erase'],
  )
  for (const own of [world.key, key]) {
    const [request, ...more] = await requestsOf(world, '?status=open', own)
    assert.deepEqual([request.email, request.status, request.ended_at, more], [ADA, 'open', null, []])
  }
  assert.equal((await world.query(`select from attendee where email_key = '${ADA}'`)).length, 2)
  const mails = await mailsTo(world, email)
  assert.equal(mails.length, 1)
  assert.doesNotMatch(mails[0].text + mails[0].html, /ada@/i)
  assert.match((await browser.look()).text, /You asked all organisers/)
  assert.doesNotMatch(JSON.stringify(await auditOf(world, 'erasure_request.create')), /ada@/i)
})

test('erasing the person ends the request of that organisation alone, and declining ends it once; neither keeps the address', async () => {
  await using world = await startWorld()
  const { key, browser } = await aKnownPerson(world)
  await browser.act({ act: 'erase' })
  await ok(world.request('POST', '/admin/privacy/erase', { email: ADA }))
  const [erased] = await requestsOf(world)
  assert.deepEqual([erased.email, erased.status], [null, 'erased'])
  const [open] = await requestsOf(world, '', key)
  const decline = () =>
    world.request('POST', `/admin/privacy/requests/${open.id}/decline`, { reason: ' Invoices ' }, { key })
  assertRefused(await world.request('POST', `/admin/privacy/requests/${open.id}/decline`), 404, 'not_found')
  const { body } = await decline()
  assert.deepEqual([body.email, body.status, body.reason], [null, 'declined', 'Invoices'])
  assertRefused(await decline(), 409, 'conflict')
  assert.doesNotMatch(JSON.stringify(await world.query('select r::text from erasure_request r')), /ada@/)
  await browser.act({ act: 'erase' })
  assert.equal((await requestsOf(world, '?status=open', key)).length, 1)
})
