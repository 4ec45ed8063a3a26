import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOfColumn } from './fixtures/spreadsheets/make-workbook.ts'
import { aCertificate, anAttendee, anEvent, upload } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { listen, type RawRequest, releaseTogether } from './support/last-byte.ts'
import type { RawAnswer } from './support/raw-request.ts'
import { holdBack } from './support/statements.ts'
import { count, outbox } from './support/stored.ts'

// The other twins of these are in races.test.ts, where statements are held back.

const AT_ONCE = 25

/** The same request many times, all released at one moment to a service that listens. */
async function race(world: World, request: (index: number) => RawRequest, howMany = AT_ONCE): Promise<RawAnswer[]> {
  const port = await listen(world)
  return releaseTogether(
    port,
    world.key,
    Array.from({ length: howMany }, (_, index) => request(index)),
  )
}

function tally(answers: RawAnswer[]): Record<number, number> {
  const tallied: Record<number, number> = {}
  for (const { status } of answers) tallied[status] = (tallied[status] ?? 0) + 1
  return tallied
}

async function addOneAddress(world: World) {
  const event = await anEvent(world)
  const spellings = ['Ada@Example.org', 'ada@example.org', 'ADA@EXAMPLE.ORG']
  const answers = await race(world, (index) => ({
    method: 'POST',
    path: `/admin/events/${event.id}/attendees`,
    body: JSON.stringify({ first_name: 'Ada', email: spellings[index % 3] }),
  }))
  return { answers: tally(answers), stored: await count(world, 'attendee') }
}

test(`${AT_ONCE} requests that end in the same moment to add one address: one 201, the others 409`, async () => {
  await using world = await startWorld()
  assert.deepEqual(await addOneAddress(world), { answers: { 201: 1, 409: AT_ONCE - 1 }, stored: 1 })
})

test('twin: without the unique key each of them adds it', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('alter table attendee drop constraint attendee_email_key')
  // Without the key a shared statement is refused, and each of them has its own.
  holdBack(world, 'for key share) event', AT_ONCE)
  assert.deepEqual(await addOneAddress(world), { answers: { 201: AT_ONCE }, stored: AT_ONCE })
})

test(`${AT_ONCE} requests that end in the same moment to issue: one certificate and one cert.issued`, async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id)
  const answers = await race(world, () => ({
    method: 'POST',
    path: `/admin/events/${event.id}/certificates`,
    body: JSON.stringify({ attendee_ids: [id] }),
  }))
  assert.deepEqual(tally(answers), { 200: AT_ONCE - 1, 201: 1 })
  const skipped = answers.filter(({ body }) => body.skipped[0]?.reason === 'already_issued')
  assert.equal(skipped.length, AT_ONCE - 1)
  assert.deepEqual([await count(world, 'certificate'), (await outbox(world, 'cert.issued')).length], [1, 1])
})

test(`${AT_ONCE} requests that end in the same moment to revoke: all succeed, with one time, one reason and one cert.revoked`, async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const answers = await race(world, (index) => ({
    method: 'POST',
    path: `/admin/certificates/${id}/revoke`,
    body: JSON.stringify({ reason: `reason ${index}` }),
  }))
  assert.deepEqual(tally(answers), { 200: AT_ONCE })
  assert.equal(new Set(answers.map(({ body }) => `${body.revoked_at} ${body.revocation_reason}`)).size, 1)
  assert.equal((await outbox(world, 'cert.revoked')).length, 1)
})

test('uploads that end in the same moment take as many credits as there are: 4 of 10 names on 45, the others 402', async () => {
  await using world = await startWorld({ credits: 45 })
  const event = await anEvent(world)
  const form = upload(workbookOfColumn(['Name', ...Array(10).fill('Ada')]))
  const answers = await race(
    world,
    () => ({
      method: 'POST',
      path: `/admin/events/${event.id}/bulk-generate`,
      headers: { ...form.headers, 'content-length': String(form.body.length) },
      body: form.body,
    }),
    12,
  )
  assert.deepEqual(tally(answers), { 201: 4, 402: 8 })
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 5, held: 40 })
  assert.equal(await count(world, 'bulk_job'), 4)
})
