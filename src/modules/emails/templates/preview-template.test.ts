import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const PATH = '/admin/email-templates'
const WORDS = {
  name: 'Mine',
  subject: 'For {{ attendee.name }}',
  html: '<p>{{ event.name }}, {{ badge.name }}</p>',
  translations: { tr: { subject: 'Kime: {{ attendee.name }}', html: '<p>{{ event.name }}</p>' } },
}

async function aTemplate(): Promise<string> {
  const { status, body, text } = await world.request('POST', PATH, WORDS)
  assert.equal(status, 201, text)
  return `${PATH}/${body.id}`
}

test('a preview has samples, or tells of an event and an attendee as they are, in each language', async () => {
  const own = await aTemplate()
  const preview = async (body: object) => (await world.request('POST', `${own}/preview`, body)).body
  const sample = await preview({})
  assert.deepEqual([sample.language, sample.subject], ['en', 'For Ada Lovelace'])
  assert.match(sample.html, /^<!doctype html>[\s\S]*Open Day, Speaker/)
  assert.match(sample.text, /Open Day, Speaker/)
  const event = await anEvent(world, { name: 'Node Day' })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Öz' })
  assert.match((await preview({ event_id: event.id })).text, /Node Day, Speaker/)
  const real = await preview({ attendee_id: attendee.id, language: 'tr' })
  assert.deepEqual([real.language, real.subject], ['tr', 'Kime: Ayşe Öz'])
  assert.match(real.text, /Node Day/)
})

test('words that are sent are previewed and not saved, and judged like those that are', async () => {
  const own = await aTemplate()
  const { body } = await world.request('POST', `${own}/preview`, { subject: 'New {{ event.name }}' })
  assert.equal(body.subject, 'New Open Day')
  assert.equal((await world.request('GET', own)).body.subject, WORDS.subject)
  const refused = await world.request('POST', `${own}/preview`, { html: '{{ x.y }}' })
  assertRefused(refused, 422, 'validation_failed', 'body.html')
})

test('an event or an attendee of others is not there, nor one of another event', async () => {
  const own = await aTemplate()
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const attendee = await anAttendee(world, event.id)
  for (const body of [{ event_id: 888888 }, { attendee_id: 888888 }, { event_id: other.id, attendee_id: attendee.id }])
    assertRefused(await world.request('POST', `${own}/preview`, body), 404, 'not_found')
  assertRefused(await world.request('POST', `${PATH}/888888/preview`, {}), 404, 'not_found')
})

test('a test mail is queued with samples, and never to what is no address', async () => {
  const own = await aTemplate()
  const { status, body } = await world.request('POST', `${own}/test`, { to: 'me@example.org', language: 'tr' })
  assert.equal(status, 201)
  const told = [body.to.address, body.language, body.subject, body.kind]
  assert.deepEqual(told, ['me@example.org', 'tr', 'Kime: Ada Lovelace', 'template_test'])
  for (const to of ['nobody', 'a@b\r\nBcc: c@d', ''])
    assertRefused(await world.request('POST', `${own}/test`, { to }), 422, 'validation_failed', 'body.to')
})
