import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'

const path = '/admin/badge-templates'

test('a badge template is made, changed in part, listed newest first and deleted', async () => {
  await using world = await startWorld()
  const criteria = [{ type: 'sessions_attended', min: 3 }]
  const { status, body } = await world.request('POST', path, { name: ' Regular ', criteria })
  assert.equal(status, 201)
  const { id, created_at, updated_at, ...rest } = body
  assert.deepEqual(rest, {
    name: 'Regular',
    description: '',
    image_url: `http://laurel.test/api/v1/admin/badge-templates/${id}/image`,
    image: 'drawn',
    criteria,
    active: true,
    version: 1,
    validity_days: null,
    validity_months: null,
    awarded_count: 0,
  })
  const changed = await world.request('PATCH', `${path}/${id}`, { description: 'Three of them', active: false })
  assert.deepEqual(changed.body, {
    ...body,
    description: 'Three of them',
    active: false,
    version: 2,
    updated_at: changed.body.updated_at,
  })
  const { body: second } = await world.request('POST', path, { name: 'Second' })
  assert.deepEqual((await world.request('GET', path)).body, [second, changed.body])
  assert.equal((await world.request('DELETE', `${path}/${id}`)).status, 204)
  assertRefused(await world.request('GET', `${path}/${id}`), 404, 'not_found')
})

test('a rule says what its type needs and nothing else, and names nothing of another organisation', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const refuse = async (criterion: object, field: string, type: string, key?: string) => {
    const body = { name: 'A', criteria: [{ type: 'events_attended', min: 1 }, criterion] }
    const answer = await world.request('POST', path, body, key ? { key } : {})
    assertRefused(answer, 422, 'validation_failed', `body.criteria.1.${field}`, type)
  }
  await refuse({ type: 'sessions_attended' }, 'min', 'missing')
  await refuse({ type: 'event_attended' }, 'event_id', 'missing')
  await refuse({ type: 'events_attended', min: 1, event_id: event.id }, 'event_id', 'not_for_type')
  await refuse({ type: 'event_attended', event_id: event.id, min: 1 }, 'min', 'not_for_type')
  await refuse({ type: 'event_attended', event_id: 99_999 }, 'event_id', 'not_found')
  await refuse({ type: 'event_attended', event_id: event.id }, 'event_id', 'not_found', await world.stranger())
  const taken = { name: 'A', criteria: [{ type: 'event_attended', event_id: event.id }] }
  assert.equal((await world.request('POST', path, taken)).status, 201)
  assert.equal(await count(world, 'badge_template'), 1)
})

test('an organisation has at most 200 badge templates, however many are made at once', async () => {
  await using world = await startWorld()
  await world.query(`insert into badge_template (org_id, name, created_at, updated_at)
    select 1, 'Badge ' || n, now(), now() from generate_series(1, 198) n`)
  await world.query(`insert into badge_template_version (org_id, template_id, version, name, description, criteria, created_at)
    select org_id, id, 1, name, description, criteria, created_at from badge_template`)
  const made = await Promise.all(Array.from({ length: 6 }, () => world.request('POST', path, { name: 'One more' })))
  assert.deepEqual(made.map(({ status }) => status).sort(), [201, 201, 409, 409, 409, 409])
})
