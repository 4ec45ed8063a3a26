import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { anAttendee, anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { auditOf, count, fieldsOnly, keysStored } from '../../../test/support/stored.ts'

const picture = (width = 200, height = 100, background = '#aabbcc') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

function post(world: World, bytes: Buffer | null, fields: Record<string, string>, headers: object = {}) {
  const form = bytes === null ? fieldsOnly(fields) : upload(bytes, { name: 'picture.png', fields })
  return world.request('POST', '/admin/designs', form.body, { headers: { ...form.headers, ...headers } })
}

async function issueOne(world: World, event: any) {
  const { id } = await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  return body.certificates[0]
}

test('a picture becomes a design in its proportions, and its address can be read and used by events', async () => {
  await using world = await startWorld()
  const { status, body } = await post(world, await picture(), { name: ' Blue ' })
  assert.equal(status, 201)
  assert.deepEqual([body.name, body.version], ['Blue', 1])
  assert.ok(Math.abs(body.layout.page.width / body.layout.page.height - 2) < 0.01)
  const read = await world.request('GET', body.image_url.replace('http://laurel.test/api/v1', ''), undefined, {
    key: null,
  })
  assert.deepEqual([read.status, read.headers['content-type']], [200, 'image/jpeg'])
  assert.deepEqual((await world.request('GET', `/admin/designs/${body.id}`)).body, body)
  assert.deepEqual((await world.request('GET', '/admin/designs')).body, [body])
  const event = await anEvent(world, { template_image_url: body.image_url })
  assert.equal(event.template_status, 'pending')
  await world.runJobs()
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).body.template_status, 'ready')
})

test('without a picture a design stands on the built-in drawing, and a layout of one’s own is taken', async () => {
  await using world = await startWorld()
  const layout = {
    page: { width: 400, height: 300 },
    language: 'tr',
    fields: [{ type: 'name', x: 0.1, y: 0.1, width: 0.8, height: 0.2 }],
  }
  const { status, body } = await post(world, null, { name: 'Plain', layout: JSON.stringify(layout) })
  assert.deepEqual([status, body.image_url, body.layout], [201, null, layout])
})

test('a new layout makes a new version, the same one does not; certificates keep the version they were issued with', async () => {
  await using world = await startWorld()
  const design = (await post(world, await picture(), { name: 'Blue' })).body
  const event = await anEvent(world, { template_id: design.id })
  const old = await issueOne(world, event)
  const pdf = async (id: number) => (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
  const before = await pdf(old.id)
  const change = (body: object) => world.request('PATCH', `/admin/designs/${design.id}`, body)
  assert.equal((await change({ layout: design.layout, name: 'Sky' })).body.version, 1)
  const layout = { ...design.layout, fields: [{ type: 'name', x: 0, y: 0, width: 1, height: 1 }] }
  const changed = await change({ layout })
  assert.deepEqual([changed.status, changed.body.version, changed.body.name], [200, 2, 'Sky'])
  assert.equal(changed.body.image_url, design.image_url)
  const newer = await issueOne(world, event)
  assert.ok((await pdf(old.id)).equals(before))
  const versions = await world.query<{ version: number }>(
    `select version from certificate c join design_version v on v.id = c.design_version_id order by c.id`,
  )
  assert.deepEqual(
    versions.map(({ version }) => version),
    [1, 2],
  )
  assert.notEqual(newer.id, old.id)
  assert.equal((await auditOf(world, 'design.update')).length, 2)
})

const notPictures = [
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG that is cut', (await picture(800, 800)).subarray(0, 60)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a GIF',
    await sharp(await picture())
      .gif()
      .toBuffer(),
  ],
] as const

test('what is no picture is 422 at body.image, and nothing is stored', async () => {
  await using world = await startWorld()
  for (const [what, bytes] of notPictures) {
    const { status, body } = await post(world, bytes, { name: 'X' })
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'image']], what)
  }
  assert.equal(await count(world, 'design'), 0)
  assert.deepEqual(await keysStored(world), [])
})

test('a picture of more than 10 MB is 413, and one of more than 50 megapixels 422', async () => {
  await using world = await startWorld()
  const png = await picture()
  assert.equal(
    (await post(world, Buffer.concat([png, Buffer.alloc(10 * 1_048_576 + 1 - png.length)]), { name: 'X' })).status,
    413,
  )
  const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { status, body } = await post(world, huge, { name: 'X' })
  assert.equal(status, 422)
  assert.match(body.detail[0].msg, /50 million/)
  assert.deepEqual(await keysStored(world), [])
})

test('what is wrong with name or layout is told where it is', async () => {
  await using world = await startWorld()
  const png = await picture()
  for (const [fields, loc] of [
    [{}, ['body', 'name']],
    [{ name: ' ' }, ['body', 'name']],
    [{ name: 'X', layout: '{' }, ['body', 'layout']],
    [{ name: 'X', layout: '{"fields":[]}' }, ['body', 'layout']],
  ] as const) {
    const { status, body } = await post(world, png, fields as never)
    assert.equal(status, 422)
    assert.deepEqual(body.detail[0].loc.slice(0, 2), loc, JSON.stringify(body))
  }
  const json = await world.request('POST', '/admin/designs', { name: 'X' })
  assert.equal(json.status, 415)
  assert.deepEqual(await keysStored(world), [])
})

test('a layout that would not bear long names is 422 at body.layout, when it is made and when it is changed', async () => {
  await using world = await startWorld()
  const { body: design } = await post(world, null, { name: 'Good' })
  const field = { type: 'text', text: '{{name}}'.repeat(60), x: 0, y: 0, width: 1, height: 1 }
  const layout = { ...design.layout, fields: Array.from({ length: 50 }, () => field) }
  for (const answer of [
    await post(world, await picture(), { name: 'Bad', layout: JSON.stringify(layout) }),
    await world.request('PATCH', `/admin/designs/${design.id}`, { name: 'Bad', layout }),
  ]) {
    assert.deepEqual([answer.status, answer.body.detail[0].loc], [422, ['body', 'layout']])
    assert.match(answer.body.detail[0].msg, /50000 characters .* use fewer fields/)
  }
  assert.deepEqual((await world.request('GET', '/admin/designs')).body, [design])
  assert.deepEqual(await keysStored(world), [])
})

test('designs of another organisation are not there: neither to read, nor to change, nor for events', async () => {
  await using world = await startWorld()
  const design = (await post(world, await picture(), { name: 'Blue' })).body
  const key = await world.stranger()
  assert.equal((await world.request('GET', `/admin/designs/${design.id}`, undefined, { key })).status, 404)
  assert.equal((await world.request('PATCH', `/admin/designs/${design.id}`, { name: 'Y' }, { key })).status, 404)
  assert.deepEqual((await world.request('GET', '/admin/designs', undefined, { key })).body, [])
  const event = { name: 'E', template_image_url: 'placeholder', template_id: design.id }
  const { status, body } = await world.request('POST', '/admin/events', event, { key })
  assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'template_id']])
})

test('the same picture twice is stored once, and an Idempotency-Key makes one design', async () => {
  await using world = await startWorld()
  const png = await picture()
  const headers = { 'idempotency-key': 'design' }
  const [first, second] = [
    await post(world, png, { name: 'A' }, headers),
    await post(world, png, { name: 'A' }, headers),
  ]
  assert.deepEqual(second.body, first.body)
  await post(world, png, { name: 'B' })
  assert.equal(await count(world, 'design'), 2)
  assert.equal((await keysStored(world, 'pictures/')).length, 1)
})

test('a picture whose design was not created is removed an hour later, and one that a design has is kept', async () => {
  await using world = await startWorld()
  const due = async () => {
    await world.query(`update graphile_worker._private_jobs set run_at = now()`)
    await world.runJobs()
  }
  await world.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fail before insert on design_version for each row execute function fail()`)
  for (const colour of ['#111111', '#222222'])
    assert.equal((await post(world, await picture(90, 60, colour), { name: 'X' })).status, 500)
  await world.query('drop function fail cascade')
  const [one, other] = await keysStored(world, 'pictures/')
  await world.runJobs()
  assert.deepEqual(await keysStored(world, 'pictures/'), [one, other])
  // The same picture again, which now becomes a design.
  const { body } = await post(world, await picture(90, 60, '#222222'), { name: 'X' })
  const kept = body.image_url.split('/api/v1/')[1]
  assert.ok([one, other].includes(kept))
  assert.equal((await post(world, await picture(90, 60, '#222222'), { name: '' })).status, 422)
  await due()
  assert.deepEqual(await keysStored(world, 'pictures/'), [kept])
  await due()
  assert.deepEqual(await world.query('select 1 from graphile_worker._private_jobs'), [])
})

test('while a picture is being removed the same one is asked to come again', async () => {
  await using world = await startWorld()
  const bytes = await picture()
  assert.equal((await post(world, bytes, { name: 'X' })).status, 201)
  const [key] = await keysStored(world, 'pictures/')
  await world.query(`select graphile_worker.add_job('sweep-blob', '{"key": "${key}"}', job_key => 'sweep-blob ${key}');
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'`)
  const refused = await post(world, bytes, { name: 'Y' })
  assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '1'])
  await world.query('delete from graphile_worker._private_jobs where locked_at is not null')
  assert.equal((await post(world, bytes, { name: 'Y' })).status, 201)
})
