import assert from 'node:assert/strict'
import { test } from 'node:test'
import decodeQR from 'qr/decode.js'
import {
  hasProgram,
  NAMES,
  pdfJsFacts,
  pdfJsPixels,
  pdfJsStructure,
  pdfJsText,
  runOnPdfs,
  searchable,
  TURNED_NAME,
} from '../../../../test/fixtures/render/readers.ts'
import fc from '../../../../test/support/fast-check.ts'
import { drawInThread, pdfBytes, renderParts } from '../../../lib/render/index.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { type TicketRecord, ticketDrawing } from './ticket-drawing.ts'

const ADDRESS = `HTTPS://EVENTS.EXAMPLE.ORG/T/${'A2B3C4D5E6F7'.repeat(10).slice(0, 116)}`

const record = (given: Partial<TicketRecord> = {}): TicketRecord => ({
  address: ADDRESS,
  organisation_name: 'Boğaziçi University',
  event_name: 'Node Day Istanbul',
  event_date: new Date('2026-12-01T06:00:00Z'),
  event_end_date: null,
  online_url: null,
  event_location: 'Albert Long Hall',
  event_timezone: 'Europe/Istanbul',
  first_name: 'Ayşe',
  last_name: 'Yılmaz Şahin',
  ...given,
})

const pdfOf = (given: Partial<TicketRecord> = {}, language: Language = 'en') =>
  pdfBytes(renderParts(ticketDrawing(record(given), language)))
const textOf = (given: Partial<TicketRecord> = {}, language: Language = 'en') => pdfJsText(pdfOf(given, language))

const MAX_LENGTH: Partial<TicketRecord> = {
  first_name: 'Maximiliana Konstantina '.repeat(9).slice(0, 200),
  last_name: 'x'.repeat(200),
  event_name: 'International Conference on Everything '.repeat(6).slice(0, 200),
  event_location: 'Great Hall on the Other Side of the River, '.repeat(8).slice(0, 300),
  organisation_name: 'University '.repeat(20).slice(0, 200),
}
const SHORTEST: Partial<TicketRecord> = { first_name: 'Q', last_name: '', event_date: null, event_location: null }

test('a ticket names organiser, event, time in the zone of the event, place and attendee, as searchable text', async () => {
  const text = await textOf()
  for (const part of [
    'Boğaziçi University',
    'Node Day Istanbul',
    '1 December 2026, 09:00 (Istanbul, UTC+3)',
    'Albert Long Hall',
    'Ayşe Yılmaz Şahin',
  ])
    assert.ok(text.includes(part), `“${part}” in “${text}”`)
})

test('a Turkish ticket is Turkish in every word and date; without a date and a place it says what is known', async () => {
  const text = await textOf({}, 'tr')
  for (const part of [
    'Bilet',
    'Ne zaman',
    '1 Aralık 2026, 09:00 (İstanbul, UTC+3)',
    'Nerede',
    'Bu kodu girişte gösterin',
  ])
    assert.ok(text.includes(part), `“${part}” in “${text}”`)
  assert.doesNotMatch(text, /Ticket|When|Where|Show|December/)
  const bare = await textOf(SHORTEST, 'tr')
  assert.match(bare, /Düzenleyen bildirecek/)
  assert.doesNotMatch(bare, /Nerede|null|undefined|2026/)
})

test('every name in every script can be found in its ticket', async () => {
  for (const first_name of NAMES.filter((candidate) => candidate !== TURNED_NAME)) {
    const text = await textOf({ first_name, last_name: '' })
    assert.ok(text.includes(searchable(first_name)), `“${first_name}” in “${text}”`)
  }
})

test('the code on the page reads as the address of the ticket next to any content, and is over 35 mm wide', async () => {
  for (const given of [{}, MAX_LENGTH, SHORTEST, { first_name: 'محمد', last_name: 'عبد الله' }]) {
    const pdf = pdfOf(given)
    assert.equal(decodeQR(await pdfJsPixels(pdf, 3)), ADDRESS)
    const { links } = await pdfJsFacts(pdf)
    assert.deepEqual(
      links.map(({ subtype, unsafeUrl }) => [subtype, unsafeUrl]),
      [['Link', ADDRESS]],
    )
    const [left, bottom, right, top] = links[0]!.rect as [number, number, number, number]
    const millimetres = (points: number) => (points / 72) * 25.4
    assert.ok(millimetres(right - left) > 35 && right - left === top - bottom)
  }
})

test('nothing but the paper is within four modules of the code, and no text leaves the page', async () => {
  for (const given of [MAX_LENGTH, { ...MAX_LENGTH, first_name: 'g'.repeat(200), last_name: '' }]) {
    const pdf = pdfOf(given)
    const scale = 4
    const { data, width, height } = await pdfJsPixels(pdf, scale)
    const { links } = await pdfJsFacts(pdf)
    const [left, bottom, right, top] = links[0]!.rect.map((point) => point * scale) as [number, number, number, number]
    const quiet = (4 * (right - left)) / 41
    const isWhite = (x: number, y: number) => data[(y * width + x) * 4] === 255
    for (let y = Math.ceil(height - top - quiet); y < height - bottom + quiet - 1; y += 1)
      for (let x = Math.ceil(left - quiet); x < right + quiet - 1; x += 1) {
        const isCode = x > left - 2 && x < right + 2 && y > height - top - 2 && y < height - bottom + 2
        assert.ok(isCode || isWhite(x, y), `${x} ${y}`)
      }
    for (let y = 41 * scale; y < height; y += 1) assert.ok(isWhite(2, y) && isWhite(width - 3, y), `line ${y}`)
  }
})

test('the same ticket gives the same bytes, also after others and in other threads, and tickets of an event share their page', async () => {
  const first = pdfOf()
  for (let i = 0; i < 20; i += 1) pdfOf({ event_name: `Event ${i}`, first_name: NAMES[i]! })
  assert.deepEqual(pdfOf(), first)
  assert.deepEqual(await drawInThread(1, { drawing: ticketDrawing(record(), 'en'), kind: 'pdf' }), first)
  const prefix = (given: Partial<TicketRecord>) => renderParts(ticketDrawing(record(given), 'en')).prefix
  assert.equal(prefix({ first_name: 'Bob', address: `${ADDRESS}B` }), prefix({}))
  assert.notEqual(prefix({ event_location: 'Elsewhere' }), prefix({}))
})

test('the file says of itself only what it shows: event, name and organisation', async () => {
  const { about } = await pdfJsFacts(pdfOf())
  const own = Object.fromEntries(Object.entries(about).filter(([, value]) => typeof value === 'string'))
  assert.deepEqual(own, {
    PDFFormatVersion: '1.7',
    Language: 'en',
    Creator: 'Laurel',
    Producer: 'Laurel',
    Title: 'Node Day Istanbul – Ayşe Yılmaz Şahin',
    Author: 'Boğaziçi University',
  })
})

test('no facts can make it fail', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const given = fc.record({
    first_name: text,
    last_name: text,
    event_name: text,
    organisation_name: text,
    event_location: fc.option(text),
  })
  fc.assert(
    fc.property(given, (values) => assert.ok(pdfOf(values).length > 0)),
    { numRuns: 40 },
  )
})

test('qpdf finds nothing wrong with it', { skip: !hasProgram('qpdf') && 'qpdf is not here' }, () => {
  assert.match(runOnPdfs([pdfOf()], 'qpdf', ['--check', '{}']), /No syntax or stream encoding errors/)
})

test('a ticket for an event with an end and an online address says until when, and links to the address', async () => {
  const online_url = 'https://meet.example.org/room'
  const event_end_date = new Date('2026-12-03T15:00:00Z')
  const pdf = pdfOf({ online_url, event_end_date })
  const text = await pdfJsText(pdf)
  for (const part of ['1–3 December 2026', 'meet.example.org/room', 'Albert Long Hall'])
    assert.ok(text.includes(part), `“${part}” in “${text}”`)
  const linksOf = async (file: Buffer) => (await pdfJsFacts(file)).links.map(({ unsafeUrl }) => unsafeUrl)
  assert.deepEqual(await linksOf(pdf), [online_url, ADDRESS])
  const long = `https://meet.example.org/${'x'.repeat(1_900)}?q=ğ(1)`
  const shown = pdfOf({ online_url: long, event_location: null })
  assert.match(await pdfJsText(shown), /meet\.example\.org\/…/)
  assert.equal((await linksOf(shown))[0], new URL(long).href)
})

test('a screen reader reads a ticket in order: every label before its value, the event as heading, the code and the link', async () => {
  const given = { online_url: 'https://meet.example.org/room', first_name: 'محمد', last_name: 'عبد الله' }
  const { read, unmarked } = await pdfJsStructure(pdfOf(given))
  assert.equal(unmarked, 0)
  assert.deepEqual(
    read.map(({ role, text, alt }) => `${role} ${(alt ?? text).trim()}`),
    [
      'P Boğaziçi University',
      'P Ticket',
      'H1 Node Day Istanbul',
      'P When',
      'P 1 December 2026, 09:00 (Istanbul, UTC+3)',
      'P Where',
      'P Albert Long Hall',
      'P Online',
      'Link meet.example.org/room',
      'P For',
      'P محمد عبد الله',
      'Figure QR code to show at the door',
      'P Show this code at the door. Whoever has it can come in with it, so keep it to yourself.',
    ],
  )
})
