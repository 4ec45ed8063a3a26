import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/**
 * Behaviour of the receiver for a request. `drip` sends this status and then bytes of the body endlessly, `slow
 * headers` bytes of a header; `reset` ends the connection at once.
 */
export type Reaction =
  | { status: number; headers?: Record<string, string>; body?: string | Buffer }
  | 'hang'
  | { drip: number }
  | 'slow headers'
  | 'reset'
  | 'half'
  | 'garbage'
  | { redirect: string }
  | { endless: true }

type Received = { bytes: Buffer; at: Date }
/** A reaction, or what is asked for it when the request with this number, from 0, has come. */
type Step = Reaction | ((nth: number) => Reaction | Promise<Reaction>)

/**
 * An HTTP server on 127.0.0.1 that does what its script says: the first reaction to the first request, and so on, the
 * last one to all that follow. It keeps the very bytes of each request and when they were complete.
 */
export async function startReceiver(...script: [Step, ...Step[]]) {
  const received: Received[] = []
  const unanswered = new Set<Socket>()
  let mostUnanswered = 0
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}))
    socket.on('close', () => {
      open.delete(socket)
      unanswered.delete(socket)
    })
    let bytes = Buffer.alloc(0)
    socket.on('data', async (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      if (!isComplete(bytes)) return
      const nth = received.length
      const step = script[Math.min(nth, script.length - 1)]!
      received.push({ bytes, at: new Date() })
      bytes = Buffer.alloc(0)
      unanswered.add(socket)
      mostUnanswered = Math.max(mostUnanswered, unanswered.size)
      const reaction = typeof step === 'function' ? await step(nth) : step
      if (typeof reaction === 'object') unanswered.delete(socket)
      react(socket, reaction)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    received,
    /** Requests without an answer: now, and the most that there ever were at once. */
    unanswered: () => unanswered.size,
    mostUnanswered: () => mostUnanswered,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function isComplete(bytes: Buffer): boolean {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return false
  const [, length = '0'] = /^content-length: *(\d+)/im.exec(bytes.subarray(0, end).toString('latin1')) ?? []
  return bytes.length >= end + 4 + Number(length)
}

function react(socket: Socket, reaction: Reaction): void {
  if (reaction === 'hang') return
  if (reaction === 'reset') return void socket.resetAndDestroy()
  if (reaction === 'garbage') return void socket.end('\x16\x03\x01 this is no HTTP\r\n\r\n')
  if (reaction === 'half') return void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this')
  const drip = (beginning: string) => {
    socket.write(`HTTP/1.1 ${beginning}`)
    const timer = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => clearInterval(timer))
  }
  if (reaction === 'slow headers') return void drip('200 OK\r\nX-Slow: ')
  if ('drip' in reaction) return void drip(`${reaction.drip} Dripping\r\nContent-Length: 1000000\r\n\r\n`)
  if ('endless' in reaction) {
    socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n')
    const more = () => {
      if (socket.destroyed) return
      if (socket.write(Buffer.alloc(262_144))) setImmediate(more)
      else socket.once('drain', more)
    }
    return void setImmediate(more)
  }
  const {
    status,
    headers = {},
    body = '',
  } = 'redirect' in reaction ? { status: 302, headers: { Location: reaction.redirect } } : reaction
  const all = { 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} Scripted\r\n${lines.join('')}\r\n`)
  socket.write(body)
  if (all.Connection === 'close') socket.end()
}
