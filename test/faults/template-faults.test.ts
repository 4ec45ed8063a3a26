import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { anEvent } from '../support/factories.ts'
import { startWorld } from '../support/harness.ts'
import { type Reaction, startReceiver } from '../support/receiver.ts'
import { startSentinel } from '../support/sentinel.ts'
import { keysStored } from '../support/stored.ts'

const faults: [what: string, reaction: Reaction, told: RegExp][] = [
  ['says that it is broken', { status: 500, body: 'x' }, /500/],
  ['says nothing', 'hang', /in time/],
  ['drips', { drip: 200 }, /in time/],
  ['resets the connection', 'reset', /connection failed/],
  ['is no HTTP', 'garbage', /connection failed/],
  ['ends in the middle', 'half', /connection failed/],
  ['never ends', { endless: true }, /larger than 10485760 bytes/],
  ['sends an empty file', { status: 200 }, /PNG, JPEG or WebP/],
  ['sends a page', { status: 200, headers: { 'Content-Type': 'image/png' }, body: '<html>' }, /PNG, JPEG or WebP/],
  ['leads round in circles', { redirect: '/again' }, /3 redirects/],
  ['leads to a file', { redirect: 'file:///etc/passwd' }, /http and https/],
]

/** Lets whatever waits for so many seconds give up after as many hundredths of them. */
function hurry(t: TestContext): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  t.mock.method(AbortSignal, 'timeout', (milliseconds: number) => timeout(milliseconds / 100))
}

test('whatever the host of a template picture does, the event says what is wrong, and nothing is stored', async (t) => {
  hurry(t)
  await using opened = new AsyncDisposableStack()
  const receivers = await Promise.all(faults.map(async ([, reaction]) => opened.use(await startReceiver(reaction))))
  await using world = await startWorld({ allowTargets: receivers.map(({ host }) => host) })
  for (const [index, [what, , told]] of faults.entries()) {
    const { id } = await anEvent(world, { template_image_url: `${receivers[index]!.url}/picture.png` })
    await world.runJobs()
    const { body } = await world.request('GET', `/admin/events/${id}`)
    assert.equal(body.template_status, 'failed', what)
    assert.match(body.template_error, told, what)
    assert.match(String(receivers[index]!.received[0]!.bytes), /^GET \/picture\.png HTTP\/1\.1\r\n/)
  }
  assert.deepEqual(await keysStored(world), [])
  assert.deepEqual(await world.query('select 1 from graphile_worker._private_jobs'), [])
})

test('a template picture whose host leads to a port of this machine is not fetched from there', async () => {
  await using sentinel = await startSentinel()
  const inside = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0'].map(
    (host) => `http://${host}:${sentinel.port}/`,
  )
  await using opened = new AsyncDisposableStack()
  const receivers = await Promise.all(inside.map(async (redirect) => opened.use(await startReceiver({ redirect }))))
  await using world = await startWorld({ allowTargets: receivers.map(({ host }) => host) })
  for (const { url } of receivers) {
    const { id } = await anEvent(world, { template_image_url: url })
    await world.runJobs()
    const { body } = await world.request('GET', `/admin/events/${id}`)
    assert.equal(body.template_status, 'failed')
    assert.match(body.template_error, /internal or reserved|local machine/)
  }
})
