import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { publicBytes } from '../../../lib/crypto/private-key-from.ts'
import { qrCode } from '../../../lib/render/qr-modules.ts'
import { base32, fromBase32 } from '../../../lib/text/base32.ts'
import { isGenuine, signTicket } from './sign-ticket.ts'
import { readTicket, shownTicket, type TicketFacts } from './ticket-text.ts'

const SITE = 'https://events.example.org'
const { privateKey } = generateKeyPairSync('ed25519')
const publicKey = publicBytes(privateKey)
const MAX: TicketFacts = { attendeeId: 2 ** 40 - 1, ticketNo: 255, keyNumber: 255 }

const someFacts = fc.record(
  {
    attendeeId: fc.integer({ min: 1, max: MAX.attendeeId }),
    ticketNo: fc.integer({ min: 1, max: 255 }),
    keyNumber: fc.integer({ min: 1, max: 255 }),
  },
  { noNullPrototype: true },
)

const behind = (address: string) => address.slice(address.indexOf('/T/') + 3)

test('a ticket has 145 characters with a site of usual length, and its QR code is 41 by 41', () => {
  const address = signTicket(SITE, 7, MAX, privateKey)
  assert.match(address, /^HTTPS:\/\/EVENTS\.EXAMPLE\.ORG\/T\/[A-Z2-7]{116}$/)
  assert.equal(address.length, 145)
  assert.equal(qrCode(address).size, 41)
  const beside = signTicket('https://events.example.org/Laurel', 7, MAX, privateKey)
  assert.match(beside, /^HTTPS:\/\/EVENTS\.EXAMPLE\.ORG\/Laurel\/T\//, 'a path keeps its letter case')
})

test('every ticket reads back as its parts, in either letter case, and is the same each time', () => {
  fc.assert(
    fc.property(someFacts, fc.boolean(), fc.boolean(), (facts, whole, small) => {
      const address = signTicket(SITE, 7, facts, privateKey)
      assert.equal(signTicket(SITE, 7, facts, privateKey), address)
      const text = whole ? address : behind(address)
      const { bytes, signature, ...read } = readTicket(small ? ` ${text.toLowerCase()}\n` : text)!
      assert.deepEqual(read, facts)
      assert.ok(isGenuine({ ...read, bytes, signature }, 7, publicKey))
    }),
  )
})

test('no ticket is created from numbers out of bounds', () => {
  for (const over of [{ attendeeId: 2 ** 40 }, { ticketNo: 256 }, { keyNumber: 256 }, { attendeeId: -1 }])
    assert.throws(() => signTicket(SITE, 7, { ...MAX, ...over }, privateKey), RangeError)
})

test('a ticket of another event or key, or with any bit of any byte turned, is not genuine', () => {
  const good = readTicket(signTicket(SITE, 7, { attendeeId: 12, ticketNo: 1, keyNumber: 1 }, privateKey))!
  assert.ok(isGenuine(good, 7, publicKey))
  assert.ok(!isGenuine(good, 70, publicKey))
  assert.ok(!isGenuine(good, 7, publicBytes(generateKeyPairSync('ed25519').privateKey)))
  const all = Buffer.concat([good.bytes, good.signature])
  for (let bit = 0; bit < all.length * 8; bit++) {
    const turned = Buffer.from(all)
    turned[bit >> 3]! ^= 1 << (bit & 7)
    const read = readTicket(base32(turned))
    assert.equal(read === null, bit < 8, `bit ${bit}`)
    assert.ok(read === null || !isGenuine(read, 7, publicKey), `bit ${bit}`)
  }
})

test('a ticket that was cut, lengthened, padded or has unused bits set is invalid', () => {
  const code = behind(signTicket(SITE, 7, { attendeeId: 12, ticketNo: 1, keyNumber: 1 }, privateKey))
  assert.ok(readTicket(code) !== null)
  const ends = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'].map((end) => code.slice(0, -1) + end)
  assert.equal(ends.filter((text) => readTicket(text) !== null).length, 2, 'one bit of the last character counts')
  for (let length = 0; length < code.length; length++) assert.equal(readTicket(code.slice(0, length)), null)
  for (const text of [
    ...[`${code}A`, `${code}AA`, `${code}====`, `A${code}`, `${code}/`, `${code}?a=1`, `${code} ${code}`],
    ...[
      code.replace('A', '1'),
      code.replace('A', 'ä'),
      code.replace('A', '\u212A'),
      `X/${code}`,
      `${SITE}/c/${code}`,
      '',
    ],
  ])
    assert.equal(readTicket(text), null, text)
})

test('base32 is that of RFC 4648, and no bytes have two texts', () => {
  const examples = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
  for (const [text, coded] of Object.entries(examples)) {
    assert.equal(base32(Buffer.from(text)), coded)
    assert.equal(fromBase32(coded)!.toString(), text)
  }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABQXYZ2367'), maxLength: 20 }), (text) => {
      const bytes = fromBase32(text)
      assert.ok(bytes === null || base32(bytes) === text)
    }),
  )
})

test('the logged form of a ticket identifies its attendee and opens nothing; other texts are logged in part', () => {
  const address = signTicket(SITE, 7, { attendeeId: 12, ticketNo: 1, keyNumber: 1 }, privateKey)
  const shown = shownTicket(address)
  assert.equal(shown.slice(0, 15), `/T/${behind(address).slice(0, 12)}`)
  assert.ok(shown.length === 17 && readTicket(shown) === null)
  assert.equal(shownTicket('scribble'), 'scribble')
  assert.equal(shownTicket('x'.repeat(5_000)).length, 300)
  assert.ok(shownTicket(`${'x'.repeat(299)}😀`).isWellFormed())
})
