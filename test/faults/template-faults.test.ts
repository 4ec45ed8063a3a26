import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { anEvent } from '../support/factories.ts'
import { startWorld } from '../support/harness.ts'
import { type Reaction, startReceiver } from '../support/receiver.ts'
import { startSentinel } from '../support/sentinel.ts'
import { keysStored } from '../support/stored.ts'

type Fault = { reaction: Reaction; told: RegExp; passes?: true }

/** `passes`: the host may be away or busy for a while. */
const faults: [what: string, fault: Fault][] = [
  ['says that it is broken', { reaction: { status: 500, body: 'x' }, told: /500/, passes: true }],
  ['asks for patience', { reaction: { status: 429 }, told: /429/, passes: true }],
  ['has no such picture', { reaction: { status: 404 }, told: /404/ }],
  ['says nothing', { reaction: 'hang', told: /in time/, passes: true }],
  ['drips', { reaction: { drip: 200 }, told: /in time/, passes: true }],
  ['resets the connection', { reaction: 'reset', told: /connection failed/, passes: true }],
  ['is no HTTP', { reaction: 'garbage', told: /connection failed/, passes: true }],
  ['ends in the middle', { reaction: 'half', told: /connection failed/, passes: true }],
  ['never ends', { reaction: { endless: true }, told: /larger than 10485760 bytes/ }],
  ['sends an empty file', { reaction: { status: 200 }, told: /PNG, JPEG or WebP/ }],
  [
    'sends a page',
    {
      reaction: { status: 200, headers: { 'Content-Type': 'image/png' }, body: '<html>' },
      told: /PNG, JPEG or WebP/,
    },
  ],
  ['leads round in circles', { reaction: { redirect: '/again' }, told: /3 redirects/ }],
  ['leads to a file', { reaction: { redirect: 'file:///etc/passwd' }, told: /http:\/\/ or https/ }],
]

/** Stops the time of all that waits for an answer: it ends when it is stopped. */
function stopTime(t: TestContext): { isOver: () => void } {
  const waiting = new Set<AbortController>()
  t.mock.method(AbortSignal, 'timeout', () => {
    const controller = new AbortController()
    waiting.add(controller)
    return controller.signal
  })
  return {
    isOver() {
      for (const controller of waiting) controller.abort(new DOMException('The time is over.', 'TimeoutError'))
      waiting.clear()
    },
  }
}

test('whatever the host of a template picture does, the event says what is wrong, and nothing is stored; a host that is away is asked five times', async (t) => {
  const time = stopTime(t)
  await using parts = new AsyncDisposableStack()
  const receivers = await Promise.all(
    faults.map(async ([, { reaction, told }]) =>
      parts.use(
        await startReceiver(() => {
          if (told.source === 'in time') setTimeout(time.isOver, 50)
          return reaction
        }),
      ),
    ),
  )
  const world = parts.use(await startWorld({ allowTargets: receivers.map(({ host }) => host) }))
  const events = []
  for (const { url } of receivers) events.push(await anEvent(world, { template_image_url: `${url}/picture.png` }))
  for (let times = 1; times <= 6; times++) {
    await world.query('update graphile_worker._private_jobs set run_at = now()')
    await world.runJobs()
    for (const [index, [what, { told, passes }]] of faults.entries()) {
      const { body } = await world.request('GET', `/admin/events/${events[index].id}`)
      assert.equal(body.template_status, passes && times < 5 ? 'pending' : 'failed', `${what}, ${times} times`)
      assert.match(body.template_error, told, what)
    }
  }
  for (const [index, [what, { passes, reaction }]] of faults.entries()) {
    const { received } = receivers[index]!
    const hops = typeof reaction === 'object' && 'redirect' in reaction && reaction.redirect.startsWith('/') ? 4 : 1
    assert.equal(received.length, hops * (passes ? 5 : 1), what)
    assert.match(String(received[0]!.bytes), /^GET \/picture\.png HTTP\/1\.1\r\n/)
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
