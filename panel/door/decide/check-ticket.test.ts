import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateKeyFrom, publicBytes } from '../../../src/lib/crypto/private-key-from.ts'
import { signTicket } from '../../../src/modules/attendees/ticket/sign-ticket.ts'
import { randomFrom } from '../../../test/support/random-from.ts'
import { checkTicket } from './check-ticket.ts'
import { readTicket } from './read-ticket.ts'

const KEY = privateKeyFrom(Buffer.alloc(32, 7))
const keys = [{ number: 3, public_key: publicBytes(KEY).toString('base64') }]
const facts = { attendeeId: 2 ** 39 + 12, ticketNo: 4, keyNumber: 3 }
const address = signTicket('https://laurel.example.org/site', 12, facts, KEY)

test('a ticket is read from its address, from its code, in small letters, and from scanners with another keyboard', () => {
  const code = address.split('/').at(-1)!
  for (const text of [address, code, ` ${address.toLowerCase()}\n`, `HTTPSŞ..LAUREL.EXAMPLE.ORG.T.${code}`]) {
    const { attendeeId, ticketNo, keyNumber, code: read } = readTicket(text)!
    assert.deepEqual({ attendeeId, ticketNo, keyNumber, read }, { ...facts, read: code })
  }
  for (const text of ['', 'Ada', 'https://laurel.example.org/site', code.slice(1), `${code}A`, address.slice(0, -1)])
    assert.equal(readTicket(text), null, text)
})

test('only the event that signed a ticket takes it, by WebCrypto and without it, and no bit of it can be turned', async () => {
  const ticket = readTicket(address)!
  const { subtle } = globalThis.crypto
  const random = randomFrom(Number(process.env['SEED']))
  for (const hasWebCrypto of [true, false]) {
    // Pages without https have none; each needs a key that was not imported before.
    const own = privateKeyFrom(Buffer.alloc(32, hasWebCrypto ? 8 : 9))
    const ownKeys = [{ number: 3, public_key: publicBytes(own).toString('base64') }]
    const read = readTicket(signTicket('https://laurel.example.org', 12, facts, own))!
    if (!hasWebCrypto) Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true })
    try {
      assert.equal(await checkTicket(read, 12, ownKeys), 'genuine')
      assert.equal(await checkTicket(read, 13, ownKeys), 'not_genuine')
      assert.equal(await checkTicket(read, 12, [{ ...ownKeys[0]!, number: 1 }]), 'unknown_key')
      for (let turns = 0; turns < 8; turns++) {
        const [facts, signature] = [read.facts.slice(), read.signature.slice()]
        const bytes = turns % 2 ? facts : signature
        bytes[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8)
        assert.equal(await checkTicket({ ...read, facts, signature }, 12, ownKeys), 'not_genuine')
      }
    } finally {
      Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true })
    }
  }
  assert.equal(await checkTicket(ticket, 12, keys), 'genuine')
})
