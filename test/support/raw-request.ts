import { once } from 'node:events'
import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: any; text: string }

/** Sends these very bytes to a port of this machine and reads until the server closes, or `answers` answers are there. */
export async function rawRequest(port: number, bytes: string | Buffer, answers = 1): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  let received = Buffer.alloc(0)
  let read: RawAnswer[] = []
  // A server that has refused a request may reset the connection while the rest of it is still being sent.
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      read = readAnswers(received)
      if (read.length >= answers) resolve()
    })
    socket.on('close', () => resolve())
  })
  socket.destroy()
  return read
}

/** The complete answers in what came over a connection. */
export function readAnswers(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = received
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end === -1) return answers
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const length = Number(headers['content-length'] ?? 0)
    const body = rest.subarray(end + 4, end + 4 + length)
    if (body.length < length) return answers
    const text = body.toString('utf8')
    const json = text !== '' && String(headers['content-type']).includes('json')
    answers.push({ status: Number(first.split(' ')[1]), headers, body: json ? JSON.parse(text) : text, text })
    rest = rest.subarray(end + 4 + length)
  }
}
