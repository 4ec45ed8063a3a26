import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientOf } from '../../test/support/client-of.ts'
import { anEvent } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { until } from '../../test/support/installation.ts'
import { type Reaction, startReceiver } from '../../test/support/receiver.ts'
import { readRequest } from '../../test/support/webhooks.ts'
import { createLaurel, LaurelError, type Settings } from './index.ts'

const OK = { status: 200, body: '{"id": 1}' }
const refused = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: JSON.stringify({ code, detail: 'No.', request_id: 'req_1' }),
})
const NODE_DAY = { name: 'Node Day', template_image_url: 'placeholder' }

async function faulty(script: [Reaction, ...Reaction[]], settings: Partial<Settings> = {}) {
  const receiver = await startReceiver(...script)
  const laurel = createLaurel({ baseUrl: receiver.url, key: 'ck_x', ...settings })
  return { laurel, received: receiver.received, [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose]() }
}

test('a request is sent again, with its Idempotency-Key, after what can pass: no answer, half of one, 408, 5xx', async () => {
  const passing: Reaction[] = ['reset', 'half', 'garbage', { status: 408 }, { status: 502, body: '<html>' }]
  await Promise.all(
    passing.map(async (reaction) => {
      await using service = await faulty([reaction, reaction, OK])
      assert.equal((await service.laurel.events.create(NODE_DAY)).id, 1)
      const [key, ...others] = service.received.map((each) => readRequest(each).headers['idempotency-key'])
      assert.match(key!, /^[0-9a-f]{32}$/)
      assert.deepEqual(others, [key, key])
    }),
  )
})

test('two calls have two Idempotency-Keys, and what is no POST has none', async () => {
  await using service = await faulty([OK])
  await service.laurel.events.create(NODE_DAY)
  await service.laurel.events.create(NODE_DAY)
  await service.laurel.events.update(1, NODE_DAY)
  const keys = service.received.map((each) => readRequest(each).headers['idempotency-key'])
  assert.equal(new Set(keys).size, 3)
  assert.equal(keys[2], undefined)
  await service.laurel.events.create(NODE_DAY, { idempotencyKey: 'mine' })
  assert.equal(readRequest(service.received[3]!).headers['idempotency-key'], 'mine')
})

test('a request is not sent again where that cannot help', async () => {
  for (const [status, code] of [
    [400, 'invalid_request'],
    [401, 'unauthenticated'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'validation_failed'],
  ] as const) {
    await using service = await faulty([refused(status, code), OK])
    await assert.rejects(service.laurel.events.create(NODE_DAY), { code, status, requestId: 'req_1', message: 'No.' })
    assert.equal(service.received.length, 1, code)
  }
})

test('it gives up after as many retries as it may, with the last error', async () => {
  await using service = await faulty([{ status: 500 }, refused(503, 'unavailable')], { maxRetries: 1 })
  await assert.rejects(service.laurel.events.get(1), { code: 'unavailable', status: 503 })
  assert.equal(service.received.length, 2)
  await assert.rejects(service.laurel.events.get(1, { maxRetries: 0 }), { code: 'unavailable' })
  assert.equal(service.received.length, 3)
})

test('it waits as long as Retry-After asks, in seconds or as a date, also for the first request with its key', async () => {
  const inTwo = new Date(Date.now() + 2_000).toUTCString()
  const cases = [
    refused(429, 'rate_limited', { 'Retry-After': '1' }),
    refused(503, 'unavailable', { 'Retry-After': inTwo }),
    refused(409, 'idempotency_in_progress', { 'Retry-After': '1' }),
  ]
  await Promise.all(
    cases.map(async (refusal) => {
      await using service = await faulty([refusal, OK])
      await service.laurel.events.create(NODE_DAY)
      const [first, second] = service.received.map(({ at }) => at.getTime())
      const until = refusal.headers['Retry-After'] === inTwo ? Date.parse(inTwo) : first! + 1_000
      assert.ok(second! >= until, refusal.body)
    }),
  )
})

test('who is to wait for more than a minute is told at once', async () => {
  await using service = await faulty([refused(429, 'rate_limited', { 'Retry-After': '1800' }), OK])
  await assert.rejects(service.laurel.events.get(1), { code: 'rate_limited', retryAfterMs: 1_800_000 })
  assert.equal(service.received.length, 1)
})

test('a public form, which takes no Idempotency-Key, is sent again only after 429', async () => {
  await using late = await faulty([{ status: 429 }, OK])
  await late.laurel.forms.submit('talk', {})
  assert.equal(late.received.length, 2)
  assert.equal(readRequest(late.received[0]!).headers['idempotency-key'], undefined)
  for (const reaction of ['reset', { status: 500 }] as const) {
    await using raw = await faulty([reaction, OK])
    await assert.rejects(raw.laurel.request('POST', '/public/forms/talk/submit', { body: {} }), LaurelError)
    assert.equal(raw.received.length, 1)
    await using broken = await faulty([reaction, OK])
    await assert.rejects(broken.laurel.forms.submit('talk', {}), LaurelError)
    assert.equal(broken.received.length, 1)
  }
})

test('an attempt has its time, until the last byte of JSON; a download until it begins', async () => {
  const reactions = ['hang', 'slow headers', { drip: 200 }] as const
  await Promise.all(
    reactions.map(async (reaction) => {
      await using service = await faulty([reaction], { timeoutMs: 500, maxRetries: 1 })
      await assert.rejects(service.laurel.events.get(1), { code: 'timeout', status: 0 })
      assert.equal(service.received.length, 2)
    }),
  )
  await using service = await faulty([{ drip: 200 }], { timeoutMs: 1_000 })
  const ended = new AbortController()
  const file = await service.laurel.certificates.pdf(1, { signal: ended.signal })
  const reader = file.body!.getReader()
  // A byte arrives every 20 milliseconds, so these take longer than the timeout of an attempt.
  for (let bytes = 0; bytes < 70; ) bytes += (await reader.read()).value!.length
  ended.abort(new Error('enough'))
  await assert.rejects(async () => {
    for (;;) await reader.read()
  }, /enough/)
})

test('a signal ends a call that hangs, one that waits to try again, and one that has not begun, with its reason', async () => {
  for (const reaction of ['hang', refused(429, 'rate_limited', { 'Retry-After': '50' })] as const) {
    await using service = await faulty([reaction, OK])
    const ended = new AbortController()
    const asked = assert.rejects(service.laurel.events.get(1, { signal: ended.signal }), /the user left/)
    await until(
      async () => service.received.length,
      (count) => count === 1,
    )
    ended.abort(new Error('the user left'))
    await asked
    await assert.rejects(service.laurel.events.get(1, { signal: ended.signal }), /the user left/)
    assert.equal(service.received.length, 1)
  }
})

test('what was done although its answer was lost is done once', async () => {
  await using world = await startWorld()
  let lost = 0
  const laurel = await clientOf(world, {
    fetch: async (...asked) => {
      const answer = await fetch(...asked)
      if (answer.status === 201 && lost++ === 0) throw new TypeError('the connection broke')
      return answer
    },
  })
  const event = await anEvent(world)
  const ada = await laurel.attendees.create(event.id, { first_name: 'Ada', last_name: 'L', email: 'ada@example.com' })
  assert.equal(lost, 2)
  const { rows } = await laurel.attendees.list(event.id)
  assert.deepEqual(
    rows.map(({ id }) => id),
    [ada.id],
  )
})
