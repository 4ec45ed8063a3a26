import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import { pdfJsText } from '../../../../test/fixtures/render/readers.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEmail, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

async function mailOf(world: World, attendeeId: number) {
  const attachments = [
    { kind: 'ticket_pdf', fileName: 'ticket.pdf', subjectId: attendeeId },
    { kind: 'ticket_png', fileName: 'ticket.png', subjectId: attendeeId, inlineId: 'ticket' },
  ]
  const id = await anEmail(world, { attachments })
  return (name: string) => world.request('GET', `/admin/emails/${id}/attachments/${name}`)
}

async function scanned(png: Buffer): Promise<string> {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  return decodeQR({ data: new Uint8Array(data), width: image.width, height: image.height })
}

test('an email attaches the ticket as it is when the mail is sent: the latest one, with the current name', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  const file = await mailOf(world, ada.id)
  const pdf = await file('ticket.pdf')
  assert.deepEqual([pdf.status, pdf.headers['content-type']], [200, 'application/pdf'])
  assert.match(await pdfJsText(pdf.bytes), /Ada Lovelace/)
  const png = await file('ticket.png')
  assert.deepEqual([png.status, png.headers['content-type']], [200, 'image/png'])
  assert.equal(await scanned(png.bytes), ada.ticket_url)
  const { body: again } = await world.request('POST', `${path}/ticket`)
  assert.equal(await scanned((await file('ticket.png')).bytes), again.ticket_url)
  await world.request('PATCH', path, { first_name: 'Augusta' })
  assert.match(await pdfJsText((await file('ticket.pdf')).bytes), /Augusta Lovelace/)
})

test('an email has no ticket for people who are not registered, deleted or of another organisation', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const file = await mailOf(world, ada.id)
  const refused = async (of: typeof file) => {
    for (const name of ['ticket.pdf', 'ticket.png']) assertRefused(await of(name), 410, 'gone')
  }
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  await world.request('PATCH', path, { status: 'cancelled' })
  await refused(file)
  await world.request('PATCH', path, { status: 'registered' })
  assert.equal((await file('ticket.pdf')).status, 200)
  await world.request('DELETE', path)
  await refused(file)
  const key = await world.stranger()
  const about = { name: 'Theirs', template_image_url: 'placeholder' }
  const { body: theirs } = await world.request('POST', '/admin/events', about, { key })
  const person = { first_name: 'A', email: 'a@example.org' }
  const { body: bob } = await world.request('POST', `/admin/events/${theirs.id}/attendees`, person, { key })
  assert.notEqual(bob.ticket_url, null)
  await refused(await mailOf(world, bob.id))
})
