import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { pdfJsText } from '../../../../test/fixtures/render/readers.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aCertificate, anAttendee, anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count, fieldsOnly } from '../../../../test/support/stored.ts'

const file = async (world: World, { id }: { id: number }) =>
  (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
const words = async (world: World, certificate: { id: number }) => pdfJsText(await file(world, certificate))
const setLanguage = (world: World, eventId: number, event_language: string) =>
  world.request('PATCH', `/admin/events/${eventId}`, { event_language })
const inTurkish = (world: World) => world.query(`update organisation set language = 'tr'`)

async function issue(world: World, eventId: number) {
  const { id } = await anAttendee(world, eventId)
  const { body } = await world.request('POST', `/admin/events/${eventId}/certificates`, { attendee_ids: [id] })
  return body.certificates[0]
}

test('an event is in the language of its organisation unless it says otherwise, and keeps it', async () => {
  await using world = await startWorld()
  const early = await anEvent(world)
  await inTurkish(world)
  assert.equal(early.event_language, 'en')
  assert.equal((await world.request('GET', `/admin/events/${early.id}`)).body.event_language, 'en')
  assert.equal((await anEvent(world)).event_language, 'tr')
  assert.equal((await anEvent(world, { event_language: 'en-GB' })).event_language, 'en-GB')
})

test('a language without words is refused with the ones that there are', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const answer = await setLanguage(world, id, 'sv-SE')
  assertRefused(answer, 422, 'validation_failed', 'body.event_language', 'language')
  assert.match(
    answer.body.detail[0].msg,
    /^event_language must be a language tag that begins with en, tr, de, es, fr or ar,/,
  )
})

test('certificates are worded in the language that the event has when they are issued, and keep it for ever', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_date: '2026-11-20' })
  const before = await issue(world, event.id)
  const english = await file(world, before)
  await setLanguage(world, event.id, 'tr')
  const after = await issue(world, event.id)
  assert.match(await words(world, after), /KATILIM BELGESİ.*20 Kasım 2026/)
  assert.deepEqual(await file(world, before), english)
  assert.match(await pdfJsText(english), /CERTIFICATE.*November 20, 2026/)

  const turkish = await file(world, after)
  await setLanguage(world, event.id, 'en-GB')
  assert.deepEqual(await file(world, after), turkish)
  assert.match(await words(world, await issue(world, event.id)), /CERTIFICATE.*20 November 2026/)
  await setLanguage(world, event.id, 'tr-TR')
  await issue(world, event.id)
  assert.equal(await count(world, 'design_version'), 3, 'a language has one version of the built-in design')
})

test('a corrected certificate is in the language of the one that it replaces', async () => {
  await using world = await startWorld()
  const old = await aCertificate(world, { event_language: 'tr' })
  await setLanguage(world, old.event_id, 'en')
  const { body } = await world.request('POST', `/admin/certificates/${old.id}/reissue`, { attendee_name: 'Ada King' })
  assert.match(await words(world, body), /Sayın.*Ada King/)
})

test('dates on a picture are in the language that the event has when the picture is fetched', async () => {
  await using world = await startWorld()
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = upload(image, { name: 'a.png', fields: { name: 'A design' } })
  const made = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  assert.equal(made.body.layout.language, 'en')
  const event = await anEvent(world, {
    template_image_url: made.body.image_url,
    event_date: '2026-11-20',
    event_language: 'tr-TR',
  })
  await world.runJobs()
  assert.match(await words(world, await issue(world, event.id)), /20 Kasım 2026/)
})

test('a design without a layout is in the language of the organisation', async () => {
  await using world = await startWorld()
  await inTurkish(world)
  const form = fieldsOnly({ name: 'A design' })
  const { body } = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  assert.equal(body.layout.language, 'tr')
})
