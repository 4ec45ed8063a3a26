import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { aBadge } from '../../../test/support/badges.ts'
import { feed, startFeeding, summariesOf, timelineOf } from '../../../test/support/contact-timeline.ts'
import { anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { anOpenEvent, register } from '../../../test/support/register.ts'
import { noteStatements } from '../../../test/support/statements.ts'
import { count, outbox, submit } from '../../../test/support/stored.ts'
import { aSurveyedEvent, aSurveyResponse } from '../../../test/support/surveys.ts'
import { aCourse, complete } from '../../../test/support/training.ts'
import { jobContext } from '../../platform/context/context.ts'
import { handleEvents } from '../../platform/outbox/handle-events.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { feedListener } from './feed-listener.ts'

const ADA = 'ada@example.org'

test('whoever registers, comes, gets a certificate, a badge, answers and completes a course is a contact, whose time line tells it', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await aSurveyedEvent(world)
  await register(world, await anOpenEvent(world, { name: 'Open Day' }), { email: 'Ada@Example.org', first_name: 'Ada' })
  const { attendee } = await aSurveyResponse(world, event, { stars: 5 }, { email: ADA })
  const path = `/admin/events/${event.id}`
  await world.request('POST', `${path}/checkin`, { attendee_id: attendee.id })
  const { body: issued } = await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  const [{ id }] = issued.certificates
  await world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason: 'Misspelt' })
  const badge = await aBadge(world)
  await world.request('POST', `${badge.path}/awards`, { email: ADA, name: 'Ada Lovelace' })
  await complete(world, (await aCourse(world)).id, [ADA])
  await world.request('DELETE', `${path}/attendees/${attendee.id}`)
  await feed(world)
  assert.deepEqual(await summariesOf(world, ADA), [
    'Registered for “Open Day”.',
    'Registered for “Node Day”.',
    'Answered the survey of “Node Day”.',
    'Attended “Node Day”.',
    'Received a certificate for “Node Day”.',
    'The certificate for “Node Day” was revoked: Misspelt.',
    'Earned the badge “Regular”.',
    'Completed “Fire safety”.',
    'Was removed from “Node Day”.',
  ])
  const [came] = (await timelineOf(world, ADA))!.filter(({ kind }) => kind === 'attended')
  assert.deepEqual([came.event_id, came.subject_type, came.subject_id], [event.id, 'attendee', attendee.id])
  const [contact] = await world.query<any>('select * from contact')
  assert.deepEqual(
    [contact.first_name, contact.last_name, contact.email, contact.source],
    ['Ada', 'Yılmaz', 'Ada@Example.org', 'registration'],
  )
})

test('the certificates of a bulk job are told of to those whose address is known', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [
    ['Name', 'E-mail'],
    ['Grace Brewster Hopper', 'grace@example.org'],
    ['Nobody', ''],
  ]
  await submit(
    world,
    event.id,
    workbookOf({ rows: rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('') }),
  )
  await world.runJobs()
  await feed(world)
  const [entry] = (await timelineOf(world, 'grace@example.org'))!
  assert.equal(entry.summary, 'Received a certificate for “Node Day”.')
  const [certificate] = await world.query<{ id: number }>(
    `select id from certificate where attendee_email = 'grace@example.org'`,
  )
  assert.equal(entry.subject_id, certificate!.id)
  assert.deepEqual(await world.query('select first_name, last_name from contact'), [
    { first_name: 'Grace Brewster', last_name: 'Hopper' },
  ])
})

test('a person comes to an event once, however often and to how many sessions', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: ADA })
  const session = await aSession(world, event.id)
  const path = `/admin/events/${event.id}`
  for (const door of [`${path}/checkin`, `${path}/sessions/${session.id}/checkin`]) {
    await world.request('POST', door, { attendee_id: attendee.id })
    await world.request('DELETE', `${door}/${attendee.id}`)
    await world.request('POST', door, { attendee_id: attendee.id })
    await feed(world)
  }
  assert.deepEqual(
    (await timelineOf(world, ADA))!.filter(({ kind }) => kind === 'attended').map(({ summary }) => summary),
    ['Attended “Node Day”.'],
  )
})

test('names of a contact that are empty are filled, and others are left as they are', async () => {
  const world = await startFeeding()
  await using _ = world
  const [bare, named] = ['bare@example.org', 'named@example.org']
  await world.request('POST', '/admin/crm/contacts', { email: bare })
  await world.request('POST', '/admin/crm/contacts', { email: named, first_name: 'N.', last_name: 'A.' })
  const event = await anEvent(world)
  for (const email of [bare, named]) await anAttendee(world, event.id, { email })
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  await feed(world)
  assert.deepEqual(await world.query('select first_name, last_name, source from contact order by id'), [
    { first_name: 'Ada', last_name: 'Lovelace', source: 'api' },
    { first_name: 'N.', last_name: 'A.', source: 'api' },
  ])
  const [update, ...more] = await outbox(world, 'crm.profile_updated')
  assert.deepEqual([update.data.source, update.data.email, more], ['registration', bare, []])
})

test('what happened while the feed was off is not taken in, and all that happened before and after it is', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  const issue = async (email: string) => {
    const { id } = await anAttendee(world, event.id, { email })
    await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  }
  const turn = async (is_on: boolean) => {
    const { status } = await world.request('PATCH', '/admin/crm/settings', { feed_from_events: is_on })
    assert.equal(status, 200)
  }
  await issue('before@example.org')
  await turn(false)
  await turn(false)
  await issue('off@example.org')
  await turn(true)
  await issue('after@example.org')
  await feed(world)
  await turn(false)
  await feed(world)
  await issue('later@example.org')
  await feed(world)
  assert.deepEqual(
    (await world.query<{ email: string }>('select email from contact order by email')).map(({ email }) => email),
    ['after@example.org', 'before@example.org'],
  )
})

test('whoever was erased before the feed hears of them is no contact', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: ADA })
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: attendee.id })
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  await erasePerson(jobContext(world.services, 1, 'test'), { email: ADA })
  await feed(world)
  assert.equal(await count(world, 'contact'), 0)
})

test('hundreds of events cost the feed as many statements as a few of each kind', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  const note = noteStatements(world)
  const costs: number[] = []
  for (const [nth, people] of [3, 30].entries()) {
    const rows = Array.from({ length: people }, (_, n) => `Guest,Number ${n},guest${nth}-${n}@example.org,attended`)
    const text = `first_name,last_name,email,status\n${rows.join('\n')}`
    await world.request('POST', `/admin/events/${event.id}/attendees/import`, { text })
    await world.request('POST', `/admin/events/${event.id}/certificates`)
    const statements = await note(async () => void (await handleEvents(world.services, feedListener, 500)))
    costs.push(statements.length)
  }
  assert.equal(await count(world, 'contact_activity'), 33 * 3)
  assert.deepEqual(costs, [costs[0], costs[0]])
})
