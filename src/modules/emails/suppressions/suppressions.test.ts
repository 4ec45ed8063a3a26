import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { sql } from '../../../platform/db/sql.ts'
import { judgedAddresses } from '../sending/validate-addresses.ts'

const path = '/admin/email-suppressions'
const list = async (world: World, query = '') =>
  (await world.request('GET', `${path}${query}`)).body.map(({ address, reason }: any) => `${address} ${reason}`)

async function aList() {
  const world = await startWorld()
  await world.query(`insert into email_suppression (org_id, address_key, address, reason, detail, email_id, created_at) values
    (1, 'ada@example.org', 'Ada@example.org', 'unsubscribed', null, 7, '2026-11-20T09:00:00Z'),
    (1, 'bob@example.org', 'bob@example.org', 'rejected', '550 5.1.1 No such user', 8, '2026-11-20T10:00:00Z')`)
  return world
}

test('who is written to no more is listed, newest first, and found by address and reason', async () => {
  await using world = await aList()
  const added = await world.request('POST', path, { address: 'ADA@example.org', detail: 'Asked by phone' })
  assert.equal(added.status, 201)
  const { created_at, id, ...rest } = added.body
  assert.deepEqual(rest, { address: 'ADA@example.org', reason: 'manual', detail: 'Asked by phone', email_id: null })
  const all = ['ADA@example.org manual', 'bob@example.org rejected', 'Ada@example.org unsubscribed']
  assert.deepEqual(await list(world), all)
  assert.deepEqual(await list(world, '?address=aDa@Example.org'), [all[0], all[2]])
  assert.deepEqual(await list(world, '?reason=rejected'), [all[1]])
  assert.deepEqual(await list(world, '?address=ada@example.org&reason=rejected'), [])
  assert.deepEqual(await list(world, '?limit=1&page=2'), [all[1]])
  assert.deepEqual(await list(world, '?search=DA%40ex'), [all[0], all[2]])
  assert.deepEqual(await list(world, '?search=example&reason=rejected'), [all[1]])
  assert.deepEqual(await list(world, '?search=%25'), [])
  assert.deepEqual((await world.request('GET', `${path}?reason=rejected`)).body[0], {
    id: 2,
    address: 'bob@example.org',
    reason: 'rejected',
    detail: '550 5.1.1 No such user',
    email_id: 8,
    created_at: '2026-11-20T10:00:00.000Z',
  })
})

test('an address is put on the list by hand once, and is taken off it', async () => {
  await using world = await aList()
  const add = (address: unknown) => world.request('POST', path, { address })
  const answers = await Promise.all(['eve@example.org', 'EVE@example.org', 'eve@Example.org'].map(add))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
  assertRefused(await add('eve@example.org'), 409, 'already_exists')
  for (const wrong of ['eve', '', null, 'eve@example.org\nBcc: x@example.org', `${'x'.repeat(250)}@example.org`])
    assert.equal((await add(wrong)).status, 422, String(wrong))
  const [{ id }] = (await world.request('GET', `${path}?address=eve@example.org`)).body
  const stranger = { key: await world.stranger() }
  assert.equal((await world.request('DELETE', `${path}/${id}`, undefined, stranger)).status, 404)
  assert.deepEqual((await world.request('GET', path, undefined, stranger)).body, [])
  assert.equal((await world.request('DELETE', `${path}/${id}`)).status, 204)
  assertRefused(await world.request('DELETE', `${path}/${id}`), 404, 'not_found')
  assert.equal((await add('eve@example.org')).status, 201)
})

test('whoever wanted no mails and was erased gets none when they come back, and nobody can tell their address', async () => {
  await using world = await startWorld()
  const address = 'Zuleika@example.org'
  const stopped = async () => (await world.request('GET', `/admin/email-suppressions?address=${address}`)).body
  for (let time = 1; time <= 2; time++) {
    assert.equal((await world.request('POST', '/admin/email-suppressions', { address })).status, 201)
    const { body } = await world.request('POST', '/admin/privacy/erase', { email: address })
    assert.deepEqual(
      body.kept.map(({ table, rows }: any) => [table, rows]),
      [['email_suppression', 1]],
    )
    assert.equal((await stopped()).length, 1)
    assert.doesNotMatch(await dumpDatabase(world), /zuleika/i)
  }
  const [{ address: told }] = await stopped()
  assert.match(told, /^erased-\d+@erased\.invalid$/)
  await anEmail(world, { kind: 'rule', to: { name: 'Z', address: 'zuleika@EXAMPLE.org' } })
  const judged = sql`with chosen as (select *, 1 as turn, null as sender from email), ${judgedAddresses(false, new Date())} select stopped from judged`
  const { rows } = await world.services.db.run<{ stopped: string }>(judged)
  assert.match(rows[0]!.stopped, /has suppressed this address/)
})
