import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const WHEN = { event_date: '2026-12-01T06:00:00Z', event_timezone: 'Europe/Istanbul' }

/** A calendar program asks, with neither a key nor a page in mind. */
async function ask(world: World, path: string, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({ method: 'GET', url: path, headers: { accept: '*/*', ...headers } })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    bytes: answer.rawPayload,
    body: isJson ? answer.json() : null,
  }
}

function entriesOf(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

async function aVisibleEvent(world: World, fields: object = {}) {
  const event = await anEvent(world, { visibility: 'unlisted', ...WHEN, ...fields })
  return { event, path: new URL(event.public_url).pathname, admin: `/admin/events/${event.id}` }
}

test('the agenda of an event is available as a calendar at its address, without a key', async () => {
  await using world = await startWorld()
  const { event, path } = await aVisibleEvent(world, { name: 'Şenlik', event_location: 'Park', event_language: 'tr' })
  await aSession(world, event.id, { title: 'Opening', location: 'Hall 1', speaker: 'Ayşe' })
  await aSession(world, event.id, { title: 'Later', start_time: '2026-12-01T09:30:00Z' })
  const { status, text, headers } = await ask(world, `${path}.ics`)
  assert.equal(status, 200, text)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  assert.equal(headers['content-disposition'], `inline; filename="senlik.ics"; filename*=UTF-8''%C5%9Eenlik.ics`)
  assert.deepEqual([headers['x-robots-tag'], headers['x-content-type-options']], ['noindex, noarchive', 'nosniff'])
  assert.deepEqual(
    entriesOf(text).map(({ summary, location, description, component }) => [
      ...[summary, location, description, component.getFirstPropertyValue('url')],
    ]),
    [
      ['Opening', 'Hall 1, Park', 'Konuşmacı: Ayşe', event.public_url],
      ['Later', 'Park', null, event.public_url],
    ],
  )
  assert.ok(text.includes('BEGIN:VTIMEZONE') && text.includes('DTSTART;TZID=Europe/Istanbul:20261201T120000'), text)
  const { text: admin } = await world.request('GET', `/admin/events/${event.id}/agenda.ics`)
  assert.equal(text, admin)
})

test('an event without sessions is one entry, which keeps its identity, and whose sequence rises with its changes', async () => {
  await using world = await startWorld()
  const told = { event_location: 'Park', event_description: 'Bring a chair' }
  const { path, admin } = await aVisibleEvent(world, told)
  const entry = async () => entriesOf((await ask(world, `${path}.ics`)).text)[0]!
  const first = await entry()
  assert.deepEqual([first.summary, first.location, first.description], ['Node Day', 'Park', 'Bring a chair'])
  world.advance(5_000)
  await world.request('PATCH', admin, { event_location: 'Hall' })
  const second = await entry()
  assert.deepEqual([second.uid, second.location], [first.uid, 'Hall'])
  assert.ok(second.sequence > first.sequence)
})

test('a session has its own calendar, with the same identity as in that of the event', async () => {
  await using world = await startWorld()
  const { event, path } = await aVisibleEvent(world)
  await aSession(world, event.id, { title: 'Opening' })
  await aSession(world, event.id, { title: 'Later' })
  const other = await aVisibleEvent(world)
  for (const { uid, summary } of entriesOf((await ask(world, `${path}.ics`)).text)) {
    const alone = await ask(world, `${path}/sessions/${uid}.ics`)
    assert.deepEqual(
      entriesOf(alone.text).map((entry) => [entry.uid, entry.summary]),
      [[uid, summary]],
    )
    assert.match(String(alone.headers['content-disposition']), new RegExp(`"${summary.toLowerCase()}\\.ics"`))
    const { status, body } = await ask(world, `${other.path}/sessions/${uid}.ics`)
    assert.deepEqual([status, body.detail], [404, 'This event has no such session. It may have been deleted.'])
  }
  for (const uid of ['1', 'x', "'", '00000000-0000-4000-8000-000000000000', '%E2%98%83'])
    assertRefused(await ask(world, `${path}/sessions/${uid}.ics`), 404, 'not_found')
})

test('a private or unknown event has no public calendar, and an event without entries says so', async () => {
  await using world = await startWorld()
  const { event, path, admin } = await aVisibleEvent(world, { visibility: 'public' })
  const { uid } = await aSession(world, event.id).then(
    async () => entriesOf((await ask(world, `${path}.ics`)).text)[0]!,
  )
  await world.request('PATCH', admin, { visibility: 'private' })
  for (const address of [path, `${path}/sessions/${uid}`, `/e/${event.id}`, '/e/x', `${path}.ics`]) {
    const answer = await ask(world, `${address}.ics`)
    assertRefused(answer, 404, 'not_found')
    assert.equal(answer.body.detail, 'No event has this address.')
  }
  const bare = await aVisibleEvent(world, { event_date: null })
  const { body } = await ask(world, `${bare.path}.ics`)
  assert.match(body.detail, /no date and no sessions/)
  const page = await ask(world, `${bare.path}.ics`, { accept: 'text/html', 'accept-language': 'tr' })
  assert.deepEqual([page.status, page.headers['cache-control']], [404, 'no-store'])
  assert.match(page.text, /<html lang="tr">[\s\S]*<h1>Burada bir şey yok<\/h1>/)
})

test('a calendar program gets 304 until the calendar changes; check-ins and registrations do not change it', async () => {
  await using world = await startWorld()
  const { event, path, admin } = await aVisibleEvent(world)
  const session = await aSession(world, event.id)
  const first = await ask(world, `${path}.ics`)
  assert.equal(first.headers['cache-control'], 'no-cache')
  const tag = String(first.headers.etag)
  assert.match(tag, /^"[\w-]{22}"$/)
  const again = () => ask(world, `${path}.ics`, { 'if-none-match': `"other", W/${tag}` })
  const ada = await anAttendee(world, event.id)
  const { status } = await world.request('POST', `${admin}/sessions/${session.id}/checkin`, { attendee_id: ada.id })
  assert.equal(status, 200)
  const held = await again()
  assert.deepEqual([held.status, held.text, held.headers.etag], [304, '', tag])
  await world.request('PATCH', `${admin}/sessions/${session.id}`, { location: 'Hall 2' })
  const changed = await again()
  assert.equal(changed.status, 200)
  assert.notEqual(changed.headers.etag, tag)
  assert.match(changed.text, /Hall 2/)
})

test('no e-mail address and no internal id is in a calendar for visitors', async () => {
  await using world = await startWorld()
  await world.query(
    'alter sequence session_id_seq restart with 918273; alter sequence event_id_seq restart with 645342',
  )
  const { event, path, admin } = await aVisibleEvent(world)
  const ada = await anAttendee(world, event.id)
  const texts = [(await ask(world, `${path}.ics`)).text]
  await aSession(world, event.id)
  texts.push((await ask(world, `${path}.ics`)).text)
  assert.deepEqual([event.id, (await world.request('GET', `${admin}/sessions`)).body[0].id], [645342, 918273])
  for (const text of texts) assert.ok(!/918273|645342|@/.test(text) && !text.includes(ada.email), text)
})

test('visitors are limited in reading calendars, as in reading pages', async () => {
  await using world = await startWorld({ rateLimit: true })
  const { path } = await aVisibleEvent(world)
  const answers = await Promise.all(Array.from({ length: 125 }, () => ask(world, `${path}.ics`)))
  assert.equal(answers.filter(({ status }) => status === 429).length, 5)
})
