import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { World } from './harness.ts'
import { type RawAnswer, readAnswers } from './raw-request.ts'

export type RawRequest = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }

/** The port of this world's application, which listens from now on. */
export async function listen(world: Pick<World, 'app'>): Promise<number> {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  return (world.app.server.address() as { port: number }).port
}

/**
 * Sends requests that arrive at the same moment: each over a connection of its own, all of it but the last byte, and
 * then the last bytes together, so that no request is ahead by its connection, its size or its turn.
 */
export async function releaseTogether(port: number, key: string, requests: RawRequest[]): Promise<RawAnswer[]> {
  const opened = await Promise.all(requests.map(async (request) => openAllButLast(port, bytesOf(request, key))))
  // A turn for the server to read what is there.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const answers = opened.map(({ socket }) => readOne(socket))
  for (const { socket, last } of opened) socket.write(last)
  return Promise.all(answers)
}

function bytesOf({ method, path, headers = {}, body = '' }: RawRequest, key: string): Buffer {
  const content = Buffer.from(body)
  const all = {
    host: 'laurel.test',
    authorization: `Bearer ${key}`,
    ...(content.length > 0 ? { 'content-type': 'application/json', 'content-length': String(content.length) } : {}),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} /api/v1${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content])
}

async function openAllButLast(port: number, bytes: Buffer): Promise<{ socket: Socket; last: Buffer }> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(bytes.subarray(0, -1), resolve))
  return { socket, last: bytes.subarray(-1) }
}

async function readOne(socket: Socket): Promise<RawAnswer> {
  let received = Buffer.alloc(0)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk])
    const [answer] = readAnswers(received)
    if (answer) return answer
  }
  throw new Error(`The connection ended without an answer: ${received.toString('latin1')}`)
}
