import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { startDelivering } from '../../test/support/deliver.ts'
import { enterLog } from '../../test/support/enter-log.ts'
import { waitForCertificates } from '../../test/support/event-feed.ts'
import { aCertificate, aKey, anEvent } from '../../test/support/factories.ts'
import { freePort } from '../../test/support/free-port.ts'
import { startWorld, type World } from '../../test/support/harness.ts'
import { until } from '../../test/support/installation.ts'
import { killAtExit } from '../../test/support/kill-at-exit.ts'
import { type Laurel, launch, runLaurel } from '../../test/support/laurel.ts'
import { startReceiver } from '../../test/support/receiver.ts'
import { aBulkJob } from '../../test/support/stored.ts'
import { anEndpoint, readRequest, settledDeliveries, someEvents } from '../../test/support/webhooks.ts'
import { sendExpiryNotices } from '../modules/certificates/expiry/send-expiry-notices.ts'

const LAUREL = join(import.meta.dirname, '..', '..', 'bin', 'laurel')

/** Serves the world on a port. @returns the base URL of its API */
async function serve(world: World, port = 0): Promise<string> {
  return `${await world.app.listen({ host: '127.0.0.1', port })}/api/v1`
}

function listen(world: World, server: string, to: string, ...more: string[]): Laurel {
  return launch(['listen', '--to', to, '--server', server, '--key', world.key, ...more], {})
}

/** Waits for this many lines on standard output. */
async function linesOf(laurel: Laurel, count: number): Promise<string[]> {
  const lines = () => laurel.out().split('\n').slice(0, -1)
  await until(
    async () => lines().length,
    (length) => length >= count,
    10,
  )
  return lines()
}

async function interrupt(laurel: Laurel): Promise<void> {
  laurel.child.kill('SIGINT')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
}

test('every event arrives with the bytes and the headers of a real delivery, signed with the secret that was printed', async () => {
  await using real = await startReceiver({ status: 200 })
  await using local = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [real.host] })
  await using laurel = listen(world, await serve(world), local.url)
  const [, secret] = await linesOf(laurel, 2)
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, real.url, { events: ['*'] })
  const name = 'Gençlik "Şenliği" \\ \u2028 🎓 </script> \t 1e400'
  const certificate = await aCertificate(world, { name, certificate_validity_days: 1 })
  await enterLog(world)
  await sendExpiryNotices(world.services)
  await world.request('POST', `/admin/certificates/${certificate.id}/revoke`, { revocation_reason: '\t"\\\n' })
  await aBulkJob(world, (await anEvent(world, { name })).id, ['Ada', 'O\u2019Neil'])
  await world.runJobs()
  const stored = await world.query(`select 1 from domain_event where audience = 'subscribers'`)
  const count = stored.length
  assert.equal((await settledDeliveries(world, id)).length, count)
  await until(
    async () => local.received.length,
    (length) => length === count,
    10,
  )

  const byId = (requests: typeof real.received) =>
    new Map(requests.map(readRequest).map((request) => [request.headers['webhook-id'], request]))
  const sent = byId(local.received)
  for (const [webhookId, { headers, body }] of byId(real.received)) {
    const copy = sent.get(webhookId)!
    assert.deepEqual(copy.body, body)
    assert.deepEqual(Object.keys(copy.headers).sort(), Object.keys(headers).sort())
    for (const each of ['content-type', 'user-agent', 'x-service-event', 'x-service-timestamp', 'x-service-attempt'])
      assert.equal(copy.headers[each], headers[each], each)
    const signed = `${webhookId}.${copy.headers['webhook-timestamp']}.${body}`
    const standard = createHmac('sha256', Buffer.from(secret!.slice(6), 'base64'))
      .update(signed)
      .digest('base64')
    assert.equal(copy.headers['webhook-signature'], `v1,${standard}`)
    const service = createHmac('sha256', secret!).update(body).digest('hex')
    assert.equal(copy.headers['x-service-signature'], `sha256=${service}`)
  }
  const lines = (await linesOf(laurel, 2 + count)).slice(2)
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d {2}([a-z_.]+) {2}\d+ {2}200 {2}\d+ ms$/
  assert.deepEqual([...new Set(lines.map((line) => form.exec(line)?.[1]))].sort(), [
    'attendee.registered',
    'cert.bulk_completed',
    'cert.expiring_soon',
    'cert.issued',
    'cert.revoked',
    'event.created',
  ])
  await interrupt(laurel)
})

test('it begins after the event that is named, sends the types that are asked for, and tells each as JSON', async () => {
  await using local = await startReceiver({ status: 418 })
  await using world = await startWorld()
  const first = await aCertificate(world)
  for (const id of [first.id, (await aCertificate(world)).id])
    await world.request('POST', `/admin/certificates/${id}/revoke`)
  const events = await waitForCertificates(world, 4)
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const server = await serve(world)
  const { key } = await aKey(world, ['webhooks:read'])
  const args = ['--events', 'cert.revoked', '--after', String(events[2].id), '--secret', secret, '--json']
  // The key is passed by standard input, so that no process list shows it.
  using child = killAtExit(
    spawn(process.execPath, [LAUREL, 'listen', '--to', `${local.url}/a/`, '--server', `${server}/`, ...args]),
  )
  child.stdin.end(`${key}\n`)
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  await until(
    async () => out.split('\n').length,
    (length) => length > 2,
    10,
  )
  child.kill('SIGINT')
  assert.deepEqual(await once(child, 'close'), [0, null])
  const [start, line, ...rest] = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  assert.deepEqual(start, { to: `${local.url}/a/`, server: `${server}/`, after: events[2].id, secret })
  const { time, ms, ...told } = line
  assert.ok(Date.parse(time) > 0 && Number.isInteger(ms))
  const { id, webhook_id, event } = events[3]
  assert.deepEqual(told, { event, id, webhook_id, status_code: 418, error: 'status' })
  assert.deepEqual(rest, [])
  assert.match(local.received[0]!.bytes.toString('latin1'), /^POST \/a\/ HTTP/)
})

test('a receiver that is away is told once, and the events after it are sent', async () => {
  await using world = await startWorld()
  const port = await freePort()
  await using laurel = listen(world, await serve(world), `http://127.0.0.1:${port}/`)
  await linesOf(laurel, 2)
  await someEvents(world, 2)
  const lines = (await linesOf(laurel, 4)).slice(2)
  for (const line of lines) assert.match(line, / {2}connection {2}/)
  const said = laurel.err().trim().split('\n')
  assert.equal(said.length, 1, laurel.err())
  assert.match(said[0]!, /There is no answer from .* use --after 0\.$/)
  await interrupt(laurel)
})

test('a service that is away, overloaded or asks for patience is waited for, told once, and no event is missed', async () => {
  await using local = await startReceiver({ status: 200 })
  const page = (id: number, events: object[]) => ({
    status: 200,
    headers: { 'X-Last-Event-Id': String(id), 'Content-Type': 'application/json' },
    body: JSON.stringify(events),
  })
  const event = { webhook_id: 'msg_x', event: 'cert.issued', timestamp: '2026-11-20T09:30:00.000000+00:00', data: {} }
  await using service = await startReceiver(
    { status: 503 },
    'reset',
    page(4, []),
    { status: 429, headers: { 'Retry-After': '2' } },
    page(5, [{ id: 5, ...event }]),
    page(6, [{ id: 6, ...event }]),
    page(6, []),
  )
  const world = { key: `lrl_live_${'k'.repeat(43)}` } as World
  await using laurel = listen(world, `${service.url}/api/v1`, local.url)
  await linesOf(laurel, 4)
  const asked = service.received.map(({ bytes }) => /after=(\w+)/.exec(bytes.toString('latin1'))![1])
  assert.deepEqual(asked.slice(0, 6), ['latest', 'latest', 'latest', '4', '4', '5'])
  assert.deepEqual(laurel.err().trim().split('\n'), [
    'The service answers with 503. Waiting for it.',
    'The service answers again.',
    'The plan allows no more requests for 2 s. Waiting for it.',
    'The service answers again.',
  ])
  await interrupt(laurel)
})

test('address and key come from the environment where no option gives them', async () => {
  await using local = await startReceiver({ status: 200 })
  await using world = await startWorld()
  const server = await serve(world)
  const env = { LAUREL_URL: server.replace('/api/v1', ''), LAUREL_API_KEY: world.key }
  await using laurel = launch(['listen', '--to', local.url, '--json'], env)
  const [line] = await linesOf(laurel, 1)
  assert.equal(JSON.parse(line!).server, server)
  await interrupt(laurel)
})

test('what cannot work is told in a sentence, and ends it with 1', async () => {
  await using world = await startWorld()
  const server = await serve(world)
  const key = (await aKey(world, ['events:read'])).key
  const to = ['--to', 'http://127.0.0.1:1/']
  const refusals: [args: string[], sentence: RegExp][] = [
    [[...to, '--key', `lrl_live_${'x'.repeat(43)}`], /answers with 401\. /],
    [[...to, '--key', key], /answers with 403\. .*webhooks:read/],
    [
      [...to, '--key', world.key, '--after', '999'],
      /answers with 422\. There is no event 999, or its retention period/,
    ],
    [[...to, '--key', world.key, '--server', server.replace('/api/v1', '')], /answers with 200\..*with \/api\/v1\?$/],
    [
      [...to, '--key', world.key, '--events', 'cert.isued'],
      /^cert\.isued is not an event type\. Use one of .*cert\.issued,/,
    ],
    [to, /^Give an API key with --key, or on standard input\.$/],
    [[...to, '--key', 'secret'], /An API key is lrl_live_ and 43 characters/],
    [['--to', 'localhost:3000', '--key', key], /It must be an http or https address/],
    [[...to, '--key', key, '--secret', 'mine'], /It must be whsec_ and the base64/],
  ]
  for (const [args, sentence] of refusals) {
    const { code, out, err } = await runLaurel(['listen', '--server', server, ...args], {})
    assert.deepEqual([code, out], [err.startsWith('error:') ? 2 : 1, ''], err)
    assert.match(err.split('\n')[0]!, sentence)
  }
})
