import assert from 'node:assert/strict'
import { test } from 'node:test'
import decodeQR from 'qr/decode.js'
import { anAttendee, anEvent } from '../../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../../test/support/harness.ts'
import { visit } from '../../../certificates/pages/public-pages.fixture.ts'

async function aTicket(world: World, fields: object = {}) {
  const event = await anEvent(world, {
    event_date: '2026-12-01T06:00:00Z',
    event_timezone: 'Europe/Istanbul',
    event_location: 'Hall <2>',
    ...fields,
  })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'O’Hara & <b>' })
  return { event, attendee, path: pathOf(attendee), admin: `/admin/events/${event.id}` }
}

const pathOf = ({ ticket_url }: { ticket_url: string }) => new URL(ticket_url).pathname

/** Reads the QR code drawn on a page, as a camera would, at eight points per module. */
function scanned(text: string): string {
  const side = Number(/class="ticket-code" viewBox="0 0 (\d+) /.exec(text)![1])
  const scale = 8
  const image = { width: side * scale, height: side * scale, data: new Uint8Array((side * scale) ** 2 * 4).fill(255) }
  for (const [, x, y, width] of text.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        image.data.fill(0, (row * image.width + column) * 4, (row * image.width + column) * 4 + 3)
  return decodeQR(image)
}

test('the ticket page shows attendee, event, time and place, and the code that opens the door', async () => {
  await using world = await startWorld()
  const { attendee, path } = await aTicket(world)
  const { status, text, headers } = await visit(world, path)
  assert.equal(status, 200)
  assert.match(
    text,
    /href="https:\/\/www\.openstreetmap\.org\/search\?query(=|&#61;)Hall\+%3C2%3E" rel="noopener noreferrer nofollow">Show on a map/,
  )
  assert.match(text, /<a class="domain" href="\/my">/)
  for (const part of [
    'Ayşe O’Hara &#38; &#60;b&#62;',
    'Node Day',
    '1 December 2026, 09:00 (Istanbul, UTC+3)',
    'Hall &#60;2&#62;',
  ])
    assert.ok(text.includes(part), part)
  assert.equal(scanned(text), attendee.ticket_url)
  assert.match(text, /<meta name="robots" content="noindex, noarchive">/)
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['x-robots-tag'], 'noindex, noarchive')
  assert.match(String(headers['content-security-policy']), /^default-src 'none';/)
  assert.ok(!/<script|style=/.test(text))
  const { text: lower } = await visit(world, `/T/${path.slice(3).toLowerCase()}`)
  assert.equal(lower, text)
})

test('no e-mail address and no internal id is on the page of a ticket', async () => {
  await using world = await startWorld()
  await world.query(
    'alter sequence attendee_id_seq restart with 918273; alter sequence event_id_seq restart with 645342',
  )
  const { attendee, event, path } = await aTicket(world)
  assert.deepEqual([attendee.id, event.id], [918273, 645342])
  const { text } = await visit(world, path)
  assert.ok(!/918273|645342/.test(text) && !text.includes(attendee.email))
})

test('an invalid ticket is 404, one that was replaced, ended or cancelled is 410, each with its own sentence', async () => {
  await using world = await startWorld()
  const { attendee, path, admin } = await aTicket(world)
  const seen = async (address: string) => {
    const { status, text, headers } = await visit(world, address)
    assert.equal(headers['cache-control'], 'no-store')
    assert.ok(status === 200 || !text.includes('Ayşe'))
    return [status, /<h1>(.*)<\/h1>/.exec(text)![1]]
  }
  const missing = [404, 'No such ticket']
  for (const address of [
    '/T/A',
    '/T/%22%3E%3Cscript%3E',
    path.slice(0, -1),
    path.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
  ])
    assert.deepEqual(await seen(address), missing)
  const { body: again } = await world.request('POST', `${admin}/attendees/${attendee.id}/ticket`)
  const replaced = [410, 'This ticket was replaced']
  assert.deepEqual(await seen(path), replaced)
  assert.deepEqual(await seen(pathOf(again)), [200, 'Your ticket'])
  await world.request('POST', `${admin}/ticket-keys/rotate`)
  assert.deepEqual(await seen(pathOf(again)), [200, 'Your ticket'])
  await world.request('POST', `${admin}/ticket-keys/rotate?retire=true`)
  assert.deepEqual(await seen(pathOf(again)), replaced)
  const { body: now } = await world.request('GET', `${admin}/attendees/${attendee.id}`)
  assert.deepEqual(await seen(pathOf(now)), [200, 'Your ticket'])
  await world.query(`update attendee set status = 'cancelled' where id = ${attendee.id}`)
  assert.deepEqual(await seen(pathOf(now)), [410, 'This ticket was cancelled'])
  await world.request('DELETE', `${admin}/attendees/${attendee.id}`)
  assert.deepEqual(await seen(pathOf(now)), missing)
})

test('the ticket page is in the language that the visitor prefers, otherwise in that of its event', async () => {
  await using world = await startWorld()
  const { path } = await aTicket(world, { event_language: 'tr', event_date: null, event_location: null })
  const { text, headers } = await visit(world, path)
  assert.match(text, /<html lang="tr">[\s\S]*<h1>Biletiniz<\/h1>/)
  assert.equal(headers['content-language'], 'tr')
  assert.match((await visit(world, path, { 'accept-language': 'en' })).text, /<h1>Your ticket<\/h1>/)
  assert.match((await visit(world, '/T/A', { 'accept-language': 'tr' })).text, /<h1>Böyle bir bilet yok<\/h1>/)
})

test('visitors of tickets are limited as those of certificates are', async () => {
  await using world = await startWorld({ rateLimit: true })
  const { path } = await aTicket(world)
  const answers = await Promise.all(Array.from({ length: 130 }, () => visit(world, path)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 10)
  assert.match(refused[0]!.text, /One moment[\s\S]*says nothing about any ticket/)
  assert.equal((await visit(world, '/verify/nobody')).status, 429)
})
