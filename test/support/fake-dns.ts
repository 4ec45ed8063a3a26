import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** The IPv4 addresses of a name, `silent` for no answer at all, or `missing` for a name that is not there. */
export type DnsAnswer = string[] | 'silent' | 'missing'

const TYPE_A = 1
const TYPE_TXT = 16

/**
 * A name server (RFC 1035) on 127.0.0.1. The nth question for the IPv4 addresses of a name gets its nth answer, and those
 * after the last one the last. No name has an IPv6 address; a name that is not listed is missing. TXT records are texts in pieces.
 */
export async function startFakeDns(
  answers: Record<string, [DnsAnswer, ...DnsAnswer[]]>,
  texts: Record<string, string[][]> = {},
) {
  const asked: string[] = []
  const server = createSocket('udp4')
  server.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question)
    if (type === TYPE_TXT && texts[name])
      return server.send(reply(question.subarray(0, end), texts[name].map(textRecord)), from.port, from.address)
    const script = answers[name] ?? ['missing']
    const times = asked.filter((each) => each === name).length
    if (type === TYPE_A) asked.push(name)
    const answer = script[Math.min(times, script.length - 1)]!
    if (answer === 'silent') return
    const records = answer === 'missing' ? null : type === TYPE_A ? answer.map(addressRecord) : []
    server.send(reply(question.subarray(0, end), records), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** As a resolver takes it. */
    address: `127.0.0.1:${server.address().port}`,
    /** The names whose IPv4 addresses were asked for, in turn. */
    asked,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  while (message[at] !== 0) {
    const length = message[at]!
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** @param records null: there is no such name */
function reply(question: Buffer, records: Buffer[] | null): Buffer {
  const head = Buffer.from(question)
  // A response of a recursive server; 3 says that there is no such name.
  head.writeUInt16BE(0x8180 | (records === null ? 3 : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records?.length ?? 0, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...(records ?? [])])
}

const addressRecord = (address: string) => record(TYPE_A, Buffer.from(address.split('.').map(Number)))

const textRecord = (pieces: string[]) =>
  record(TYPE_TXT, Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece)])))

/** The name of the question, a type, class IN, a life of 0 seconds, and what it says. */
const record = (type: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]), data])
