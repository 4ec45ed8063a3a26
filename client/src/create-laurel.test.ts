import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientOf } from '../../test/support/client-of.ts'
import { startWorld } from '../../test/support/harness.ts'
import { createLaurel, LaurelError } from './index.ts'

const NODE_DAY = { name: 'Node Day', template_image_url: 'placeholder' }
const ADA = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }

test('events are made, attendees added, certificates issued, listed and drawn by the methods of their resources', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const event = await laurel.events.create(NODE_DAY)
  const ada = await laurel.attendees.create(event.id, ADA)
  const { issued } = await laurel.certificates.issue(event.id)
  const certificates = await Array.fromAsync(laurel.certificates.list(event.id, { status: 'active' }))
  assert.deepEqual(
    certificates.map(({ attendee_id }) => attendee_id),
    [ada.id],
  )
  assert.equal(issued, 1)
  const pdf = await laurel.certificates.pdf(certificates[0]!.id)
  assert.equal(pdf.headers.get('content-type'), 'application/pdf')
  assert.equal((await pdf.text()).slice(0, 5), '%PDF-')
  await laurel.certificates.revoke(certificates[0]!.id, { revocation_reason: 'A mistake' })
  assert.deepEqual((await laurel.certificates.list(event.id, { status: 'active' })).rows, [])
  const wanted = await laurel.events.delete(event.id, { dry_run: true })
  assert.equal(wanted.attendees, 1)
  assert.equal(await laurel.events.delete(event.id), undefined)
})

test('resources within resources take the parts of the path, the body and the query in this order', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const contact = await laurel.crm.contacts.create({ email: 'ada@example.com', tags: ['first', 'a & b'] })
  await laurel.crm.contacts.create({ email: 'grace@example.com', tags: ['first'] })
  const tagged = await laurel.crm.contacts.list({ tag: ['first', 'a & b'], search: undefined })
  assert.deepEqual(
    tagged.rows.map(({ id }) => id),
    [contact.id],
  )
  assert.equal((await laurel.crm.contacts.list({ tag: ['first'] })).total, 2)
  const note = await laurel.crm.notes.create(contact.id, { text: 'Called.' })
  assert.equal((await laurel.crm.notes.list(contact.id)).rows[0]!.id, note.id)
  const csv = await laurel.crm.contacts.export({ format: 'csv', search: 'grace' })
  assert.match(await csv.text(), /grace@example\.com/)
})

test('a refusal is a LaurelError with its code, status, request and the fields that are wrong', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const event = await laurel.events.create(NODE_DAY)
  await laurel.attendees.create(event.id, ADA)
  await assert.rejects(laurel.attendees.create(event.id, ADA), (error) => {
    assert.ok(error instanceof LaurelError && error instanceof Error)
    assert.deepEqual([error.code, error.status, error.name], ['already_exists', 409, 'LaurelError'])
    assert.match(error.requestId!, /\w/)
    assert.match(error.message, /ada@example\.com|already/)
    return true
  })
  await assert.rejects(laurel.events.create({ ...NODE_DAY, name: '' }), (error) => {
    assert.ok(error instanceof LaurelError)
    assert.deepEqual([error.code, error.status], ['validation_failed', 422])
    assert.deepEqual(error.problems[0]!.loc, ['body', 'name'])
    assert.match(error.message, /^name: ./)
    return true
  })
  await assert.rejects(laurel.events.get(404), { code: 'not_found', status: 404 })
})

test('the base may be the site or the whole path; what is no service of Laurel is told apart from a refusal', async () => {
  await using world = await startWorld()
  const site = await world.app.listen({ port: 0, host: '127.0.0.1' })
  for (const baseUrl of [site, `${site}/`, `${site}/api/v1`, `${site}/api/v1/`])
    assert.equal((await createLaurel({ baseUrl, key: world.key }).events.list()).total, 0, baseUrl)
  await assert.rejects(createLaurel({ baseUrl: site, key: 'ck_wrong' }).events.list(), { code: 'unauthenticated' })
  const pages = async () => new Response('<!doctype html>')
  await assert.rejects(createLaurel({ baseUrl: site, fetch: pages }).events.list(), {
    code: 'unreadable_answer',
    status: 200,
  })
})

test('any request can be sent by method and path, and is answered as it came', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const made = await laurel.request('POST', '/admin/events', { body: NODE_DAY })
  assert.equal(made.status, 201)
  const listed = await laurel.request('GET', '/admin/events', { query: { search: 'node' } })
  assert.equal(listed.headers.get('X-Total-Count'), '1')
  await assert.rejects(laurel.request('GET', '/admin/nothing'), { code: 'not_found' })
})

test('parts of a path are written so that they stay parts, or refused', async () => {
  const asked: string[] = []
  const fetch = async (url: unknown) => {
    asked.push(String(url))
    return Response.json({})
  }
  await createLaurel({ baseUrl: 'https://laurel.test', fetch }).forms.meta('../a b?c')
  for (const slug of ['', '.', '..'])
    assert.throws(() => createLaurel({ baseUrl: 'https://laurel.test', fetch }).forms.meta(slug), TypeError)
  assert.deepEqual(asked, ['https://laurel.test/api/v1/public/forms/..%2Fa%20b%3Fc/meta'])
})
