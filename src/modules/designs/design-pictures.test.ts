import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { auditOf, count, fieldsOnly, keysStored } from '../../../test/support/stored.ts'

const FOLDER = 'layout-pictures/'
const blank = (width: number, height: number, background: object) =>
  sharp({ create: { width, height, channels: 4, background: background as never } })
const SEAL = await blank(60, 40, { r: 200, g: 0, b: 0, alpha: 0.5 }).png().toBuffer()
const SIGNATURE = await blank(80, 30, { r: 0, g: 0, b: 120, alpha: 1 }).png().toBuffer()

function add(world: World, bytes: Buffer, key = world.key) {
  const { body, headers } = upload(bytes, { name: 'seal.png' })
  return world.request('POST', '/admin/pictures', body, { headers, key })
}

const layoutOf = (...fields: object[]) => ({
  page: { width: 400, height: 300 },
  language: 'en',
  fields: [{ type: 'name', x: 0.1, y: 0.1, width: 0.8, height: 0.2 }, ...fields],
})
const imageOf = (picture?: string, more = {}) => ({
  type: 'image',
  picture,
  x: 0.4,
  y: 0.5,
  width: 0.2,
  height: 0.2,
  ...more,
})

function create(world: World, layout: object, key = world.key) {
  const { body, headers } = fieldsOnly({ name: 'Sealed', layout: JSON.stringify(layout) })
  return world.request('POST', '/admin/designs', body, { headers, key })
}

/** Runs scheduled jobs. */
async function later(world: World): Promise<void> {
  await world.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await world.runJobs()
}

test('a picture is made ready once, read by its address, and stands in certificates, whose bytes no later version changes', async () => {
  await using world = await startWorld()
  const [seal, signature] = [await add(world, SEAL), await add(world, SIGNATURE)]
  assert.deepEqual([seal.status, seal.body.width, seal.body.height], [201, 60, 40])
  assert.match(seal.body.picture, /^[0-9a-f]{64}\.png$/, 'something can be seen through it')
  assert.match(signature.body.picture, /^[0-9a-f]{64}\.jpg$/)
  for (const { body } of [seal, signature]) {
    const read = await world.request('GET', new URL(body.image_url).pathname.slice('/api/v1'.length), undefined, {
      key: null,
    })
    const { width, height } = await sharp(read.bytes).metadata()
    assert.deepEqual([read.status, width, height], [200, body.width, body.height])
  }
  const fields = [imageOf(seal.body.picture, { rotation: -30 }), imageOf(signature.body.picture, { x: 0.1 })]
  const made = await create(world, layoutOf(...fields))
  assert.deepEqual([made.status, made.body.layout.fields.slice(1)], [201, JSON.parse(JSON.stringify(fields))])
  const scene = await world.request('GET', `/admin/designs/${made.body.id}/scene`)
  assert.deepEqual(
    scene.body.pictures,
    [seal, signature].map(({ body: { picture, image_url } }) => ({ picture, image_url })),
  )
  const event = await anEvent(world, { template_id: made.body.id })
  const { id } = await anAttendee(world, event.id)
  const issue = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  const [certificate] = issue.body.certificates
  const files = async () => {
    const pdf = await world.request('GET', `/admin/certificates/${certificate.id}/pdf`)
    const png = await world.request('GET', `/c/${certificate.public_id}.png`, undefined, { key: null })
    return [pdf.bytes, png.bytes]
  }
  const [pdf, png] = await files()
  assert.equal(pdf!.toString('latin1').match(/\/Subtype\/Image/g)?.length, 3, 'two pictures and a mask')
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const [red, green] = data.subarray((Math.round(info.height * 0.6) * info.width + info.width / 2) * info.channels)
  assert.ok(red! > 200 && green! > 80 && green! < 180, `half of the red is on the page: ${red} ${green}`)
  await world.request('PATCH', `/admin/designs/${made.body.id}`, { layout: layoutOf() })
  await later(world)
  assert.deepEqual(await files(), [pdf, png])
})

test('pictures are those of one organisation: another cannot name them, and learns no more than of one that never was', async () => {
  await using world = await startWorld()
  const stranger = await world.stranger()
  const { body: own } = await add(world, SEAL)
  const never = `${'0'.repeat(64)}.png`
  const told = []
  for (const picture of [own.picture, never]) {
    const refused = await create(world, layoutOf(imageOf(picture)), stranger)
    assertRefused(refused, 422, 'validation_failed', 'body.layout.fields.1.picture', 'unknown_reference')
    told.push(refused.body.detail)
    const preview = { layout: layoutOf(imageOf(picture)) }
    assert.equal((await world.request('POST', '/admin/designs/preview', preview, { key: stranger })).status, 422)
  }
  assert.deepEqual(told[0], told[1])
  assert.equal((await create(world, layoutOf(imageOf(own.picture)))).status, 201)
  assert.deepEqual((await add(world, SEAL)).body, own)
  assert.equal((await add(world, SEAL, stranger)).body.picture, own.picture)
  assert.equal((await keysStored(world, FOLDER)).length, 1, 'stored once')
  assert.equal((await create(world, layoutOf(imageOf(own.picture)), stranger)).status, 201)
})

test('a picture that no version names goes after a week, one that any has named stays, and so does the file of another’s', async () => {
  await using world = await startWorld()
  const stranger = await world.stranger()
  const [{ body: kept }, { body: unused }] = [await add(world, SEAL), await add(world, SIGNATURE)]
  await add(world, SEAL, stranger)
  const { body: design } = await create(world, layoutOf(imageOf(kept.picture)))
  await world.request('PATCH', `/admin/designs/${design.id}`, { layout: layoutOf() })
  await world.runJobs()
  assert.equal(await count(world, 'design_picture'), 3)
  for (let round = 0; round < 2; round++) await later(world)
  assert.deepEqual(await world.query('select org_id::int, picture from design_picture'), [
    { org_id: 1, picture: FOLDER + kept.picture },
  ])
  assert.deepEqual(await keysStored(world, FOLDER), [FOLDER + kept.picture])
  assertRefused(await create(world, layoutOf(imageOf(unused.picture))), 422, 'validation_failed')
  assert.equal((await world.request('POST', `/admin/designs/${design.id}/versions/1/restore`)).status, 200)
  assert.equal((await auditOf(world, 'design_picture.add')).length, 3)
})

test('a version that is being saved keeps its picture from being swept meanwhile', async () => {
  await using world = await startWorld()
  const { body: picture } = await add(world, SEAL)
  await world.query(`create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$;
    create trigger wait before insert on design_version for each row execute function wait()`)
  const saving = create(world, layoutOf(imageOf(picture.picture)))
  const isWaiting = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`
  while ((await world.query(isWaiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await later(world)
  assert.equal((await saving).status, 201)
  await later(world)
  assert.equal(await count(world, 'design_picture'), 1)
  assert.deepEqual(await keysStored(world, FOLDER), [FOLDER + picture.picture])
})

test('of many who add the last picture there is room for at once one does, the others are 409, and one that is kept stays usable', async () => {
  await using world = await startWorld()
  const { body: kept } = await add(world, SEAL)
  await world.query(`insert into design_picture (org_id, picture, width, height, created_at)
    select 1, 'layout-pictures/' || lpad(n::text, 64, '0') || '.png', 1, 1, now() from generate_series(1, 198) n`)
  await world.query(`create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger wait after insert on design_picture for each row execute function wait()`)
  const colours = [50, 100, 150, 200]
  const files = await Promise.all(colours.map((r) => blank(9, 9, { r, g: 0, b: 0, alpha: 0.5 }).png().toBuffer()))
  const answers = await Promise.all(files.map((file) => add(world, file)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
  for (const { status, body } of answers) if (status === 409) assert.match(body.detail, /200 pictures.*Use one of them/)
  assert.equal(await count(world, 'design_picture'), 200)
  assert.deepEqual((await add(world, SEAL)).body, kept)
  assert.equal((await add(world, files[0]!, await world.stranger())).status, 201)
  await world.query('delete from design_picture where width = 1')
})

test('what is no picture, or too much of one, is 422 or 413 and leaves nothing', async () => {
  await using world = await startWorld()
  const bomb = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const bytes of [Buffer.from('no picture'), Buffer.alloc(0), SEAL.subarray(0, 50), bomb])
    assertRefused(await add(world, bytes), 422, 'validation_failed', 'body.image')
  const { body, headers } = fieldsOnly({ name: 'X' })
  assertRefused(
    await world.request('POST', '/admin/pictures', body, { headers }),
    422,
    'validation_failed',
    'body.image',
  )
  assert.equal((await add(world, Buffer.alloc(10 * 1_048_576 + 1))).status, 413)
  assert.equal((await world.request('POST', '/admin/pictures', { image: 'x' })).status, 415)
  assert.deepEqual([await count(world, 'design_picture'), await keysStored(world, FOLDER)], [0, []])
  const noise = await sharp(world.services.randomBytes(1_200 * 1_200 * 4), {
    raw: { width: 1_200, height: 1_200, channels: 4 },
  })
    .png()
    .toBuffer()
  const large = await add(world, noise)
  assert.ok(large.status === 201 && large.body.width < 1_000, large.text)
  const [key] = await keysStored(world, FOLDER)
  assert.ok((await world.services.blobs.bytes(key!))!.length <= 1_500_000)
})

test('a layout that could not be saved is not previewed either: what is wrong is told at the same place', async () => {
  await using world = await startWorld()
  const { body: design } = await create(world, layoutOf())
  const pictures: string[] = []
  for (let red = 0; red < 9; red++)
    pictures.push(
      (await add(world, await blank(9, 9, { r: red, g: 0, b: 0, alpha: 0.5 }).png().toBuffer())).body.picture,
    )
  const text = { type: 'text', text: '{{name}}'.repeat(60), x: 0, y: 0, width: 1, height: 1 }
  for (const layout of [
    layoutOf(imageOf(undefined)),
    layoutOf(imageOf('x')),
    layoutOf(imageOf(pictures[0], { rotation: 181 })),
    layoutOf(...pictures.map((picture) => imageOf(picture))),
    layoutOf(...Array(20).fill(text)),
  ]) {
    const saved = await world.request('PATCH', `/admin/designs/${design.id}`, { layout })
    const tried = await world.request('POST', '/admin/designs/preview', { layout })
    assertRefused(saved, 422, 'validation_failed')
    assert.deepEqual([tried.status, tried.body.detail], [422, saved.body.detail])
  }
  const eight = layoutOf(...pictures.slice(1).map((picture) => imageOf(picture)))
  assert.equal((await world.request('POST', '/admin/designs/preview', { layout: eight })).status, 200)
})
