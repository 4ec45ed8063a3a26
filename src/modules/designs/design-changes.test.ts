import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'
import { auditOf, fieldsOnly } from '../../../test/support/stored.ts'

async function aDesign(world: World, name = 'Blue') {
  const { body, headers } = fieldsOnly({ name, builtin: 'quiet' })
  return (await world.request('POST', '/admin/designs', body, { headers })).body
}

const one = (x: number) => ({ type: 'name', x, y: 0.4, width: 0.4, height: 0.2 })
const layoutOf = (design: any, x: number) => ({ ...design.layout, fields: [one(x)] })

const save = (world: World, id: number, body: object, ifMatch?: string) =>
  world.request(
    'PATCH',
    `/admin/designs/${id}`,
    body,
    ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } },
  )

async function issueOne(world: World, event: any) {
  const { id } = await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  return body.certificates[0]
}

test('a change of a design that somebody else changed since it was read is 412 with the design as it stands, and changes nothing', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const read = await world.request('GET', `/admin/designs/${design.id}`)
  assert.equal(read.headers['etag'], '"1"')
  const theirs = await save(world, design.id, { name: 'Theirs' }, read.headers['etag'] as string)
  assert.deepEqual([theirs.status, theirs.headers['etag'], theirs.body.revision], [200, '"2"', 2])
  for (const stale of ['"1"', 'W/"1"', '"0", "1"', '"nonsense"', 'W/"11"', '"1,2"']) {
    const refused = await save(world, design.id, { name: 'Mine', layout: layoutOf(design, 0.1) }, stale)
    assert.deepEqual([refused.status, refused.body.code], [412, 'precondition_failed'], stale)
    assert.deepEqual(refused.body.current, theirs.body)
  }
  assert.deepEqual((await world.request('GET', `/admin/designs/${design.id}`)).body, theirs.body)
  for (const bad of ['2', '', '"2', '"2" "3"'])
    assertRefused(await save(world, design.id, { name: 'Mine' }, bad), 422, 'validation_failed', 'header.if-match')
  for (const [nth, held] of ['"2"', '"1", W/"3"', '*'].entries())
    assert.equal((await save(world, design.id, { name: `Ours ${nth}` }, held)).status, 200, held)
  assert.equal((await save(world, design.id, { name: 'Whatever it is' })).status, 200)
  const stale = { headers: { 'if-match': '"1"' } }
  assert.equal(
    (await world.request('POST', `/admin/designs/${design.id}/versions/1/restore`, undefined, stale)).status,
    412,
  )
  assertRefused(await save(world, 888_888, { name: 'Mine' }, '"1"'), 404, 'not_found')
})

test('an archiving of a design that somebody else changed since it was read is 412 with the design as it stands', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const archive = (tag: string) =>
    world.request('DELETE', `/admin/designs/${design.id}`, undefined, { headers: { 'if-match': tag } })
  const { body: current } = await save(world, design.id, { name: 'Theirs' })
  const stale = await archive('"1"')
  assert.deepEqual([stale.status, stale.body.code, stale.body.current], [412, 'precondition_failed', current])
  assert.deepEqual((await world.request('GET', `/admin/designs/${design.id}`)).body, current)
  assertRefused(await archive('2'), 422, 'validation_failed', 'header.if-match')
  assert.equal((await archive('"2"')).status, 204)
})

test('a version keeps the note that it was saved with, the newest one’s can be put right, and no other version has it', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const notes = async () =>
    (await world.request('GET', `/admin/designs/${design.id}/versions`)).body.map((each: any) => each.note)
  const first = await save(world, design.id, { layout: layoutOf(design, 0.1), note: ' For the autumn ' })
  assert.deepEqual([first.status, first.body.note], [200, 'For the autumn'])
  await save(world, design.id, { layout: layoutOf(design, 0.2) })
  assert.deepEqual(await notes(), [null, 'For the autumn', null])
  await save(world, design.id, { note: 'Name higher' })
  await save(world, design.id, { name: 'Renamed' })
  assert.deepEqual(await notes(), ['Name higher', 'For the autumn', null])
  const path = `/admin/designs/${design.id}/versions/2`
  assert.equal((await world.request('GET', path)).body.note, 'For the autumn')
  assert.equal((await world.request('POST', `${path}/restore`)).body.note, null)
  await save(world, design.id, { note: 'x'.repeat(500) })
  assert.equal((await save(world, design.id, { note: null })).body.note, null)
  assert.deepEqual(await notes(), [null, 'Name higher', 'For the autumn', null])
  for (const note of ['', '  ', 'x'.repeat(501), 5])
    assertRefused(await save(world, design.id, { note }), 422, 'validation_failed', 'body.note')
})

const saves = (world: World, design: any, ifMatch?: string) =>
  Promise.all(Array.from({ length: 6 }, (_, n) => save(world, design.id, { name: `Name ${n}` }, ifMatch)))

test('of many saves at once with one If-Match one is done, and the others are 412 and see it', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const answers = await saves(world, design, '"1"')
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 412, 412, 412, 412, 412])
  const done = answers.find(({ status }) => status === 200)!.body
  for (const { status, body } of answers) if (status === 412) assert.deepEqual(body.current, done)
  assert.deepEqual((await world.request('GET', `/admin/designs/${design.id}`)).body, done)
})

test('twin: without If-Match all of them are done, and five people never learn that theirs is gone', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const answers = await saves(world, design)
  assert.ok(answers.every(({ status }) => status === 200))
  assert.equal((await world.request('GET', `/admin/designs/${design.id}`)).body.revision, 7)
})

test('each version tells who made it, when, and how many certificates it has, and going back makes one that is equal', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const event = await anEvent(world, { template_id: design.id })
  const old = await issueOne(world, event)
  const pdf = async () => (await world.request('GET', `/admin/certificates/${old.id}/pdf`)).bytes
  const before = await pdf()
  const { token, id } = await aPerson(world, { role: 'editor' })
  const second = await world.request(
    'PATCH',
    `/admin/designs/${design.id}`,
    { layout: layoutOf(design, 0.1) },
    as(token),
  )
  assert.equal(second.status, 200, second.text)
  await save(world, design.id, { name: 'Renamed' })
  for (let n = 0; n < 2; n++) await issueOne(world, event)
  const restored = await world.request('POST', `/admin/designs/${design.id}/versions/1/restore`)
  assert.deepEqual([restored.status, restored.body.version, restored.body.layout], [200, 3, design.layout])
  await issueOne(world, event)
  const path = `/admin/designs/${design.id}/versions`
  const { body: versions, headers } = await world.request('GET', path)
  assert.equal(headers['x-total-count'], '3')
  assert.deepEqual(
    versions.map((each: any) => [each.version, each.made_by.kind, each.restored_from, each.certificates]),
    [
      [3, 'api_key', 1, 1],
      [2, 'person', null, 2],
      [1, 'api_key', null, 1],
    ],
  )
  assert.equal(versions[1].made_by.id, String(id))
  const { layout, image_url, ...first } = (await world.request('GET', `${path}/1`)).body
  assert.deepEqual([layout, image_url, first], [design.layout, null, versions[2]])
  assert.deepEqual((await world.request('GET', `${path}?limit=1&page=2`)).body, [versions[1]])
  assert.equal((await world.request('POST', `${path}/1/restore`)).body.version, 3)
  for (const none of ['4', '-2147483649', '9007199254740991']) {
    assertRefused(await world.request('POST', `${path}/${none}/restore`), 404, 'not_found')
    assertRefused(await world.request('GET', `${path}/${none}`), 404, 'not_found')
  }
  const key = await world.stranger()
  for (const [method, tail] of [
    ['GET', ''],
    ['GET', '/1'],
    ['POST', '/1/restore'],
  ] as const)
    assertRefused(await world.request(method, path + tail, undefined, { key }), 404, 'not_found')
  assert.ok((await pdf()).equals(before), 'what was issued keeps its bytes')
})

test('an archived design is not offered or chosen any more, its events and certificates keep it, and it comes back', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const event = await anEvent(world, { template_id: design.id })
  const certificate = await issueOne(world, event)
  const pdf = async () => (await world.request('GET', `/admin/certificates/${certificate.id}/pdf`)).bytes
  const before = await pdf()
  const path = `/admin/designs/${design.id}`
  assert.equal((await world.request('DELETE', path)).status, 204)
  assert.equal((await world.request('DELETE', path)).status, 204)
  assert.equal((await auditOf(world, 'design.archive')).length, 1)
  const ids = async (query = '') => (await world.request('GET', `/admin/designs${query}`)).body.map(({ id }: any) => id)
  assert.deepEqual([await ids(), await ids('?archived=true')], [[], [design.id]])
  assert.deepEqual((await world.request('GET', '/admin/search?q=blue')).body, [])
  const chosen = { name: 'New', template_image_url: 'placeholder', template_id: design.id }
  const choose = () => world.request('POST', '/admin/events', chosen)
  assertRefused(await choose(), 422, 'validation_failed', 'body.template_id', 'archived')
  const other = await anEvent(world)
  const change = { template_id: design.id }
  assertRefused(
    await world.request('PATCH', `/admin/events/${other.id}`, change),
    422,
    'validation_failed',
    'body.template_id',
  )
  assert.equal((await world.request('PATCH', `/admin/events/${event.id}`, { ...change, name: 'Same' })).status, 200)
  assert.equal((await issueOne(world, event)).status, 'active')
  assert.ok((await pdf()).equals(before))
  const back = await save(world, design.id, { archived: false })
  assert.deepEqual([back.body.archived_at, back.body.version], [null, 1])
  assert.deepEqual([await ids(), (await choose()).status], [[design.id], 201])
})

test('a copy of a design is a design of its own, version 1, with the newest layout', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const layout = layoutOf(design, 0.2)
  await save(world, design.id, { layout })
  const path = `/admin/designs/${design.id}/duplicate`
  const { status, body } = await world.request('POST', path, { name: ' Copy ' })
  assert.deepEqual([status, body.name, body.version, body.layout], [201, 'Copy', 1, layout])
  assert.equal((await world.request('POST', path)).body.name, 'Blue')
  await save(world, body.id, { layout: layoutOf(design, 0.3) })
  assert.deepEqual((await world.request('GET', `/admin/designs/${design.id}`)).body.layout, layout)
})
