import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillPath, operationsOf, readDocument, type Schema, sampleOf } from './support/api-operations.ts'
import { assertRefused } from './support/assert-refused.ts'
import { aBadge } from './support/badges.ts'
import { aContact } from './support/crm.ts'
import { call, idsFor, makeEverything } from './support/everything.ts'
import { aCertificate, anAttendee, anEvent, upload } from './support/factories.ts'
import { AYSE, aForm, submissionsOf } from './support/forms.ts'
import { dumpDatabase, startWorld, type World } from './support/harness.ts'
import { anOpenEvent, register } from './support/register.ts'
import { aCourse, aProgramme, complete } from './support/training.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

let people = 0
/** Another address each time, as people paste it from a spreadsheet or a mail program. */
const padded = () => `\u00a0\t padded${++people}@example.org \r\n`

/** The value of a schema with a padded address wherever it takes one, and the places of these. */
function withAddresses(schema: Schema, path: string[] = []): { value: any; places: string[] } {
  if (schema['format'] === 'email') return { value: padded(), places: [path.join('.')] }
  if (schema['type'] === 'array' && schema['items']) {
    const { value, places } = withAddresses(schema['items'], [...path, '0'])
    return places.length > 0 ? { value: [value], places } : { value: sampleOf(schema), places }
  }
  const value = sampleOf(schema)
  const places: string[] = []
  for (const [name, inner] of Object.entries<Schema>(schema['properties'] ?? {})) {
    const found = withAddresses(inner, [...path, name])
    if (found.places.length > 0) value[name] = found.value
    places.push(...found.places)
  }
  return { value, places }
}

test('every body that has an email address takes it with white space around it, and stores none of that', async () => {
  const everything = await makeEverything(world)
  const taken: string[] = []
  for (const operation of operationsOf(await readDocument())) {
    const { value: body, places } = withAddresses(operation.body ?? {})
    if (places.length === 0) continue
    const answer = await call(world, operation, fillPath(operation, idsFor(operation, everything)), { body })
    const problems = answer.status === 422 ? answer.body.detail : []
    const refused = problems.filter(({ loc, type }: any) => type === 'email' && places.includes(loc.slice(1).join('.')))
    assert.deepEqual(refused, [], operation.id)
    taken.push(operation.id)
  }
  for (const id of ['createAttendee', 'updateAttendee', 'createContact', 'updateContact', 'inviteMember', 'signIn'])
    assert.ok(taken.includes(id), `${id} is not among ${taken}`)
  const dump = await dumpDatabase(world)
  assert.ok(dump.includes('padded'))
  // French texts of templates have such spaces of their own.
  const rows = dump.split('\n').filter((row) => row.includes('padded'))
  const padding = rows.filter((row) => /\u00a0|\t *padded|\\t *padded|org *(\\r|\r)/.test(row))
  assert.deepEqual(padding, [])
})

test('a person is found, checked in and registered by an address with white space around it', async () => {
  const event = await anOpenEvent(world)
  const attendee = await anAttendee(world, event.id, { email: ' \n Ada@example.org\t' })
  assert.equal(attendee.email, 'Ada@example.org')
  const again = await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: 'Ada',
    email: 'ada@example.org ',
  })
  assertRefused(again, 409, 'already_exists')
  const door = await world.request('POST', `/admin/events/${event.id}/checkin`, { email: ' ada@example.org ' })
  assert.deepEqual([door.status, door.body.attendee?.id], [200, attendee.id], door.text)
  const changed = await world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, {
    email: ' ada@example.com ',
  })
  assert.equal(changed.body.email, 'ada@example.com')
  const registered = await register(world, event, { email: '\u00a0new@example.org\u00a0' })
  assert.ok(registered.status < 300, registered.text)
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees?search=new@example.org`)
  assert.deepEqual(
    body.map(({ email }: any) => email),
    ['new@example.org'],
  )
})

test('filters by address and completions of courses ignore white space around it', async () => {
  const { attendee } = await aTrained()
  const badge = await aBadge(world)
  await world.request('POST', `/admin/badge-templates/${badge.id}/awards`, { attendee_id: attendee.id })
  for (const path of [
    `/admin/badge-templates/${badge.id}/awards`,
    '/admin/training/completions',
    '/admin/emails',
    '/admin/crm/contacts',
  ]) {
    const { status, text } = await world.request('GET', `${path}?email=%20trained@example.org%20`)
    assert.equal(status, 200, text)
    if (path.includes('badges') || path.includes('completions')) assert.equal(JSON.parse(text).length, 1, path)
  }
})

async function aTrained() {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: 'trained@example.org' })
  const course = await aCourse(world)
  await aProgramme(world, [{ course_id: course.id }])
  const done = await complete(world, course.id, ['  trained@example.org '])
  assert.deepEqual(done.errors, [])
  return { attendee }
}

test('imports, lead forms and lists of attendees take addresses with white space around them', async () => {
  const event = await anEvent(world)
  const csv = 'First name,Email\r\nAda," pasted@example.org "\r\n'
  const file = upload(Buffer.from(csv), { name: 'people.csv' })
  const imported = await world.request('POST', `/admin/events/${event.id}/attendees/import`, file.body, {
    headers: file.headers,
  })
  assert.ok(imported.status < 300, imported.text)
  const { body: attendees } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  assert.deepEqual(
    attendees.map(({ email }: any) => email),
    ['pasted@example.org'],
  )
  const form = await aForm(world)
  const sent = await world.request('POST', `/public/forms/${form.slug}/submit`, {
    ...AYSE,
    email: ' lead@example.org ',
  })
  assert.ok(sent.status < 300, sent.text)
  const [submission] = await submissionsOf(world, form)
  assert.ok(JSON.stringify(submission.answers).includes('"lead@example.org"'), JSON.stringify(submission))
  const contact = await aContact(world, { email: ' contact@example.org ' })
  assert.equal(contact.email, 'contact@example.org')
})

test('white space inside an address, and nothing but white space, is refused as before', async () => {
  const { event_id } = await aCertificate(world)
  for (const email of ['a da@example.org', 'ada @example.org', 'ada@ example.org', ' ', '\n', ' @example.org ']) {
    const refused = await world.request('POST', `/admin/events/${event_id}/attendees`, { first_name: 'Ada', email })
    assertRefused(refused, 422, 'validation_failed', 'body.email', 'email')
  }
})
