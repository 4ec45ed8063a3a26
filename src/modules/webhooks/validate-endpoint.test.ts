import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'
import { anEndpoint } from '../../../test/support/webhooks.ts'

const URL = 'https://example.com/hook'

test('events of other organisations, unknown and repeated ones, and descriptions that say nothing are refused by name', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const key = await world.stranger()
  const theirs = await world.request(
    'POST',
    '/admin/events',
    { name: 'Theirs', template_image_url: 'placeholder' },
    { key },
  )
  assert.equal(theirs.status, 201)
  const kept = await anEndpoint(world, URL, { event_ids: [id], description: 'Kept' })
  const wrong: [fields: object, place: string, type?: string][] = [
    [{ event_ids: [id, theirs.body.id] }, 'body.event_ids.1', 'unknown_event'],
    [{ event_ids: [888_888] }, 'body.event_ids.0', 'unknown_event'],
    [{ event_ids: [id, id] }, 'body.event_ids', 'not_unique'],
    [{ event_ids: [] }, 'body.event_ids'],
    [{ event_ids: Array(101).fill(id) }, 'body.event_ids'],
    [{ event_ids: ['all'] }, 'body.event_ids.0'],
    [{ event_ids: [0.5] }, 'body.event_ids.0'],
    [{ event_ids: [1e300] }, 'body.event_ids.0'],
    [{ event_ids: id }, 'body.event_ids'],
    ...['', ' ', 'x'.repeat(201), 7].map((description): [object, string] => [{ description }, 'body.description']),
  ]
  for (const [fields, place, type] of wrong) {
    const created = await world.request('POST', '/admin/webhooks', { url: URL, events: ['*'], ...fields })
    assertRefused(created, 422, 'validation_failed', place, type)
    const changed = await world.request('PATCH', `/admin/webhooks/${kept.id}`, fields)
    assertRefused(changed, 422, 'validation_failed', place, type)
  }
  const { body } = await world.request('GET', `/admin/webhooks/${kept.id}`)
  assert.deepEqual([body.event_ids, body.description, body.updated_at], [[id], 'Kept', kept.updated_at])
  assert.equal(await count(world, 'webhook_endpoint'), 1)
  assert.equal((await anEndpoint(world, URL, { description: '李'.repeat(200) })).description.length, 200)
})

test('an endpoint keeps an event that is deleted, and does not take it back once it has left', async () => {
  await using world = await startWorld()
  const [gone, there] = [(await anEvent(world)).id, (await anEvent(world)).id]
  const { id } = await anEndpoint(world, URL, { event_ids: [gone] })
  assert.equal((await world.request('DELETE', `/admin/events/${gone}`)).status, 204)
  const change = (event_ids: number[]) => world.request('PATCH', `/admin/webhooks/${id}`, { event_ids })
  assert.deepEqual((await change([there, gone])).body.event_ids, [there, gone])
  assert.deepEqual((await change([there])).body.event_ids, [there])
  assertRefused(await change([there, gone]), 422, 'validation_failed', 'body.event_ids.1', 'unknown_event')
})
