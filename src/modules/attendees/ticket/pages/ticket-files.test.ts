import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import { pdfJsPixels, pdfJsText } from '../../../../../test/fixtures/render/readers.ts'
import { assertRefused } from '../../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../../test/support/harness.ts'
import { visit } from '../../../certificates/pages/public-pages.fixture.ts'

const PROGRAM = { accept: '*/*' }

const pathOf = ({ ticket_url }: { ticket_url: string }) => new URL(ticket_url).pathname

async function aTicket(world: World, person: object = {}) {
  const event = await anEvent(world, {
    event_date: '2026-12-01T06:00:00Z',
    event_timezone: 'Europe/Istanbul',
    event_location: 'Hall 2',
  })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'O’Hara', ...person })
  return { event, attendee, path: pathOf(attendee), admin: `/admin/events/${event.id}` }
}

async function pixelsOf(png: Buffer) {
  const { width, height } = await loadImage(png)
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(png), 0, 0)
  return { data: new Uint8Array(context.getImageData(0, 0, width, height).data), width, height }
}

test('a ticket is a page to print and a picture of its code, which both open the door', async () => {
  await using world = await startWorld()
  const { attendee, path } = await aTicket(world)
  const pdf = await visit(world, `${path}.pdf`)
  assert.deepEqual([pdf.status, pdf.headers['content-type']], [200, 'application/pdf'])
  assert.equal(decodeQR(await pdfJsPixels(pdf.bytes, 3)), attendee.ticket_url)
  const text = await pdfJsText(pdf.bytes)
  for (const part of [
    'My organisation',
    'Node Day',
    '1 December 2026, 09:00 (Istanbul, UTC+3)',
    'Hall 2',
    'Ayşe O’Hara',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`)
  const png = await visit(world, `${path}.png`)
  assert.deepEqual([png.status, png.headers['content-type']], [200, 'image/png'])
  assert.equal(decodeQR(await pixelsOf(png.bytes)), attendee.ticket_url)
  assert.ok(png.bytes.length <= 2_048)
})

test('ticket files are the same each time and in either letter case, are not cached, and have readable names', async () => {
  await using world = await startWorld()
  const { path } = await aTicket(world)
  for (const kind of ['pdf', 'png']) {
    const { headers, bytes } = await visit(world, `${path}.${kind}`)
    const again = await visit(world, `/T/${path.slice(3).toLowerCase()}.${kind}`, {
      ...PROGRAM,
      'accept-language': 'tr',
    })
    assert.ok(bytes.equals(again.bytes))
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-robots-tag'], 'noindex, noarchive')
    assert.equal(
      headers['content-disposition'],
      `inline; filename="ticket-node-day.${kind}"; filename*=UTF-8''Ticket%20-%20Node%20Day%20-%20Ay%C5%9Fe%20O%E2%80%99Hara.${kind}`,
    )
  }
})

test('a ticket is in the language of its holder, else of its event, on the page and in its files', async () => {
  await using world = await startWorld()
  const { path } = await aTicket(world, { language: 'tr' })
  const pdf = await visit(world, `${path}.pdf`, { 'accept-language': 'en' })
  assert.match(await pdfJsText(pdf.bytes), /1 Aralık 2026, 09:00 \(İstanbul, UTC\+3\)/)
  assert.match(String(pdf.headers['content-disposition']), /filename="bilet-node-day\.pdf"/)
  const { text } = await visit(world, path)
  assert.match(text, /<html lang="tr">/)
  assert.ok(text.includes(`<a class="button" href="${path}.pdf" type="application/pdf" download>PDF olarak kaydet</a>`))
})

test('no e-mail address and no internal id is in a file of a ticket', async () => {
  await using world = await startWorld()
  await world.query(
    'alter sequence attendee_id_seq restart with 918273; alter sequence event_id_seq restart with 645342',
  )
  const { attendee, path } = await aTicket(world)
  for (const kind of ['pdf', 'png']) {
    const { bytes } = await visit(world, `${path}.${kind}`)
    const all = bytes.toString('latin1') + (kind === 'pdf' ? await pdfJsText(bytes) : '')
    const utf16 = Buffer.from(attendee.email, 'utf16le').swap16().toString('hex')
    for (const secret of [attendee.email, utf16, '918273', '645342']) assert.ok(!all.includes(secret), secret)
  }
})

test('an invalid ticket has no files (404), nor has one that was replaced, ended or cancelled (410)', async () => {
  await using world = await startWorld()
  const { attendee, path, admin } = await aTicket(world)
  const refused = async (address: string, status: 404 | 410) => {
    for (const kind of ['pdf', 'png']) {
      const told = await visit(world, `${address}.${kind}`, PROGRAM)
      assertRefused(told, status, status === 404 ? 'not_found' : 'gone')
      assert.ok(!told.text.includes('Ayşe') && !told.text.includes(attendee.email))
      const page = await visit(world, `${address}.${kind}`)
      assert.equal(page.status, status)
      assert.match(page.text, /<h1>(No such ticket|This ticket was (replaced|cancelled))<\/h1>/)
      assert.match(String(page.headers['content-security-policy']), /^default-src 'none';/)
      for (const { headers } of [told, page]) assert.equal(headers['cache-control'], 'no-store')
    }
  }
  for (const address of [
    '/T/A',
    path.slice(0, -1),
    path.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
    `${path}.pdf`,
  ])
    await refused(address, 404)
  const { body: again } = await world.request('POST', `${admin}/attendees/${attendee.id}/ticket`)
  await refused(path, 410)
  assert.equal((await visit(world, `${pathOf(again)}.pdf`)).status, 200)
  await world.request('POST', `${admin}/ticket-keys/rotate?retire=true`)
  await refused(pathOf(again), 410)
  const { body: now } = await world.request('GET', `${admin}/attendees/${attendee.id}`)
  await world.request('PATCH', `${admin}/attendees/${attendee.id}`, { status: 'cancelled' })
  await refused(pathOf(now), 410)
  await world.request('DELETE', `${admin}/attendees/${attendee.id}`)
  await refused(pathOf(now), 404)
})

test('drawing tickets counts against the same limit as reading pages', async () => {
  await using world = await startWorld({ rateLimit: true })
  const { path } = await aTicket(world)
  const answers = await Promise.all(
    Array.from({ length: 126 }, (_, nth) => visit(world, `${path}.${nth % 2 ? 'pdf' : 'png'}`)),
  )
  assert.equal(answers.filter(({ status }) => status === 429).length, 6)
  assert.equal((await visit(world, path)).status, 429)
})
