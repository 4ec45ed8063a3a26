import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst, untilBlocked } from '../../../../test/support/statements.ts'

const YES = { id: 'dinner', type: 'yes_no', label: 'Dinner?' }
const text = (id: string, fields: object = {}) => ({ id, type: 'short_text', label: id, ...fields })

async function typesOf(world: World, fields: object = {}) {
  const event = await anEvent(world, fields)
  const path = `/admin/events/${event.id}/registration-types`
  const ask = (method: string, id: number | '', body?: object) =>
    world.request(method, `${path}/${id}`.replace(/\/$/, ''), body)
  const create = (body: object) => ask('POST', '', { name: 'Student', ...body })
  return { event, path, ask, create }
}

/** Counts the domain events of a type whose body matches. */
async function announced(world: World, type: string, pattern: RegExp): Promise<number> {
  const rows = await world.query<{ body: Buffer }>(`select body from domain_event where type = '${type}'`)
  return rows.filter(({ body }) => pattern.test(Buffer.from(body).toString())).length
}

test('registration types are listed by position, and keep what was sent; a name is there once', async () => {
  await using world = await startWorld()
  const { ask, create } = await typesOf(world)
  const student = await create({ name: ' Student ', capacity: 3, description: ' ', questions: [text('card')] })
  assert.equal(student.status, 201, student.text)
  const { created_at, updated_at, event_id, id, ...kept } = student.body
  assert.deepEqual(kept, {
    ...{ name: 'Student', description: null, capacity: 3, questions: [text('card')], position: 1, closes_at: null },
    ...{ needs_approval: false, taken: 0, waiting: 0, pending: 0, attendee_count: 0 },
  })
  const press = await create({ name: 'Press', position: 0, closes_at: '2026-05-01T12:00' })
  assert.equal(press.body.closes_at, '2026-05-01T12:00:00.000Z')
  assert.deepEqual(
    (await ask('GET', '')).body.map(({ name }: any) => name),
    ['Press', 'Student'],
  )
  assert.equal((await create({ name: 'STUDENT' })).status, 409)
  assert.equal((await ask('PATCH', press.body.id, { name: 'student' })).body.code, 'already_exists')
  const changed = await ask('PATCH', id, { position: 5, capacity: null })
  assert.deepEqual([changed.body.position, changed.body.capacity], [5, null])
  assert.equal(await announced(world, 'event.updated', /"changes":\["registration_types"\]/), 3)
  for (const [body, field] of [
    [{ capacity: 0 }, 'capacity'],
    [{ name: ' ' }, 'name'],
    [{ closes_at: 'soon' }, 'closes_at'],
    [{ position: -1 }, 'position'],
  ] as const) {
    const refused = await create(body)
    assert.deepEqual([refused.status, refused.body.detail[0].loc], [422, ['body', field]])
  }
})

test('questions of an event and its types have ids of their own, and conditions on those before them alone', async () => {
  await using world = await startWorld()
  const { event, ask, create } = await typesOf(world, { registration_questions: [YES] })
  const when = { show_if: { question_id: 'dinner', is_any_of: [true] } }
  const student = await create({ questions: [text('diet', when)] })
  assert.equal(student.status, 201, student.text)
  const refusal = async (answer: Promise<any>) => {
    const { status, body } = await answer
    return [status, body.detail?.[0].loc.slice(1).join('.'), body.detail?.[0].type]
  }
  assert.deepEqual(await refusal(create({ name: 'B', questions: [YES] })), [422, 'questions.0.id', 'repeated'])
  assert.deepEqual(await refusal(create({ name: 'B', questions: [text('diet')] })), [422, 'questions.0.id', 'repeated'])
  assert.deepEqual(
    await refusal(
      create({ name: 'B', questions: [text('x', { show_if: { question_id: 'diet', is_any_of: ['a'] } })] }),
    ),
    [422, 'questions.0.show_if.question_id', 'unknown_reference'],
  )
  const change = (registration_questions: object[]) =>
    world.request('PATCH', `/admin/events/${event.id}`, { registration_questions })
  for (const questions of [[], [YES, text('diet')]])
    assert.deepEqual(await refusal(change(questions)), [422, 'registration_questions', 'conflict'])
  assert.equal((await change([text('first'), YES])).status, 200)
  assert.equal((await ask('PATCH', student.body.id, { questions: [] })).status, 200)
  assert.equal((await change([])).status, 200)
})

test('of twenty types at most, and of one question on both sides at once, the lock on the event lets in what fits', async () => {
  await using world = await startWorld()
  const { event, create } = await typesOf(world)
  using held = holdFirst(world, 'insert into registration_type')
  const first = create({ questions: [text('same')] })
  await held.reached
  const change = world.request('PATCH', `/admin/events/${event.id}`, { registration_questions: [text('same')] })
  await untilBlocked(world)
  held.release()
  assert.deepEqual([(await first).status, (await change).status], [201, 422])
  const more = await Promise.all(Array.from({ length: 21 }, (_, nth) => create({ name: `T${nth}` })))
  assert.equal(more.filter(({ status }) => status === 201).length, 19)
  assert.deepEqual(new Set(more.map(({ status }) => status)), new Set([201, 409]))
})

test('an attendee has a type of their event alone, is found by it, and keeps it from being deleted', async () => {
  await using world = await startWorld()
  const { event, ask, create } = await typesOf(world)
  const other = await typesOf(world)
  const { body: student } = await create({})
  const { body: elsewhere } = await other.create({})
  const ada = await anAttendee(world, event.id, { registration_type_id: student.id })
  await anAttendee(world, event.id)
  assert.deepEqual([ada.registration_type_id, ada.registration_type], [student.id, 'Student'])
  const path = `/admin/events/${event.id}/attendees`
  const refused = await world.request('PATCH', `${path}/${ada.id}`, { registration_type_id: elsewhere.id })
  assert.deepEqual([refused.status, refused.body.detail[0].loc], [422, ['body', 'registration_type_id']])
  const found = await world.request('GET', `${path}?registration_type_id=${student.id}`)
  assert.deepEqual(
    found.body.map(({ id }: any) => id),
    [ada.id],
  )
  assert.deepEqual([(await ask('GET', student.id)).body.taken, (await ask('DELETE', student.id)).status], [1, 409])
  const csv = await world.request('GET', `/admin/events/${event.id}/attendees.csv`)
  assert.match(csv.text, /registration_type[\s\S]*Student/)
  const freed = await world.request('PATCH', `${path}/${ada.id}`, { registration_type_id: null })
  assert.deepEqual([freed.body.registration_type_id, freed.body.registration_type], [null, null])
  assert.equal((await ask('DELETE', student.id)).status, 204)
  const { body: copy } = await world.request('POST', `/admin/events/${other.event.id}/duplicate`, { name: 'Again' })
  const types = await world.request('GET', `/admin/events/${copy.id}/registration-types`)
  assert.deepEqual(
    types.body.map(({ name }: any) => name),
    ['Student'],
  )
  assert.equal(await announced(world, 'attendee.registered', /"registration_type":"Student"/), 1)
})

test('registration closes at its time, which is after it opens', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-05-01T12:00:00Z'))
  const { event } = await typesOf(world, { visibility: 'public', registration_closes_at: '2026-05-01T12:00:01Z' })
  const change = (fields: object) => world.request('PATCH', `/admin/events/${event.id}`, fields)
  const refused = await change({ registration_opens_at: '2026-05-02' })
  assert.deepEqual([refused.status, refused.body.detail[0].loc], [422, ['body', 'registration_closes_at']])
  const state = async () =>
    (await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })).body.registration
  const sent = { first_name: 'Ayşe', email: 'ayse@example.org' }
  const register = () => world.request('POST', `/public/events/${event.id}/registrations`, sent, { key: null })
  assert.deepEqual([await state(), (await register()).status], ['open', 201])
  world.stopClock(new Date('2026-05-01T12:00:01Z'))
  assert.deepEqual([await state(), (await register()).body.code], ['closed', 'registration_closed'])
})
