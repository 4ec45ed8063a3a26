import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const merge = (world: World, primary: number, duplicates: number[], more: object = {}, query = '') =>
  world.request('POST', `/admin/crm/merge${query}`, { primary_id: primary, duplicate_ids: duplicates, ...more })

test('the contact that stays keeps what it has, and gets what it has not from the first that has it', async () => {
  await using world = await startWorld()
  const primary = await aContact(world, { first_name: 'Ayşe', phone: '0532 123 45 67', tags: ['vip'] })
  const first = await aContact(world, {
    first_name: 'Ayse',
    last_name: 'Yılmaz',
    email: 'ayse@example.org',
    tags: ['a', 'vip'],
  })
  const second = await aContact(world, {
    title: 'Director',
    last_name: 'Kaya',
    lifecycle_stage: 'customer',
    email: 'a2@example.org',
  })
  const preview = await merge(world, primary.id, [first.id, second.id], {}, '?dry_run=true')
  const { status, body } = await merge(world, primary.id, [first.id, second.id])
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.id, body.first_name, body.last_name, body.email, body.phone, body.title, body.lifecycle_stage, body.tags],
    [primary.id, 'Ayşe', 'Yılmaz', 'ayse@example.org', '0532 123 45 67', 'Director', 'customer', ['vip', 'a']],
  )
  assert.equal(preview.body.merge_id, null)
  assert.deepEqual(
    { ...preview.body, merge_id: 1, updated_at: '', last_activity_at: '' },
    { ...body, merge_id: 1, updated_at: '', last_activity_at: '' },
  )
  for (const { id } of [first, second]) {
    const gone = await world.request('GET', `/admin/crm/contacts/${id}`)
    assert.equal(gone.status, 404)
    assert.match(gone.body.detail, new RegExp(`contact ${primary.id}`))
  }
  const undone = await world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`)
  assert.equal(undone.status, 200, undone.text)
  for (const contact of [primary, first, second]) {
    const back = await world.request('GET', `/admin/crm/contacts/${contact.id}`)
    assert.deepEqual(
      { ...back.body, updated_at: '' },
      { ...contact, updated_at: '', lead_score: back.body.lead_score, score_reasons: back.body.score_reasons },
    )
  }
})
