import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as } from '../../../../test/support/people.ts'
import { purgeExpiredJob } from '../../../platform/personal/purge-expired.ts'
import { identityTables } from '../identity-tables.ts'

type Person = Awaited<ReturnType<typeof aPerson>>

/** The ids of the other editors, as returned to this browser; their order by name depends on the numbers in names. */
async function othersFor(world: World, { token }: Person, what: string): Promise<number[]> {
  const { status, body, text } = await world.request('PUT', `/me/editing/${what}`, undefined, as(token))
  assert.equal(status, 200, text)
  return body.others.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)
}

test('two who have the same design open see each other by name, until one closes it', async () => {
  await using world = await startWorld()
  const [ada, bob] = [await aPerson(world), await aPerson(world, { role: 'editor' })]
  assert.deepEqual(await othersFor(world, ada, 'design/5'), [])
  assert.deepEqual(await othersFor(world, bob, 'design/6'), [], 'another design')
  assert.deepEqual(await othersFor(world, bob, 'event/5'), [], 'another kind')
  assert.deepEqual(await othersFor(world, bob, 'design/5'), [ada.id])
  const { body } = await world.request('PUT', '/me/editing/design/5', undefined, as(ada.token))
  const [named] = await world.query<{ name: string }>(`select name from person where id = ${bob.id}`)
  assert.deepEqual(body, { others: [{ id: bob.id, name: named!.name }] })
  assert.equal((await world.request('DELETE', '/me/editing/design/5', undefined, as(bob.token))).status, 204)
  assert.deepEqual(await othersFor(world, ada, 'design/5'), [])
})

test('who has gone without a word is not seen half a minute later, and at once where their session ends', async () => {
  await using world = await startWorld()
  const [ada, bob, eve] = [await aPerson(world), await aPerson(world), await aPerson(world)]
  await othersFor(world, bob, 'event/5')
  world.advance(29_000)
  await othersFor(world, eve, 'event/5')
  assert.deepEqual(await othersFor(world, ada, 'event/5'), [bob.id, eve.id])
  world.advance(1_000)
  assert.deepEqual(await othersFor(world, ada, 'event/5'), [eve.id])
  await world.query(`delete from person_session where person_id = ${eve.id}`)
  assert.deepEqual(await othersFor(world, ada, 'event/5'), [])
})

test('nobody sees who works in another organisation, and who works on some events alone sees them there alone', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const hidden = await anEvent(world, { name: 'Hidden' })
  await world.stranger()
  const [ada, helper] = [await aPerson(world), await aPerson(world, { role: 'editor', events: [event.id] })]
  const stranger = await aPerson(world, { orgId: 2 })
  for (const { id } of [event, hidden]) await othersFor(world, ada, `event/${id}`)
  assert.deepEqual(await othersFor(world, stranger, `event/${event.id}`), [])
  assert.deepEqual(await othersFor(world, helper, `event/${event.id}`), [ada.id])
  assert.deepEqual(await othersFor(world, helper, `event/${hidden.id}`), [])
  assert.deepEqual(await othersFor(world, helper, 'design/1'), [])
})

test('what was open is forgotten after a day', async () => {
  await using world = await startWorld()
  await othersFor(world, await aPerson(world), 'design/5')
  world.advance(26 * 3_600_000)
  await purgeExpiredJob(identityTables).run(world.services, {})
  assert.deepEqual(await world.query('select 1 from person_editing'), [])
})
