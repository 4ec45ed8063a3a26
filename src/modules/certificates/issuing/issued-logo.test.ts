import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { anAttendee, anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { fieldsOnly, keysStored } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'

const logoOf = (red: number, alpha: number) =>
  sharp({ create: { width: 90, height: 30, channels: 4, background: { r: red, g: 20, b: 40, alpha } } })
    .png()
    .toBuffer()
const [FIRST, SECOND] = [await logoOf(200, 0.5), await logoOf(10, 1)]

async function setLogo(world: World, image: Buffer) {
  const { body, headers } = upload(image, { name: 'logo.png' })
  assert.equal((await world.request('POST', '/admin/organisation/logo', body, { headers })).status, 200)
}

async function issue(world: World, eventId: number) {
  const { id } = await anAttendee(world, eventId)
  const { status, body } = await world.request('POST', `/admin/events/${eventId}/certificates`, { attendee_ids: [id] })
  assert.deepEqual([status, body.issued], [201, 1], JSON.stringify(body))
  return body.certificates[0]
}

const pdf = async (world: World, { id }: { id: number }) =>
  (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
const pictures = (file: Buffer) => file.toString('latin1').split('/Subtype/Image').length - 1

const LAYOUT = {
  page: { width: 400, height: 300 },
  language: 'en',
  fields: [
    { type: 'name', x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
    { type: 'image', source: 'logo', align: 'left', x: 0.1, y: 0.5, width: 0.5, height: 0.2 },
  ],
}

async function ownDesign(world: World) {
  const { body, headers } = fieldsOnly({ name: 'With a logo', layout: JSON.stringify(LAYOUT) })
  const { status, body: design } = await world.request('POST', '/admin/designs', body, { headers })
  assert.equal(status, 201, JSON.stringify(design))
  return design
}

/** Runs scheduled jobs. */
async function later(world: World): Promise<void> {
  await world.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await world.runJobs()
}

test('a certificate shows the logo of the day that it was issued, on the default design and on an own one, and keeps it', async () => {
  await using world = await startWorld()
  const design = await ownDesign(world)
  const events = [await anEvent(world), await anEvent(world, { template_id: design.id })]
  for (const { id } of events) assert.equal(pictures(await pdf(world, await issue(world, id))), 0)
  await setLogo(world, FIRST)
  const first = await Promise.all(events.map(({ id }) => issue(world, id)))
  const files = await Promise.all(first.map((certificate) => pdf(world, certificate)))
  assert.deepEqual(files.map(pictures), [2, 2], 'a picture and its transparency')
  const again = await issue(world, events[1]!.id)
  await setLogo(world, SECOND)
  for (const { id } of events) assert.equal(pictures(await pdf(world, await issue(world, id))), 1)
  await world.request('DELETE', '/admin/organisation/logo')
  for (const { id } of events) assert.equal(pictures(await pdf(world, await issue(world, id))), 0)
  await later(world)
  assert.deepEqual(await Promise.all(first.map((certificate) => pdf(world, certificate))), files)
  const versions = await world.query<{ logo: string | null; certificates: number }>(
    `select logo, (select count(*)::int from certificate c where c.design_version_id = v.id) as certificates
     from design_version v where design_id = ${design.id} order by version`,
  )
  assert.deepEqual(
    versions.map(({ logo, certificates }) => [logo !== null, certificates]),
    [
      [false, 1],
      [true, 2],
      [true, 1],
      [false, 1],
    ],
    'each logo is one version',
  )
  assert.equal(again.issuer_name, first[1].issuer_name)
  assert.equal((await keysStored(world, 'printed-logos/')).length, 2, 'designs keep what they show')
  assert.deepEqual(await examine(world.services), [])
})

test('a replaced logo that no certificate shows is removed, and a scene and a preview show the one of now', async () => {
  await using world = await startWorld()
  await setLogo(world, FIRST)
  const [unused] = await keysStored(world, 'printed-logos/')
  await setLogo(world, SECOND)
  await later(world)
  const [key, ...others] = await keysStored(world, 'printed-logos/')
  assert.ok(key !== undefined && key !== unused && others.length === 0)
  const { body: scene } = await world.request('GET', '/admin/designs/builtin/academy')
  assert.ok(scene.logo_url.endsWith(key.replace('printed-logos/', '/pictures/')), scene.logo_url)
  const read = await world.request('GET', `/pictures/${key.replace('printed-logos/', '')}`, undefined, { key: null })
  assert.deepEqual([read.status, read.headers['content-type']], [200, 'image/jpeg'])
  const preview = async () => {
    const { bytes } = await world.request('POST', '/admin/designs/preview', { layout: LAYOUT, format: 'pdf' })
    return pictures(bytes)
  }
  assert.equal(await preview(), 1)
  const shapes = scene.background.shapes.length
  await world.request('DELETE', '/admin/organisation/logo')
  const { body: bare } = await world.request('GET', '/admin/designs/builtin/academy')
  assert.equal(bare.logo_url, null)
  assert.ok(bare.background.shapes.length > shapes, 'a shield stands in the place of the logo')
  assert.equal(await preview(), 0)
})
