import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../test/support/badges.ts'
import { aCertificate, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBrowserOf, askFor, linkOf, OWN_PAGE } from '../../../test/support/my-pages.ts'
import { assertUsable, open, sendFields } from '../../../test/support/public-forms.ts'
import { mailsTo } from '../../../test/support/register.ts'
import { auditOf } from '../../../test/support/stored.ts'
import { aCourse, aProgramme, ok } from '../../../test/support/training.ts'

const ADA = 'Ada@Example.org'

/** Ada has a ticket, a certificate, a badge and a training here, and a ticket with another organisation. */
async function aKnownPerson(world: World) {
  const event = await anEvent(world, {
    name: 'Here <1>',
    event_date: '2026-12-01T21:30:00Z',
    event_timezone: 'Europe/Istanbul',
    registration_questions: [{ id: 'diet', type: 'short_text', label: 'Diet' }],
  })
  const attendee = await anAttendee(world, event.id, { email: ADA, answers: { diet: 'Plants' } })
  const issued = await ok(
    world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] }),
  )
  const badge = await aBadge(world, { name: 'Helper' })
  await ok(world.request('POST', `${badge.path}/awards`, { attendee_id: attendee.id }))
  const programme = await aProgramme(world, [{ course_id: (await aCourse(world)).id }])
  await ok(
    world.request('POST', `/admin/training/programmes/${programme.id}/assignments`, { people: [{ email: ADA }] }),
  )
  const key = await world.stranger()
  const elsewhere: World = {
    ...world,
    request: (method, path, body, more) => world.request(method, path, body, { key, ...more }),
  }
  const other = await anEvent(elsewhere, { name: 'Elsewhere' })
  await anAttendee(elsewhere, other.id, { email: 'ada@example.org' })
  await anAttendee(elsewhere, other.id, { email: 'somebody@example.org', first_name: 'Somebody' })
  return { event, certificate: issued.certificates[0] }
}

test('a mailed link shows everything of an address in all organisations, each with a way on, in both languages', async () => {
  await using world = await startWorld()
  const { certificate } = await aKnownPerson(world)
  const { look, set } = await aBrowserOf(world, 'ada@EXAMPLE.org')
  assert.match(set, /^laurel-my=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=86400$/)
  const page = await look()
  assert.deepEqual([page.status, page.heading], [200, 'My tickets and certificates'])
  for (const part of [
    'Here &#60;1&#62;',
    '2 December 2026, 00:30',
    'Elsewhere',
    'Helper',
    'Safety',
    `/c/${certificate.public_id}"`,
  ])
    assert.ok(page.text.includes(part), part)
  assert.doesNotMatch(page.text, /Somebody|somebody|<script/)
  assert.match(String(page.headers['x-robots-tag']), /noindex/)
  assert.equal(page.headers['cache-control'], 'no-store')
  assertUsable(page)
  assert.equal((await look('/my', { 'accept-language': 'tr' })).heading, 'Biletlerim ve sertifikalarım')
  for (const [, path] of page.text.matchAll(/href="(\/(?:t|c|b)\/[^"]+)"/g))
    assert.equal((await open(world, path!)).status, 200, path)
})

test('nothing tells whether an address is known: neither the answer, its work, nor a refusal', async () => {
  await using world = await startWorld()
  await aKnownPerson(world)
  const seen = []
  for (const email of [ADA, 'nobody@example.org']) {
    const asked = await askFor(world, email)
    const jobs = await world.query(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'mail-my-link'`,
    )
    const rows = await world.query('select count(*)::int as rows from my_link')
    seen.push([asked.status, asked.headers['location'], jobs, rows])
    await world.runJobs()
    await world.query('delete from my_link')
  }
  assert.deepEqual(seen[0], seen[1])
  assert.equal((await mailsTo(world, 'nobody@example.org')).length, 0)
  assert.equal((await mailsTo(world, ADA)).length, 1)
  for (const email of [ADA, 'nobody@example.org']) {
    world.advance(61_000)
    for (let nth = 0; nth < 3; nth += 1) assert.equal((await askFor(world, email)).status, 303)
    assert.equal((await askFor(world, email)).status, 429)
  }
  const wrong = await askFor(world, 'ada')
  assert.deepEqual([wrong.status, /Enter an email address such as/.test(wrong.text)], [422, true])
})

test('a link opens one browser once, within thirty minutes, by its button alone, and from no other site', async () => {
  await using world = await startWorld()
  await aKnownPerson(world)
  await askFor(world, ADA)
  const token = await linkOf(world, ADA)
  const link = `/my/${token}`
  for (let nth = 0; nth < 2; nth += 1)
    assert.equal((await open(world, link)).heading, 'Show my tickets and certificates')
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, {}])
    assert.equal((await sendFields(world, link, {}, headers as Record<string, string>)).status, 403)
  const both = await Promise.all([1, 2].map(() => sendFields(world, link, {}, OWN_PAGE)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [303, 404])
  assert.equal((await open(world, link)).heading, 'This link was used or has expired')
  await askFor(world, ADA)
  const second = await linkOf(world, ADA)
  world.advance(30 * 60_000)
  assert.equal((await sendFields(world, `/my/${second}`, {}, OWN_PAGE)).status, 404)
  assert.equal((await open(world, '/my/data.json')).headers['location'], '/my')
  const stored = JSON.stringify(
    await world.query('select l::text from my_link l union all select s::text from my_session s'),
  )
  assert.ok(!stored.includes(token))
})

test('a session ends by its button, and after a day; no other site can act in it', async () => {
  await using world = await startWorld()
  const { certificate } = await aKnownPerson(world)
  const { look, act } = await aBrowserOf(world, ADA)
  const foreign = await act({ act: 'show', certificate: certificate.public_id }, { 'sec-fetch-site': 'same-site' })
  assert.equal(foreign.status, 403)
  const left = await act({ act: 'leave' })
  assert.match(String(left.headers['set-cookie']), /^laurel-my=; .*Max-Age=0/)
  assert.match((await look()).text, /Send me a link/)
  world.advance(61_000)
  const next = await aBrowserOf(world, ADA)
  world.advance(86_400_000)
  assert.match((await next.look()).text, /Send me a link/)
})

test('search engines see a certificate while its holder shows it and it is valid; anyone verifies it either way', async () => {
  await using world = await startWorld()
  const { certificate } = await aKnownPerson(world)
  const foreign = await aCertificate(world)
  const { look, act } = await aBrowserOf(world, ADA)
  const page = `/c/${certificate.public_id}`
  const indexed = async () => {
    const { status, headers, text } = await open(world, page)
    const listed = (await open(world, '/sitemap-certificates.xml')).text.includes(page)
    return [status, headers['x-robots-tag'] === undefined, !text.includes('name="robots"'), listed]
  }
  assert.deepEqual(await indexed(), [200, false, false, false])
  const shown = await act({ act: 'show', certificate: certificate.public_id })
  assert.equal(shown.headers['location'], '/my?done=shown')
  assert.match((await look('/my?done=shown')).text, /Search engines may now show[\s\S]*Hide from search engines/)
  assert.deepEqual(await indexed(), [200, true, true, true])
  await act({ act: 'show', certificate: certificate.public_id })
  assert.equal((await auditOf(world, 'certificate.show_in_search')).length, 1)
  for (const other of [foreign.public_id, '00000000-0000-4000-8000-000000000000', 'x'])
    assert.equal((await act({ act: 'show', certificate: other })).status, 404)
  await act({ act: 'hide', certificate: certificate.public_id })
  assert.deepEqual(await indexed(), [200, false, false, false])
  await act({ act: 'show', certificate: certificate.public_id })
  await ok(world.request('POST', `/admin/certificates/${certificate.id}/revoke`, {}))
  assert.deepEqual(await indexed(), [200, false, false, false])
  assert.match((await open(world, '/robots.txt')).text, /^Sitemap: .*\/sitemap-certificates\.xml$/m)
})

test('the file has what the page shows, with answers, and nothing of others', async () => {
  await using world = await startWorld()
  await aKnownPerson(world)
  const { look } = await aBrowserOf(world, ADA)
  const { status, headers, text } = await look('/my/data.json')
  assert.deepEqual([status, headers['content-disposition']], [200, 'attachment; filename="my-data.json"'])
  const data = JSON.parse(text)
  assert.equal(data.address, 'ada@example.org')
  const [here, elsewhere] = data.organisations
  assert.deepEqual(
    [here.registrations.length, here.certificates.length, here.badges.length, here.trainings.length],
    [1, 1, 1, 1],
  )
  assert.deepEqual(
    [elsewhere.registrations.map(({ event_name }: any) => event_name), here.registrations[0].first_name],
    [['Elsewhere'], 'Ada'],
  )
  assert.match(JSON.stringify(here.registrations[0].answers), /Plants/)
  assert.doesNotMatch(text, /somebody/i)
})
