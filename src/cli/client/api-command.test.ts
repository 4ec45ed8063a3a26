import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCommandLine, withoutTerminal } from '../../../test/support/command-line.ts'
import { aCertificate, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('fields make texts and typed values of the body, of GET the query; a body may come from a file or from input', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const json = async (args: string[], input?: string) => {
    const { code, out, err } = await line.run(['api', ...args], input === undefined ? {} : { input })
    assert.deepEqual([code, err], [0, ''], args.join(' '))
    return JSON.parse(out)
  }
  const fields = ['-f', 'name=007', '-f', 'template_image_url=placeholder', '-F', 'registration_capacity=70']
  const event = await json(['post', 'admin/events', ...fields, '-F', 'event_location=null'])
  assert.deepEqual([event.name, event.registration_capacity, event.event_location], ['007', 70, null])
  await anEvent(world, { name: 'Other' })
  assert.deepEqual((await json(['GET', '/api/v1/admin/events', '-f', 'search=007'])).length, 1)
  const person = ['-f', 'first_name=Ada', '-f', 'email=ada@example.com', '-f', 'tags[]=a', '-f', 'tags[]=b']
  const { id, tags } = await json(['POST', '/admin/events/1/attendees', ...person])
  assert.deepEqual(tags, ['a', 'b'])
  writeFileSync(join(line.folder, 'change.json'), '{"last_name": "Lovelace"}')
  const path = `/admin/events/1/attendees/${id}`
  assert.equal((await json(['PATCH', path, '--input', 'change.json'])).last_name, 'Lovelace')
  assert.equal((await json(['PATCH', path, '--input', '-'], '{"last_name": "King"}')).last_name, 'King')
  writeFileSync(join(line.folder, 'people.csv'), 'first_name,email\nGrace,grace@example.com\n')
  const file = ['--file', 'people.csv', '-f', 'on_existing=skip']
  assert.equal((await json(['POST', '/admin/events/1/attendees/import', ...file])).created, 1)
  assert.deepEqual(await line.run(['api', 'DELETE', path]), { code: 0, out: '', err: '' })
})

test('--paginate prints a list to its end as one, and --include what came before it', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const none = await line.run(['api', 'GET', '/admin/events', '--paginate'])
  assert.deepEqual(none, { code: 0, out: '[]\n', err: '' })
  const event = await anEvent(world)
  for (let n = 0; n < 5; n++) await anAttendee(world, event.id)
  const all = await line.run(['api', 'GET', `/admin/events/${event.id}/attendees?limit=2`, '--paginate'])
  assert.equal(new Set(JSON.parse(all.out).map(({ id }: { id: number }) => id)).size, 5)
  const { out } = await line.run(['api', 'GET', `/admin/events/${event.id}`, '--include'])
  const [head, body] = out.split('\n\n')
  assert.match(head!, /^HTTP\/1\.1 200 OK\n(.+: .*\n)*x-request-id: req_/)
  assert.equal(JSON.parse(body!).id, event.id)
})

test('a refusal is told on stderr with 1, what cannot be meant with 2, and neither prints a result', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  for (const [code, args, sentence] of [
    [1, ['GET', '/admin/events/9'], /^There is no such event\. \(404, not_found, request .+\)\n$/],
    [1, ['POST', '/admin/events', '-f', 'name=A'], /^body\.template_image_url: .+ \(422, validation_failed, request/],
    [1, ['GET', '/nowhere'], /\(404, not_found, /],
    [2, ['FETCH', '/admin/events'], /is no method/],
    [2, ['GET', 'https://example.org/'], /begins after \/api\/v1/],
    [2, ['POST', '/admin/events', '-f', 'name'], /name=value/],
    [2, ['POST', '/admin/events', '--input', 'nothing.json'], /nothing\.json cannot be read/],
    [2, ['GET', '/admin/credits', '--paginate'], /lists/],
    [2, ['GET'], /missing required argument 'path'/],
  ] as const) {
    const done = await line.run(['api', ...args])
    assert.deepEqual([done.code, done.out], [code, ''], args.join(' '))
    assert.match(done.err, sentence)
  }
})

test('a file comes as its bytes in a pipe, and is not written to a terminal', { skip: withoutTerminal }, async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const { id } = await aCertificate(world)
  const { code, out } = await line.run(['api', 'GET', `/admin/certificates/${id}/pdf`])
  assert.equal(code, 0)
  assert.match(out, /^%PDF-/)
  const { screen, ...shown } = await line.onTerminal(['api', 'GET', `/admin/certificates/${id}/pdf`])
  assert.equal(shown.code, 2)
  assert.match(screen, /application\/pdf, which is not for a terminal/)
})

test('a POST that a passing failure answers is sent once more with the same idempotency key, and a redirect not followed', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const heard: unknown[] = []
  const server = createServer((request, reply) => {
    heard.push(request.headers['idempotency-key'])
    if (request.url === '/api/v1/cut' && heard.length === 1) return void request.socket.destroy()
    if (request.url === '/api/v1/moved') reply.writeHead(308, { location: 'http://127.0.0.1:1/' })
    else reply.writeHead(heard.length === 1 ? 503 : 200, { 'content-type': 'application/json' })
    reply.end('{}')
  })
  await using stack = new AsyncDisposableStack()
  stack.defer(() => new Promise<void>((resolve) => server.close(() => resolve())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = { LAUREL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  for (const path of ['/busy', '/cut']) {
    heard.length = 0
    assert.deepEqual(await line.run(['api', 'POST', path], { env }), { code: 0, out: '{}\n', err: '' })
    assert.equal(heard.length, 2)
    assert.match(String(heard[0]), /^[\da-f-]{36}$/)
    assert.equal(heard[0], heard[1])
  }
  const moved = await line.run(['api', 'GET', '/moved'], { env })
  assert.equal(moved.code, 1)
  assert.match(moved.err, /has moved to http:\/\/127\.0\.0\.1:1/)
  assert.ok(!moved.err.includes('\u001b'))
})
