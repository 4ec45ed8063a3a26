import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { assertErrorShape } from '../support/assert-refused.ts'
import { startWorld, type World } from '../support/harness.ts'
import { listen } from '../support/last-byte.ts'
import { type RawAnswer, rawRequest, readAnswers } from '../support/raw-request.ts'
import { IS_LONG } from '../support/rounds.ts'

const SLOW = 200
let world: World
let port: number

before(async () => {
  world = await startWorld()
  port = await listen(world)
})
after(() => world[Symbol.asyncDispose]())

type Slow = { socket: Socket; begun: number; ended: Promise<{ answers: RawAnswer[]; after: number }> }

/** A connection that has sent the beginning of a request, and goes on with a byte at each `drip`. */
async function slowConnection(beginning: string): Promise<Slow> {
  const socket = connect(port, '127.0.0.1')
  let received = Buffer.alloc(0)
  socket.on('error', () => {}).on('data', (chunk) => (received = Buffer.concat([received, chunk])))
  await once(socket, 'connect')
  socket.write(beginning)
  const begun = performance.now()
  const ended = once(socket, 'close').then(() => ({
    answers: readAnswers(received),
    after: performance.now() - begun,
  }))
  return { socket, begun, ended }
}

const othersAreServed = async () => {
  const head = `GET /api/v1/admin/events HTTP/1.1\r\nHost: laurel.test\r\nAuthorization: Bearer ${world.key}\r\n\r\n`
  const [answer] = await rawRequest(port, head)
  assert.equal(answer?.status, 200)
}

/** Lets 200 connections be slow until the service has had enough of each, with others served all the time. */
async function waitUntilRefused(beginning: string, byte: string, limitMs: number): Promise<void> {
  const slow = await Promise.all(Array.from({ length: SLOW }, () => slowConnection(beginning)))
  let open = true
  const ended = Promise.all(slow.map((each) => each.ended)).finally(() => (open = false))
  try {
    while (open) {
      for (const { socket } of slow) if (socket.writable) socket.write(byte)
      for (let times = 0; times < 5; times++) await othersAreServed()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    for (const { answers, after } of await ended) {
      assert.equal(answers.length, 1)
      assert.equal(answers[0]!.status, 408)
      assert.equal(answers[0]!.body.code, 'request_timeout')
      assertErrorShape(answers[0]!)
      // Bytes that come now and then gain no time, and an honest client has all of it.
      assert.ok(after >= limitMs - 100, `refused after ${after} ms`)
    }
  } finally {
    for (const { socket } of slow) socket.destroy()
  }
}

test('200 connections whose headers drip hinder nobody, and are refused after ten seconds', () =>
  waitUntilRefused('GET /api/v1/admin/events HTTP/1.1\r\nHost: laurel.test\r\nX-Slow: ', 'e', 10_000))

// Half a minute is for the night.
const long = { skip: !IS_LONG && 'it takes 30 s: LAUREL_TEST_LONG=1' }
test('200 connections whose bodies drip hinder nobody, and are refused after thirty seconds', long, () => {
  const headers = ['Host: laurel.test', `Authorization: Bearer ${world.key}`, 'Content-Type: application/json']
  const head = ['POST /api/v1/admin/events HTTP/1.1', ...headers, 'Content-Length: 1000'].join('\r\n')
  return waitUntilRefused(`${head}\r\n\r\n{`, ' ', 30_000)
})
