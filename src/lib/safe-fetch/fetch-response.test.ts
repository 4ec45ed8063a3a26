import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startReceiver } from '../../../test/support/receiver.ts'
import { fetchResponse } from './fetch-response.ts'

test('an internal address gets no request, however it is written, unless the operator has allowed it', async () => {
  await using receiver = await startReceiver({ status: 200, body: '{"here":true}' })
  const port = receiver.host.split(':')[1]
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::1]', '0x7f.1']) {
    await assert.rejects(fetchResponse(`http://${host}:${port}/`, {}, new Set()), { reason: 'refused_address' })
  }
  assert.equal(receiver.received.length, 0)
  const answer = await fetchResponse(
    receiver.url,
    { method: 'POST', body: new URLSearchParams({ a: '1' }) },
    new Set([receiver.host]),
  )
  assert.deepEqual(await answer.json(), { here: true })
  assert.match(receiver.received[0]!.bytes.toString(), /^POST \/ [\s\S]*\r\n\r\na=1$/)
})

test('what is sent to a public address is sent over https', async () => {
  await assert.rejects(fetchResponse('http://example.com/', {}, new Set()), { message: 'The address must use https.' })
})

test('a redirect is an answer, and is not followed', async () => {
  await using receiver = await startReceiver({ redirect: 'http://169.254.169.254/' })
  const answer = await fetchResponse(receiver.url, {}, new Set([receiver.host]))
  assert.equal(answer.status, 302)
  assert.equal(receiver.received.length, 1)
})

test('an answer without an end costs no memory', async () => {
  await using receiver = await startReceiver({ endless: true })
  await assert.rejects(fetchResponse(receiver.url, {}, new Set([receiver.host])), { reason: 'too_large' })
})
