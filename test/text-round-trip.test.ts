import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from './support/assert-refused.ts'
import { anAttendee, anEvent, upload } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { HOSTILE_TEXTS } from './support/hostile-texts.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

/** For each text field of the interface: how to store a text there and what is given back. */
function fields(event: any, attendee: any, design: string): [name: string, store: (text: string) => Promise<any>][] {
  const patch = async (path: string, body: object) => world.request('PATCH', path, body)
  const eventPath = `/admin/events/${event.id}`
  const attendeePath = `${eventPath}/attendees/${attendee.id}`
  return [
    ...['name', 'event_location', 'event_description'].map(
      (field) =>
        [`event.${field}`, async (text: string) => [await patch(eventPath, { [field]: text }), field]] as const,
    ),
    ...['first_name', 'last_name'].map(
      (field) =>
        [`attendee.${field}`, async (text: string) => [await patch(attendeePath, { [field]: text }), field]] as const,
    ),
    ['design.name', async (text: string) => [await patch(`/admin/designs/${design}`, { name: text }), 'name']] as const,
    ['api_key.name', async (text: string) => [await patch('/admin/api-keys/1', { name: text }), 'name']] as const,
  ].map(([name, store]) => [name, store])
}

async function aDesign(): Promise<string> {
  const body = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nPlain\r\n--b--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return (await world.request('POST', '/admin/designs', body, { headers })).body.id
}

test('every text field gives back exactly what was stored, when it answers and when it is read', async () => {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  for (const [name, store] of fields(event, attendee, await aDesign())) {
    for (const text of HOSTILE_TEXTS) {
      const [answer, field] = await store(text)
      assert.equal(answer.status, 200, `${name}: ${answer.text}`)
      assert.equal(answer.body[field], text, name)
    }
  }
  const last = HOSTILE_TEXTS.at(-1)
  const { body } = await world.request('GET', `/admin/events/${event.id}`)
  assert.deepEqual([body.name, body.event_location, body.event_description], [last, last, last])
})

test('texts inside of lists and reasons come back exactly too', async () => {
  for (const text of HOSTILE_TEXTS) {
    const event = await anEvent(world, {
      certificate_tiers: [{ name: text, min_attendance_percent: 0 }],
      survey: [{ id: 'why', label: text, type: 'choice', options: [text] }],
    })
    assert.equal(event.certificate_tiers[0].name, text)
    assert.equal(event.survey[0].label, text)
    assert.deepEqual(event.survey[0].options, [text])
    assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, event)
  }
})

test('white space is cut from both ends of names, and from nothing else', async () => {
  const event = await anEvent(world, { name: ' \t a  b \n', event_location: '  x  ', event_description: '\n y \n' })
  assert.deepEqual([event.name, event.event_location, event.event_description], ['a  b', '  x  ', '\n y \n'])
})

test('NUL, halves of surrogate pairs and other control characters than tabs and line breaks are refused in every text', async () => {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  for (const [bad, type] of [
    ['a\u0000b', 'nul_character'],
    ['\u0000', 'nul_character'],
    ['a\ud800b', 'malformed_unicode'],
    ['\udc00', 'malformed_unicode'],
    ['\udc00\ud800', 'malformed_unicode'],
    ['bell\u0007', 'control_character'],
    ['\u001b[31m', 'control_character'],
    ['a\u000bb\u000cc', 'control_character'],
    ['delete\u007f', 'control_character'],
    ['a\u0085b', 'control_character'],
    ['\u009f', 'control_character'],
  ] as const) {
    for (const [name, store] of fields(event, attendee, await aDesign())) {
      const [answer, field] = await store(bad)
      assertRefused(answer, 422, 'validation_failed', `body.${field}`, type)
      assert.ok(name)
    }
    for (const body of [
      { survey: [{ id: 'why', label: 'Why?', type: 'choice', options: ['x', bad] }] },
      { certificate_tiers: [{ name: bad, min_attendance_percent: 1 }] },
      { name: 'x', unknown: [{ deep: bad }] },
      // A name of a field that nobody knows is stored nowhere.
      type === 'control_character' ? { name: bad } : { name: 'x', [bad]: 1 },
    ]) {
      const escaped = JSON.stringify(body)
      const answer = await world.request('PATCH', `/admin/events/${event.id}`, escaped)
      assertRefused(answer, 422, 'validation_failed')
      assert.ok(answer.body.detail.every((problem: any) => problem.type === type))
    }
  }
  const query = await world.request('GET', `/admin/events/${event.id}/attendees?search=a%00`)
  assertRefused(query, 422, 'validation_failed', 'query.search', 'nul_character')
})

test('parts of an upload hold no control character either, nor do the texts inside of a layout', async () => {
  const bell = '\u0007'
  const layout = (text: string) =>
    JSON.stringify({
      page: { width: 842, height: 595 },
      fields: [{ type: 'text', text, x: 1, y: 1, width: 1, size: 9 }],
    })
  for (const [fields, name, place] of [
    [{ name: bell }, 'a.png', 'body.name'],
    [{ name: 'x', layout: layout(bell) }, 'a.png', 'body.layout.fields.0.text'],
    [{ name: 'x', layout: layout('\0') }, 'a.png', 'body.layout.fields.0.text'],
    [{ name: 'x', layout: layout('\ud800') }, 'a.png', 'body.layout.fields.0.text'],
    [{ name: 'x' }, `a${bell}.png`, 'body.file'],
  ] as const) {
    const { body, headers } = upload(Buffer.alloc(0), { fields, name })
    const answer = await world.request('POST', '/admin/designs', body, { headers })
    assertRefused(answer, 422, 'validation_failed', place)
  }
})

test('names and titles of nothing that can be seen are blank, wherever they stand', async () => {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}`
  const issued = await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  const certificate = `/admin/certificates/${issued.body.certificates[0].id}`
  const before = (await world.request('GET', path)).body
  for (const unseen of [
    ' ',
    '\t\n',
    '\u200b',
    '\u2800\u2800',
    ' \u00ad\u2060\ufe0f ',
    '\u3164',
    '\u{e0041}',
    '\u202e',
  ]) {
    const form = upload(Buffer.alloc(0), { fields: { name: unseen } })
    for (const [method, address, body, place] of [
      ['PATCH', path, { name: unseen }, 'body.name'],
      ['POST', '/admin/events', { name: unseen, template_image_url: 'placeholder' }, 'body.name'],
      ['POST', '/admin/api-keys', { name: unseen, scopes: ['*'] }, 'body.name'],
      ['PATCH', `${path}/attendees/${attendee.id}`, { first_name: unseen }, 'body.first_name'],
      ['POST', `${path}/attendees`, { first_name: unseen, email: 'u@example.org' }, 'body.first_name'],
      ['POST', `${certificate}/reissue`, { attendee_name: unseen }, 'body.attendee_name'],
      [
        'PATCH',
        path,
        { certificate_tiers: [{ name: unseen, min_attendance_percent: 1 }] },
        'body.certificate_tiers.0.name',
      ],
      ['PATCH', path, { survey: [{ id: 'why', label: unseen, type: 'long_text' }] }, 'body.survey.0.label'],
      ['POST', '/admin/designs', form.body, 'body.name'],
    ] as const) {
      const headers = address === '/admin/designs' ? form.headers : {}
      const answer = await world.request(method, address, body, { headers })
      assertRefused(answer, 422, 'validation_failed', place, 'blank')
    }
  }
  assert.deepEqual((await world.request('GET', path)).body, before)
})

test('a search for any hostile text is answered, and finds the name that it was taken from', async () => {
  for (const text of HOSTILE_TEXTS.filter((each) => /[\p{L}\p{N}]/u.test(each) && each.length <= 100)) {
    const event = await anEvent(world, { name: text })
    const { status, body } = await world.request('GET', `/admin/events?limit=200&search=${encodeURIComponent(text)}`)
    assert.equal(status, 200)
    assert.ok(
      body.some(({ id }: any) => id === event.id),
      JSON.stringify(text),
    )
  }
})
