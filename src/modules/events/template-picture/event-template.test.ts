import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const picture = () => createCanvas(640, 480).toBuffer('image/png')
const template = ({ template_status, template_error, template_id }: any) => ({
  template_status,
  template_error,
  template_id,
})
const BUILT_IN = { template_status: 'builtin', template_error: null, template_id: null }
const PENDING = { template_status: 'pending', template_error: null, template_id: null }

async function aDesign(world: World): Promise<any> {
  const { body, headers } = upload(picture(), { name: 'a.png', fields: { name: 'Blue' } })
  const made = await world.request('POST', '/admin/designs', body, { headers })
  assert.equal(made.status, 201, made.text)
  return made.body
}

test('a picture on an internal address is refused, in every notation', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  for (const url of [
    'http://localhost/a.png',
    'http://127.0.0.1/a.png',
    'https://127.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://10.1.2.3/a.png',
    'http://192.168.0.1/a.png',
    'http://172.16.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://user:word@example.org/a.png',
    'http://',
    'http://laurel.test.internal/a.png',
  ]) {
    const made = await world.request('POST', '/admin/events', { name: 'Day', template_image_url: url })
    assertRefused(made, 422, 'validation_failed', 'body.template_image_url', 'refused_address')
    const changed = await world.request('PATCH', `/admin/events/${id}`, { template_image_url: url })
    assertRefused(changed, 422, 'validation_failed', 'body.template_image_url', 'refused_address')
  }
  assert.deepEqual(template((await world.request('GET', `/admin/events/${id}`)).body), BUILT_IN)
  assert.deepEqual(await world.query('select 1 from graphile_worker.jobs'), [])
})

test('a public address is pending until its picture was fetched, and is told as it was sent', async () => {
  await using world = await startWorld()
  const url = 'HTTPS://Pictures.Example.ORG/a%20b.png?x=1#y'
  const event = await anEvent(world, { template_image_url: url })
  assert.equal(event.template_image_url, url)
  assert.deepEqual(template(event), PENDING)
  assert.equal((await world.query('select 1 from graphile_worker.jobs')).length, 1)
  const again = await world.request('PATCH', `/admin/events/${event.id}`, { template_image_url: url, name: 'Same' })
  assert.deepEqual(template(again.body), PENDING)
  assert.equal((await world.query('select 1 from graphile_worker.jobs')).length, 1, 'the same address is fetched once')
  const back = await world.request('PATCH', `/admin/events/${event.id}`, { template_image_url: 'placeholder' })
  assert.deepEqual(template(back.body), BUILT_IN)
})

test('a picture is fetched once and makes the event ready; one that cannot be had says why and blocks nothing', async () => {
  const bytes = picture()
  const server = createServer((request, response) =>
    request.url === '/a.png' ? response.end(bytes) : response.writeHead(404).end(),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await using world = await startWorld({ allowTargets: [host] })
    const good = await anEvent(world, { template_image_url: `http://${host}/a.png` })
    const missing = await anEvent(world, { template_image_url: `http://${host}/b.png` })
    await world.runJobs()
    const { body: ready } = await world.request('GET', `/admin/events/${good.id}`)
    assert.equal(ready.template_status, 'ready')
    assert.ok(Number.isInteger(ready.template_id))
    const { body: failed } = await world.request('GET', `/admin/events/${missing.id}`)
    assert.equal(failed.template_status, 'failed')
    assert.match(failed.template_error, /404/)
    assert.equal(failed.template_id, null)
    const same = await world.request('PATCH', `/admin/events/${good.id}`, ready)
    assert.deepEqual(template(same.body), template(ready), 'what was read can be sent back')
  } finally {
    server.close()
  }
})

test('the address of an uploaded picture is used without the network', async () => {
  await using world = await startWorld()
  const { image_url } = await aDesign(world)
  const event = await anEvent(world, { template_image_url: image_url })
  assert.deepEqual(template(event), PENDING)
  await world.runJobs()
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).body.template_status, 'ready')
})

test('an event takes a design of its own organisation and gives it back', async () => {
  await using world = await startWorld()
  const design = await aDesign(world)
  const event = await anEvent(world, { template_id: design.id })
  assert.deepEqual(template(event), { template_status: 'ready', template_error: null, template_id: design.id })
  const without = await world.request('PATCH', `/admin/events/${event.id}`, { template_id: null })
  assert.deepEqual(template(without.body), BUILT_IN)
  const key = await world.stranger()
  const fields = { name: 'Day', template_image_url: 'placeholder', template_id: design.id }
  const foreign = await world.request('POST', '/admin/events', fields, { key })
  assertRefused(foreign, 422, 'validation_failed', 'body.template_id', 'unknown_reference')
})
