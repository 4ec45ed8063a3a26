import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { startDelivering } from '../../../../test/support/deliver.ts'
import { startFakeDns } from '../../../../test/support/fake-dns.ts'
import { freePort } from '../../../../test/support/free-port.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { type Reaction, startReceiver } from '../../../../test/support/receiver.ts'
import { startSentinel } from '../../../../test/support/sentinel.ts'
import { anEndpoint, settledDeliveries, tryEndpoint } from '../../../../test/support/webhooks.ts'
import { createSafeAgent } from '../../../lib/safe-fetch/index.ts'
import { resolveName } from '../../../lib/safe-fetch/resolve-name.ts'
import { selfSignedCertificate } from '../../../lib/safe-fetch/self-signed.helpers.ts'
import { ATTEMPT_MS } from './delivery-schedule.ts'
import { sendAttempt } from './send-attempt.ts'

type Expected = {
  status: string
  code: number | null
  error: string | null
  body?: string | number | RegExp
  truncated?: true
}

async function startSecureServer(parts: AsyncDisposableStack) {
  const server = createServer(selfSignedCertificate('receiver.example'), (_, response) => response.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  parts.defer(() => void server.close())
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('whatever a receiver does, the attempt ends within its time and is on record with the reason; a 2xx status succeeds, however its body comes', async () => {
  await using parts = new AsyncDisposableStack()
  const sentinel = parts.use(await startSentinel())
  const dns = parts.use(await startFakeDns({ 'silent.example': ['silent'] }))
  const failed = (error: string, code: number | null = null): Expected => ({ status: 'failed', code, error })
  const answers: [Reaction, Expected][] = [
    ['hang', failed('timeout')],
    [{ drip: 200 }, { status: 'succeeded', code: 200, error: null, body: /^\.+$/, truncated: true }],
    [{ drip: 500 }, { ...failed('status', 500), body: /^\.+$/, truncated: true }],
    ['slow headers', failed('timeout')],
    ['reset', failed('connection')],
    ['half', { status: 'succeeded', code: 200, error: null, body: 'only this', truncated: true }],
    ['garbage', failed('connection')],
    [{ redirect: `http://127.0.0.1:${sentinel.port}/` }, { ...failed('status', 302), body: '' }],
    [
      { status: 500, body: 'broken' },
      { ...failed('status', 500), body: 'broken' },
    ],
    [
      { status: 404, body: Buffer.from([0xff, 0x61]) },
      { ...failed('status', 404), body: '\ufffda' },
    ],
    [
      { status: 204, headers: {} },
      { status: 'succeeded', code: 204, error: null, body: '' },
    ],
    [
      { status: 299, body: 'a\0b' },
      { status: 'succeeded', code: 299, error: null, body: 'a\0b' },
    ],
    [
      { status: 200, body: 'x'.repeat(16_384) },
      { status: 'succeeded', code: 200, error: null, body: 16_384 },
    ],
    [
      { status: 200, body: 'x'.repeat(16_385) },
      { status: 'succeeded', code: 200, error: null, body: 16_384, truncated: true },
    ],
    [{ endless: true }, { status: 'succeeded', code: 200, error: null, body: 16_384, truncated: true }],
  ]
  const receivers = await Promise.all(answers.map(async ([reaction]) => parts.use(await startReceiver(reaction))))
  const secure = await startSecureServer(parts)
  const closed = `127.0.0.1:${await freePort()}`
  const cases: [string, Expected][] = [
    ...answers.map(([, expected], index): [string, Expected] => [receivers[index]!.url, expected]),
    [secure, failed('tls')],
    [`http://${closed}`, failed('connection')],
    ['http://missing.example/', failed('dns')],
    ['http://silent.example/', failed('dns')],
  ]
  const allowTargets = [...receivers.map(({ host }) => host), secure.slice('https://'.length), closed]
  const world = parts.use(await startWorld({ allowTargets }))
  parts.use(await startDelivering(world, (name) => resolveName(name, [dns.address])))

  await Promise.all(
    cases.map(async ([url, { status, code, error, body, truncated = false }]) => {
      const { id } = await anEndpoint(world, url)
      await tryEndpoint(world, id)
      const [delivery, ...others] = await settledDeliveries(world, id)
      assert.deepEqual(others, [])
      const [attempt, ...more] = delivery.attempts
      assert.deepEqual(more, [], url)
      const told = [delivery.status, attempt.number, attempt.status_code, attempt.error, attempt.response_truncated]
      assert.deepEqual(told, [status, 1, code, error, truncated], JSON.stringify(attempt))
      if (body instanceof RegExp) assert.match(attempt.response_body, body)
      else if (typeof body === 'number') assert.equal(attempt.response_body.length, body)
      else assert.equal(attempt.response_body, body ?? null)
      if (error === 'timeout' || body instanceof RegExp)
        assert.ok(attempt.duration_ms >= 9_990, String(attempt.duration_ms))
    }),
  )
  for (const { received } of receivers) assert.equal(received.length, 1)
})

test('an attempt has ten seconds, and ends with them', async (t) => {
  await using receiver = await startReceiver('hang')
  const given = new AbortController()
  const timeout = t.mock.method(AbortSignal, 'timeout', () => given.signal)
  const agent = createSafeAgent({ allow: new Set([receiver.host]), timeoutMs: ATTEMPT_MS })
  await using _ = { [Symbol.asyncDispose]: () => agent.destroy() }
  const attempt = sendAttempt(agent, { url: receiver.url, headers: {}, body: Buffer.from('{}'), mayBegin: () => true })
  while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  assert.deepEqual(timeout.mock.calls[0]!.arguments, [10_000])
  given.abort(new DOMException('The time is over.', 'TimeoutError'))
  assert.equal((await attempt)!.error, 'timeout')
})
