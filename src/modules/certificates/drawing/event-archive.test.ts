import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { fieldsOnly } from '../../../../test/support/stored.ts'
import { filesIn } from '../../../../test/support/unzip.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const archive = (eventId: number, query = '') =>
  world.request('GET', `/admin/events/${eventId}/certificates.zip${query}`)

async function issued(names: readonly string[], fields: object = {}) {
  const event = await anEvent(world, fields)
  for (const [nth, first_name] of names.entries())
    await anAttendee(world, event.id, { first_name, last_name: '', email: `a${nth}@example.org` })
  return { event, certificates: await issueIn(event.id) }
}

/** Issues to all who have none. @returns all of the event, the oldest first */
async function issueIn(eventId: number): Promise<any[]> {
  await world.request('POST', `/admin/events/${eventId}/certificates`, {})
  return (await world.request('GET', `/admin/events/${eventId}/certificates`)).body.toReversed()
}

test('the certificates of an event come as one ZIP: each the very file that it is alone, those of before another design too, and no revoked one', async () => {
  const { event } = await issued(['Ada', 'محمد', 'Gone'])
  const form = fieldsOnly({ builtin: 'quiet' })
  const { body: design } = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  await world.request('PATCH', `/admin/events/${event.id}`, { template_id: design.id })
  await anAttendee(world, event.id, { first_name: 'Ada', last_name: '' })
  const certificates = await issueIn(event.id)
  const [gone] = certificates.splice(2, 1)
  await world.request('POST', `/admin/certificates/${gone.id}/revoke`, {})
  const { status, headers, bytes } = await archive(event.id)
  assert.deepEqual(
    [status, headers['content-type'], headers['content-disposition']],
    [200, 'application/zip', `attachment; filename="certificates-${event.id}.zip"`],
  )
  const files = await filesIn(bytes)
  assert.deepEqual([...files.keys()], ['0001-ada.pdf', '0002-certificate.pdf', '0003-ada.pdf', 'manifest.csv'])
  for (const [nth, file] of [...files.values()].slice(0, 3).entries())
    assert.ok(file.equals((await world.request('GET', `/admin/certificates/${certificates[nth].id}/pdf`)).bytes))
  const manifest = files.get('manifest.csv')!.toString()
  assert.equal(manifest.trim().split('\r\n').length, 4)
  for (const { public_id, verify_url } of certificates)
    assert.ok(manifest.includes(public_id) && manifest.includes(verify_url))
})

test('an archive is narrowed to a tier or a time, and there is none of nothing', async () => {
  const tiers = { certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }] }
  const { event } = await issued(['Ada', 'Grace'], tiers)
  const namesOf = async (query: string) => [...(await filesIn((await archive(event.id, query)).bytes)).keys()]
  assert.equal((await namesOf('?tier=Gold')).length, 3)
  assert.equal((await namesOf('?since=2020-01-01T00:00:00Z')).length, 3)
  for (const query of ['?tier=Silver', '?until=2020-01-01T00:00:00Z'])
    assertRefused(await archive(event.id, query), 409, 'conflict')
  assertRefused(await archive((await anEvent(world)).id), 409, 'conflict')
  assertRefused(await archive(event.id, '?since=yesterday'), 422, 'validation_failed')
  assertRefused(await archive(999_999), 404, 'not_found')
  const key = await world.stranger()
  const theirs = await world.request('GET', `/admin/events/${event.id}/certificates.zip`, undefined, { key })
  assertRefused(theirs, 404, 'not_found')
})

test('an organisation is sent two archives at once, and has its turn again when somebody stops reading one', async () => {
  const { event } = await issued(['Ada'])
  // So much that it stays in the pipe while nobody reads on.
  const { id: event_id } = await anEvent(world)
  const people = ['first_name,email', ...Array.from({ length: 900 }, (_, n) => `Name ${n},n${n}@example.org`)]
  const imported = await importFile(world, event_id, people.join('\n'))
  assert.equal(imported.body.created, 900)
  await issueIn(event_id)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const begin = async () => {
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/api/v1/admin/events/${event_id}/certificates.zip`,
      headers: { authorization: `Bearer ${world.key}` },
    })
    const [answer] = await once(request, 'response')
    return { request, status: answer.statusCode as number }
  }
  const held = [await begin(), await begin()]
  assert.deepEqual(
    held.map(({ status }) => status),
    [200, 200],
  )
  const refused = await archive(event.id)
  assertRefused(refused, 503, 'unavailable')
  assert.ok(Number(refused.headers['retry-after']) > 0)
  held[0]!.request.destroy()
  let status = 503
  for (let tries = 0; tries < 100 && status === 503; tries++) ({ status } = await archive(event.id))
  assert.equal(status, 200)
  held[1]!.request.destroy()
})
