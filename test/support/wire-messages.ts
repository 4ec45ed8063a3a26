/** A message of PostgreSQL's protocol; the first of a client has no type, written as ''. */
export type WireMessage = { type: string; body: Buffer }

/** Returns a function that collects pieces of a stream and hands over each whole message. */
export function readMessages(handle: (message: WireMessage) => void, { startsBare = false } = {}) {
  let rest: Buffer = Buffer.alloc(0)
  let isBare = startsBare
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isBare ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const message = { type: rest.toString('latin1', 0, head), body: rest.subarray(head + 4, end) }
      rest = rest.subarray(end)
      // A request for encryption is followed by another message without a type.
      isBare = isBare && message.body.readInt32BE(0) === SSL_REQUEST
      handle(message)
    }
  }
}

export const SSL_REQUEST = 80_877_103
export const CANCEL_REQUEST = 80_877_102

export function writeMessage(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)))
  const head = Buffer.alloc(type.length + 4)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, type.length)
  return Buffer.concat([head, body])
}

export function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [nth, value] of values.entries()) bytes.writeInt32BE(value, nth * 4)
  return bytes
}

/** Splits off a text that ends with a zero byte. */
export function takeText(body: Buffer): [text: string, rest: Buffer] {
  const end = body.indexOf(0)
  return [body.toString('utf8', 0, end), body.subarray(end + 1)]
}

const text = (value: string) => Buffer.from(`${value}\0`)
