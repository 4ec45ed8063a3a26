import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { fieldsOnly } from '../../../../test/support/stored.ts'

async function aDesign(world: World): Promise<number> {
  const form = fieldsOnly({ builtin: 'quiet' })
  return (await world.request('POST', '/admin/designs', form.body, { headers: form.headers })).body.id
}

test('a design offers the values of events that use it first, then those of others, each key once', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const other = await aDesign(world)
  const values = async () => (await world.request('GET', `/admin/designs/${design}/values`)).body
  assert.deepEqual(await values(), { events: 0, values: [] })
  await anEvent(world, { certificate_values: [{ key: 'hours', label: 'Older hours', value: '4' }] })
  await anEvent(world, {
    template_id: design,
    certificate_values: [
      { key: 'hours', label: 'Hours', value: '8' },
      { key: 'grade', label: 'Grade' },
    ],
  })
  await anEvent(world, {
    template_id: other,
    certificate_values: [{ key: 'grade', label: 'Newer grade', value: 'A' }],
    certificate_kinds: [
      { kind: 'speaker', label: 'Speaker', template_id: design, values: [{ key: 'talk', label: 'Talk' }] },
      { kind: 'jury', label: 'Jury', values: [{ key: 'round', label: 'Round', value: 'Final' }] },
    ],
  })
  const shown = (key: string, label: string, value: string | null, events: number) => ({
    ...{ key, label, value, events },
    attendees_without: 0,
  })
  assert.deepEqual(await values(), {
    events: 2,
    values: [
      shown('grade', 'Newer grade', 'A', 2),
      shown('talk', 'Talk', null, 1),
      shown('hours', 'Hours', '8', 1),
      shown('round', 'Round', 'Final', 0),
    ],
  })
})

test('attendees of an event that uses the design are counted for each value that they lack', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const event = await anEvent(world, {
    template_id: design,
    registration_questions: [{ id: 'talk', type: 'short_text', label: 'Your talk' }],
    certificate_values: [
      { key: 'hours', label: 'Hours', value: '8' },
      { key: 'grade', label: 'Grade' },
      { key: 'talk', label: 'Talk', question_id: 'talk' },
    ],
  })
  await anAttendee(world, event.id, { values: { grade: 'A' } })
  await anAttendee(world, event.id, { answers: { talk: 'Types' } })
  const { id } = await anAttendee(world, event.id, {})
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${id}`, { status: 'cancelled' })
  const { body } = await world.request('GET', `/admin/designs/${design}/values`)
  const lacking = body.values.map((each: Record<string, unknown>) => [each['key'], each['attendees_without']])
  assert.deepEqual(lacking, [
    ['hours', 0],
    ['grade', 1],
    ['talk', 1],
  ])
})

test('values for a design need events:read, and a design of the organisation', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const path = `/admin/designs/${design}/values`
  assertRefused(await world.request('GET', path, undefined, { key: await world.stranger() }), 404, 'not_found')
  const { key } = await aKey(world, ['certificates:read'])
  assertRefused(await world.request('GET', path, undefined, { key }), 403, 'forbidden')
})
