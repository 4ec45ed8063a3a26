import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aBulkJob, count, keysStored } from '../../../../test/support/stored.ts'

const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()
const asked: string[] = []
const pictures: Record<string, RequestListener> = {
  '/ok.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png),
  '/other.png': (_, response) => response.writeHead(200).end(png),
  '/moved.png': (_, response) => response.writeHead(302, { location: '/ok.png' }).end(),
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>no picture</html>'),
  '/declared': (_, response) => response.writeHead(200, { 'content-length': 10 * 1_048_576 + 1 }).end(),
  '/endless': (_, response) => {
    const more = () => (response.write(Buffer.alloc(262_144)) ? setImmediate(more) : response.once('drain', more))
    response.on('error', () => {})
    more()
  },
  '/inside': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/ok.png' }).end(),
}
const server = createServer((request, response) => {
  asked.push(request.url!)
  const answer = pictures[request.url!]
  if (answer) answer(request, response)
  else response.writeHead(404).end('not here')
})
let site = ''
before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  site = `127.0.0.1:${(server.address() as { port: number }).port}`
})
after(() => void server.close().closeAllConnections())

const startHere = () => startWorld({ allowTargets: [site] })
const withPicture = (world: World, path: string) => anEvent(world, { template_image_url: `http://${site}${path}` })
const read = async (world: World, id: number) => (await world.request('GET', `/admin/events/${id}`)).body

for (const path of ['/ok.png', '/moved.png']) {
  test(`the picture at ${path} is fetched by the job and becomes the design that certificates are drawn on`, async () => {
    await using world = await startHere()
    const event = await withPicture(world, path)
    assert.deepEqual([event.template_status, event.template_id, event.template_error], ['pending', null, null])
    await world.runJobs()
    const ready = await read(world, event.id)
    assert.deepEqual([ready.template_status, ready.template_error], ['ready', null])
    const design = (await world.request('GET', `/admin/designs/${ready.template_id}`)).body
    assert.ok(Math.abs(design.layout.page.width / design.layout.page.height - 1.5) < 0.01)
    await anAttendee(world, event.id)
    const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
    const pdf = await world.request('GET', `/admin/certificates/${body.certificates[0].id}/pdf`)
    const [picture] = await keysStored(world, 'pictures/')
    assert.ok(pdf.bytes.includes((await world.services.blobs.bytes(picture!))!))
  })
}

test('a host that is away for a while is asked again: the event is pending until it has its picture', async () => {
  await using world = await startHere()
  pictures['/later.png'] = (_, response) => response.writeHead(503).end()
  const { id } = await withPicture(world, '/later.png')
  await world.runJobs()
  const waiting = await read(world, id)
  assert.deepEqual([waiting.template_status, waiting.template_id], ['pending', null])
  assert.match(waiting.template_error, /503\. It is tried again\./)
  await world.runJobs()
  assert.equal((await read(world, id)).template_status, 'pending', 'it is asked again later, not at once')
  pictures['/later.png'] = pictures['/ok.png']!
  await world.query('update graphile_worker._private_jobs set run_at = now()')
  await world.runJobs()
  const ready = await read(world, id)
  assert.deepEqual([ready.template_status, ready.template_error], ['ready', null])
})

test('the address of a picture that could not be had is fetched anew when it is given again', async () => {
  await using world = await startHere()
  pictures['/late.png'] = (_, response) => response.writeHead(404).end()
  const event = await withPicture(world, '/late.png')
  await world.runJobs()
  assert.equal((await read(world, event.id)).template_status, 'failed')
  pictures['/late.png'] = pictures['/ok.png']!
  const renamed = await world.request('PATCH', `/admin/events/${event.id}`, { name: 'Renamed' })
  assert.equal(renamed.body.template_status, 'failed')
  const { body } = await world.request('PATCH', `/admin/events/${event.id}`, {
    template_image_url: event.template_image_url,
  })
  assert.deepEqual([body.template_status, body.template_error], ['pending', null])
  await world.runJobs()
  assert.equal((await read(world, event.id)).template_status, 'ready')
})

test('a picture that is replaced while its host is asked again is not asked for any more', async () => {
  await using world = await startHere()
  pictures['/away.png'] = (_, response) => response.writeHead(503).end()
  const event = await withPicture(world, '/away.png')
  await world.runJobs()
  await world.request('PATCH', `/admin/events/${event.id}`, { template_image_url: `http://${site}/ok.png` })
  await world.runJobs()
  assert.equal((await read(world, event.id)).template_status, 'ready')
  assert.deepEqual(await world.query('select 1 from graphile_worker._private_jobs'), [])
})

test('it is fetched once: other edits of the event do not fetch it again', async () => {
  await using world = await startHere()
  const event = await withPicture(world, '/ok.png')
  await world.runJobs()
  asked.length = 0
  const patch = { name: 'Renamed', template_image_url: event.template_image_url }
  const { body } = await world.request('PATCH', `/admin/events/${event.id}`, patch)
  await world.runJobs()
  assert.deepEqual([body.template_status, asked], ['ready', []])
})

for (const [path, why] of [
  ['/missing.png', /404/],
  ['/page', /PNG, JPEG or WebP/],
  ['/declared', /larger than/],
  ['/endless', /larger than/],
  ['/inside', /./],
] as const) {
  test(`where ${path} gives no picture the event says so, and certificates are drawn on the built-in design`, async () => {
    await using world = await startHere()
    const event = await withPicture(world, path)
    await world.runJobs()
    const failed = await read(world, event.id)
    assert.deepEqual([failed.template_status, failed.template_id], ['failed', null])
    assert.match(failed.template_error, why)
    await anAttendee(world, event.id)
    assert.equal((await world.request('POST', `/admin/events/${event.id}/certificates`)).status, 201)
    const { path: job } = await aBulkJob(world, event.id, ['Ada'])
    await world.runJobs()
    const { warnings, status } = (await world.request('GET', job)).body
    assert.deepEqual([status, warnings.length], ['completed', 1])
    assert.ok(warnings[0].includes(failed.template_error))
    assert.deepEqual(await keysStored(world, 'pictures/'), [])
  })
}

test('while the picture is not there yet, a bulk job says that it was drawn on the built-in design', async () => {
  await using world = await startHere()
  const event = await withPicture(world, '/ok.png')
  await world.query("update graphile_worker._private_jobs set run_at = now() + interval '1 day'")
  const { path } = await aBulkJob(world, event.id, ['Ada'])
  await world.runJobs()
  const { warnings, status } = (await world.request('GET', path)).body
  assert.deepEqual([status, warnings.length], ['completed', 1])
  assert.match(warnings[0], /not there yet/)
})

test('a picture that is replaced before it was fetched has no effect', async () => {
  await using world = await startHere()
  const event = await withPicture(world, '/missing.png')
  const edit = (body: object) => world.request('PATCH', `/admin/events/${event.id}`, body)
  await edit({ template_image_url: `http://${site}/other.png` })
  await world.runJobs()
  const ready = await read(world, event.id)
  assert.deepEqual([ready.template_status, ready.template_error], ['ready', null])
  await edit({ template_image_url: `http://${site}/ok.png` })
  await edit({ template_image_url: 'placeholder' })
  await world.runJobs()
  const { template_status, template_id } = await read(world, event.id)
  assert.deepEqual([template_status, template_id], ['builtin', null])
  assert.equal(await count(world, 'design'), 1)
})

test('an event that is deleted before its picture was fetched leaves no job and no picture behind', async () => {
  await using world = await startHere()
  for (const path of ['/ok.png', '/missing.png']) {
    const event = await withPicture(world, path)
    await world.request('DELETE', `/admin/events/${event.id}`)
  }
  await world.runJobs()
  // The fetched file is swept an hour later.
  await world.query('update graphile_worker._private_jobs set run_at = now()')
  await world.runJobs()
  assert.deepEqual(await keysStored(world), [])
  assert.deepEqual(await world.query('select task_identifier, last_error from graphile_worker.jobs'), [])
  assert.equal(await count(world, 'design'), 0)
})
