import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startReceiver } from './receiver.ts'

test('a receiver reacts as its script says, repeats the end of it, and keeps the bytes of each request', async () => {
  await using receiver = await startReceiver({ status: 503 }, { redirect: '/next' }, { status: 200, body: 'well' })
  const post = (body: string) => fetch(receiver.url, { method: 'POST', body, redirect: 'manual' })
  assert.equal((await post('one')).status, 503)
  const moved = await post('two')
  assert.deepEqual([moved.status, moved.headers.get('location')], [302, '/next'])
  for (const body of ['three', 'four']) assert.equal(await (await post(body)).text(), 'well')
  assert.deepEqual(
    receiver.received.map(({ bytes }) => bytes.toString().split('\r\n\r\n')[1]),
    ['one', 'two', 'three', 'four'],
  )
  assert.match(String(receiver.received[0]!.bytes), /^POST \/ HTTP\/1\.1\r\n/)
  assert.ok(receiver.received.every(({ at }, index, all) => index === 0 || at >= all[index - 1]!.at))
})

test('a receiver fails in each of its ways', async () => {
  await using receiver = await startReceiver('reset', 'garbage', 'half', 'hang', { drip: 200 }, 'slow headers', {
    endless: true,
  })
  const ask = async () => {
    const answer = await fetch(receiver.url, { signal: AbortSignal.timeout(200) })
    return answer.text()
  }
  for (let times = 0; times < 7; times++) await assert.rejects(ask())
  assert.equal(receiver.received.length, 7)
})
