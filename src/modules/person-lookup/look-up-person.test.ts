import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../test/support/badges.ts'
import { aContact } from '../../../test/support/crm.ts'
import { aKey, anAttendee, anEmail, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'
import { aSurveyedEvent, aSurveyResponse } from '../../../test/support/surveys.ts'
import { aCourse, aProgramme, ok } from '../../../test/support/training.ts'

const EMAIL = 'Ada@Example.org'
const PARTS = [
  ...['registrations', 'certificates', 'badges', 'emails', 'survey_responses', 'training', 'completions', 'contacts'],
  'suppressions',
]

const lookUp = (world: World, email: string, more: object = {}) =>
  world.request('GET', `/admin/person?email=${encodeURIComponent(email)}`, undefined, more)

const totals = (body: any) => PARTS.map((part) => body[part]?.total ?? null)

/** Ada with two records of most kinds, one of each in either event, and somebody whose address ends the same. */
async function aKnownPerson(world: World) {
  const survey = await aSurveyedEvent(world, { name: 'First' })
  const other = await anEvent(world, { name: 'Second' })
  const { attendee } = await aSurveyResponse(world, survey, { stars: '5', why: 'The talks' }, { email: EMAIL })
  const again = await anAttendee(world, other.id, { first_name: 'A.', email: 'ADA@example.org' })
  const stranger = await anAttendee(world, other.id, { email: 'x-ada@example.org' })
  await ok(world.request('POST', `/admin/events/${survey.id}/certificates`, { attendee_ids: [attendee.id] }))
  const attendee_ids = [again.id, stranger.id]
  await ok(world.request('POST', `/admin/events/${other.id}/certificates`, { attendee_ids }))
  for (const attendee_id of [attendee.id, again.id]) {
    const badge = await aBadge(world)
    await ok(world.request('POST', `${badge.path}/awards`, { attendee_id }))
  }
  await anEmail(world, { eventId: survey.id, to: { name: 'Ada', address: EMAIL } })
  await anEmail(world, { to: { name: 'Ada', address: 'ada@example.ORG' } })
  await ok(world.request('POST', '/admin/email-suppressions', { address: 'ada@example.org' }))
  const course = await aCourse(world)
  const programme = await aProgramme(world, [{ course_id: course.id }])
  await ok(
    world.request('POST', `/admin/training/programmes/${programme.id}/assignments`, { people: [{ email: EMAIL }] }),
  )
  const completion = { course: course.code, email: EMAIL, completed_at: '2026-01-02', external_id: 'a' }
  await ok(world.request('POST', '/admin/training/completions', { completions: [completion] }))
  const known = await ok(world.request('GET', `/admin/crm/contacts?search=${EMAIL}`))
  if (known.length === 0) await aContact(world, { email: EMAIL })
  return { survey, other, attendee }
}

test('a person is looked up by address in any case, with all of their records, their totals and nobody else’s', async () => {
  await using world = await startWorld()
  const { survey, attendee } = await aKnownPerson(world)
  const { status, body } = await lookUp(world, 'aDA@example.ORG')
  assert.equal(status, 200)
  assert.deepEqual([body.email, body.name], ['aDA@example.ORG', 'A. Lovelace'])
  assert.deepEqual(totals(body), [2, 2, 2, 2, 1, 1, 1, 1, 1])
  assert.deepEqual(
    body.registrations.items.map((each: any) => each.event_name),
    ['Second', 'First'],
  )
  const [response] = body.survey_responses.items
  assert.deepEqual([response.event_id, response.attendee_id], [survey.id, attendee.id])
  assert.deepEqual(
    response.answers.map((each: any) => each.answer),
    [5, 'The talks'],
  )
  assert.equal(body.training.items[0].programme_name, 'Safety')
  assert.match(body.badges.items[0].badge_url, /\/b\/[0-9a-f-]{36}$/)

  assert.deepEqual(
    totals((await lookUp(world, 'nobody@example.org')).body),
    PARTS.map(() => 0),
  )
  const stranger = await world.stranger()
  assert.deepEqual(
    totals((await lookUp(world, EMAIL, { key: stranger })).body),
    PARTS.map(() => 0),
  )
  for (const email of ['', 'ada', `${'a'.repeat(260)}@example.org`]) {
    const refused = await lookUp(world, email)
    assert.equal(refused.status, 422, email)
    assert.deepEqual(refused.body.detail[0].loc, ['query', 'email'])
  }
  for (let n = 0; n < 51; n++) await anEmail(world, { to: { name: 'Ada', address: EMAIL } })
  const { emails } = (await lookUp(world, EMAIL)).body
  assert.deepEqual([emails.total, emails.items.length], [53, 50])

  await ok(world.request('POST', '/admin/privacy/erase', { email: EMAIL }))
  assert.deepEqual(
    totals((await lookUp(world, EMAIL)).body).slice(0, 8),
    PARTS.slice(0, 8).map(() => 0),
  )
})

test('a key sees the parts of its scopes, a member of some events the records of these, and no address is logged', async () => {
  await using world = await startWorld()
  const { survey } = await aKnownPerson(world)
  const partsFor = async (scopes: string[]) => {
    const { key } = await aKey(world, scopes)
    const { body } = await lookUp(world, EMAIL, { key })
    return PARTS.filter((part) => part in body)
  }
  assert.deepEqual(await partsFor(['crm:read']), ['contacts'])
  assert.deepEqual(await partsFor(['training:read', 'emails:read']), [
    'emails',
    'training',
    'completions',
    'suppressions',
  ])
  const { key } = await aKey(world, ['webhooks:read', 'attendees:write'])
  const refused = await lookUp(world, EMAIL, { key })
  assert.equal(refused.status, 403)
  assert.match(refused.text, /attendees:read, certificates:read/)

  const limited = await aPerson(world, { role: 'viewer', events: [survey.id] })
  const { body } = await lookUp(world, EMAIL, as(limited.token))
  assert.deepEqual(totals(body), [1, 1, 1, 1, 1, null, null, null, null])
  for (const part of PARTS.slice(0, 5))
    assert.deepEqual(
      body[part].items.map((each: any) => each.event_id),
      [survey.id],
      part,
    )
  const elsewhere = await aPerson(world, { role: 'checkin', events: [] })
  assert.deepEqual(totals((await lookUp(world, EMAIL, as(elsewhere.token))).body)[0], 0)

  await world.requestLog.flush()
  const rows = await world.query(`select r::text from request_log r where path like '%/person%'`)
  assert.ok(rows.length >= 4)
  assert.ok(!JSON.stringify(rows).toLowerCase().includes(EMAIL.toLowerCase()))
  assert.ok(!JSON.stringify(rows).includes(encodeURIComponent(EMAIL)))
})
