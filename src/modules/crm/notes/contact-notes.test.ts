import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'

test('notes are written, listed, changed and deleted, and the time line tells of each once', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world)
  const path = `/admin/crm/contacts/${id}/notes`
  const first = await world.request('POST', path, { text: ' Likes\ntea 🍵 ' })
  const { body: second } = await world.request('POST', path, { text: 'x'.repeat(10_000) })
  assert.deepEqual([first.status, first.body.text, first.body.contact_id], [201, 'Likes\ntea 🍵', id])
  const { body: changed } = await world.request('PATCH', `/admin/crm/notes/${first.body.id}`, { text: 'Likes coffee' })
  const listed = await world.request('GET', path)
  assert.deepEqual([listed.body, listed.headers['x-total-count']], [[second, changed], '2'])
  for (const text of ['', ' \n', 'x'.repeat(10_001), 5])
    assertRefused(await world.request('POST', path, { text }), 422, 'validation_failed', 'body.text')
  assert.equal((await world.request('DELETE', `/admin/crm/notes/${second.id}`)).status, 204)
  assertRefused(await world.request('DELETE', `/admin/crm/notes/${second.id}`), 404, 'not_found')
  const { body: timeline } = await world.request('GET', `/admin/crm/contacts/${id}/timeline`)
  assert.deepEqual(
    timeline.map(({ kind, subject_id }: any) => [kind, subject_id]),
    [
      ['note', second.id],
      ['note', first.body.id],
    ],
  )
  const { body: contact } = await world.request('GET', `/admin/crm/contacts/${id}`)
  assert.equal(contact.last_activity_at, timeline[0].at)
})

test('the feed from events is on until it is switched off, and what is changed at once ends as one of both', async () => {
  await using world = await startWorld()
  const path = '/admin/crm/settings'
  assert.deepEqual((await world.request('GET', path)).body, { feed_from_events: true })
  const wanted = [false, true, false, false]
  const answers = await Promise.all(
    wanted.map((feed_from_events) => world.request('PATCH', path, { feed_from_events })),
  )
  for (const { status } of answers) assert.equal(status, 200)
  assert.deepEqual((await world.request('PATCH', path, { feed_from_events: false })).body, { feed_from_events: false })
  assert.deepEqual((await world.request('GET', path)).body, { feed_from_events: false })
  assertRefused(
    await world.request('PATCH', path, { feed_from_events: null }),
    422,
    'validation_failed',
    'body.feed_from_events',
  )
})
