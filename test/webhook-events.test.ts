import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announceOverdue } from '../src/modules/training/assignments/announce-overdue.ts'
import { assertRefused } from './support/assert-refused.ts'
import { aBadge } from './support/badges.ts'
import { aContact } from './support/crm.ts'
import { deliveredEvents, typesOf } from './support/delivered-events.ts'
import { anAttendee, anEmail, anEvent, aSession } from './support/factories.ts'
import { AYSE, aForm, submit } from './support/forms.ts'
import { importContacts } from './support/import-contacts.ts'
import { importFile } from './support/import-file.ts'
import { anOpenEvent, aRegistration, register } from './support/register.ts'
import { startSending, triedEmail } from './support/send.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'
import { anAnswerer, aSurveyedEvent } from './support/surveys.ts'
import { aCourse, aProgramme, assign, complete, ok } from './support/training.ts'

const ADA = { email: 'ada@example.org', name: 'Ada Lovelace' }

test('events and sessions are announced once for each change, and neither repeated nor refused requests are', async () => {
  let path = ''
  const events = await deliveredEvents(async (world) => {
    const event = await anEvent(world, { name: 'Node Day' })
    path = `/admin/events/${event.id}`
    for (const _ of [1, 2]) await ok(world.request('PATCH', path, { name: 'Node Days' }))
    assertRefused(await world.request('PATCH', path, { name: '' }), 422, 'validation_failed', 'body.name')
    const session = await aSession(world, event.id, { title: 'Streams' })
    const own = `${path}/sessions/${session.id}`
    for (const _ of [1, 2]) await ok(world.request('PATCH', own, { location: 'Hall B' }))
    assertRefused(await world.request('POST', `${path}/sessions`, {}), 422, 'validation_failed', 'body.title')
    const copy = await ok(world.request('POST', `${path}/duplicate`, {}))
    await ok(world.request('DELETE', own))
    assertRefused(await world.request('DELETE', own), 404, 'not_found')
    await ok(world.request('DELETE', `/admin/events/${copy.id}`))
    assertRefused(await world.request('DELETE', `/admin/events/${copy.id}`), 404, 'not_found')
  })
  assert.deepEqual(
    events.map(({ event, data }) => [event, data.event_id === events[0]!.data.event_id, data.name ?? data.title]),
    [
      ['event.created', true, 'Node Day'],
      ['event.updated', true, 'Node Days'],
      ['session.created', true, 'Streams'],
      ['session.updated', true, 'Streams'],
      ['event.created', false, 'Node Days'],
      ['session.deleted', true, 'Streams'],
      ['event.deleted', false, 'Node Days'],
    ],
  )
  const [created, updated, , moved, copied] = events.map(({ data }) => data)
  assert.deepEqual([created.copied_from, copied.copied_from], [null, created.event_id])
  assert.deepEqual([updated.changes, moved.changes, moved.location], [['name'], ['location'], 'Hall B'])
  for (const { data } of events) for (const field of ['email', 'online_url']) assert.ok(!(field in data), field)
})

test('attendees are announced as they get, await and lose places, change and come in; a file of them as a whole', async () => {
  const events = await deliveredEvents(async (world) => {
    const event = await anOpenEvent(world, { registration_capacity: 1 })
    const path = `/admin/events/${event.id}`
    const ada = await anAttendee(world, event.id, { first_name: 'Ada', last_name: 'Lovelace', email: ADA.email })
    const again = { first_name: 'Ada', email: ADA.email }
    assertRefused(await world.request('POST', `${path}/attendees`, again), 409, 'already_exists')
    await aRegistration(world, event)
    assertRefused(await register(world, event, { email: 'no address' }), 422, 'validation_failed')
    for (const _ of [1, 2]) await ok(world.request('PATCH', `${path}/attendees/${ada.id}`, { tags: ['speaker'] }))
    for (const _ of [1, 2]) await ok(world.request('POST', `${path}/checkin`, { attendee_id: ada.id }))
    assertRefused(await world.request('POST', `${path}/checkin`, { attendee_id: 999_999 }), 404, 'not_found')
    for (const _ of [1, 2]) await ok(world.request('PATCH', `${path}/attendees/${ada.id}`, { status: 'cancelled' }))
    await ok(
      importFile(
        world,
        event.id,
        'first_name,email,status\nBob,b@example.org,attended\nEve,e@example.org,registered\n',
      ),
    )
    await ok(importFile(world, event.id, 'first_name,email\nNo,no@example.org\n', { query: '?dry_run=true' }))
  })
  assert.deepEqual(typesOf(events), [
    'event.created',
    'attendee.registered',
    'attendee.waitlisted',
    'attendee.updated',
    'attendee.checked_in',
    'attendee.cancelled',
    'import.completed',
  ])
  const [, registered, waitlisted, updated, checkedIn, cancelled, imported] = events.map(({ data }) => data)
  const { source: _, status: __, ...person } = registered
  assert.deepEqual([person.first_name, person.email], ['Ada', ADA.email])
  assert.deepEqual([registered.source, waitlisted.source], ['api', 'registration'])
  assert.deepEqual([updated.changes, updated.tags], [['tags'], ['speaker']])
  assert.deepEqual(cancelled, { ...person, removed: false })
  const { registration_type: ___, registration_type_id: ____, ...named } = person
  assert.deepEqual({ ...checkedIn, ...named }, checkedIn)
  assert.deepEqual([checkedIn.session_id, checkedIn.first], [null, true])
  const { kind, status, created, checked_in } = imported
  assert.deepEqual([kind, status, created, checked_in], ['attendees', 'completed', 2, 1])
  for (const field of ['email', 'name', 'first_name']) assert.ok(!(field in imported), field)
})

test('the first answers to a survey and each submission of a form are announced with the answers', async () => {
  const events = await deliveredEvents(async (world) => {
    const event = await aSurveyedEvent(world)
    const { answer } = await anAnswerer(world, event, { first_name: 'Ada', email: ADA.email })
    assert.equal((await answer({ why: 'No stars' })).status, 422)
    for (const stars of ['5', '4']) assert.equal((await answer({ stars, why: 'Good' })).status, 303)
    const form = await aForm(world)
    for (const _ of [1, 2]) await ok(submit(world, form, AYSE))
    assertRefused(await submit(world, form, { email: 'nobody' }), 422, 'validation_failed')
  })
  const own = events.filter(({ event }) => /^(survey|form)\./.test(event))
  assert.deepEqual(typesOf(own), ['survey.answered', 'form.submitted'])
  const [answered, submitted] = own.map(({ data }) => data)
  assert.deepEqual([answered.first_name, answered.email], ['Ada', ADA.email])
  assert.deepEqual(answered.answers, [
    { question_id: 'stars', label: 'How did you like it?', answer: 5 },
    { question_id: 'why', label: 'Why?', answer: 'Good' },
  ])
  assert.deepEqual([submitted.form_name, submitted.email], ['Talk to us', AYSE.email])
  assert.deepEqual(
    submitted.answers.map(({ name, answer }: any) => [name, answer]),
    Object.entries(AYSE),
  )
  const created = events.find(({ event }) => event === 'contact.created')!.data
  assert.deepEqual([created.contact_id, created.source], [submitted.contact_id, 'form'])
})

test('badges are announced when they are awarded, corrected and revoked, each once', async () => {
  const events = await deliveredEvents(async (world) => {
    const { path } = await aBadge(world)
    const { id } = await ok(world.request('POST', `${path}/awards`, ADA))
    await ok(world.request('POST', `${path}/awards`, ADA))
    const next = await ok(world.request('POST', `/admin/badge-awards/${id}/correct`, { name: 'Ada' }))
    assertRefused(await world.request('POST', `/admin/badge-awards/${id}/correct`, { name: 'A' }), 409, 'conflict')
    const revoke = { revocation_reason: 'Given in error' }
    for (const _ of [1, 2]) await ok(world.request('POST', `/admin/badge-awards/${next.id}/revoke`, revoke))
  })
  assert.deepEqual(typesOf(events), ['badge.awarded', 'badge.revoked', 'badge.awarded', 'badge.revoked'])
  const [awarded, replaced, corrected, revoked] = events.map(({ data }) => data)
  assert.deepEqual(
    [awarded.source, awarded.email, corrected.source, corrected.name],
    ['hand', ADA.email, 'correction', 'Ada'],
  )
  assert.deepEqual([replaced.award_id, replaced.superseded_by], [awarded.award_id, corrected.award_id])
  assert.deepEqual([revoked.award_id, revoked.superseded_by], [corrected.award_id, null])
  assert.equal(revoked.revocation_reason, 'Given in error')
})

test('completed courses and overdue programmes are announced once, and again for another due date', async () => {
  const events = await deliveredEvents(async (world) => {
    const course = await aCourse(world)
    const programme = await aProgramme(world, [{ kind: 'course', course_id: course.id }])
    const due = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const [{ id }] = (await assign(world, programme.id, [ADA.email], { due_date: due(1) })).assignments
    const announce = async () => {
      for (const _ of [1, 2]) await announceOverdue(world.services)
    }
    await announce()
    world.advance(3 * 86_400_000)
    await announce()
    await ok(world.request('PATCH', `/admin/training/assignments/${id}`, { due_date: due(2) }))
    await announce()
    const { status } = await world.request('POST', '/admin/training/completions', { completions: [{}] })
    assert.equal(status, 422)
    await complete(world, course.id, [ADA.email])
    world.advance(30 * 86_400_000)
    await announce()
  })
  assert.deepEqual(typesOf(events), ['training.overdue', 'training.overdue', 'training.completed'])
  const [first, second, completed] = events.map(({ data }) => data)
  assert.deepEqual([first.programme_name, first.email, first.due_date < second.due_date], ['Safety', ADA.email, true])
  assert.deepEqual([completed.course_name, completed.email], ['Fire safety', ADA.email])
})

test('contacts are announced when they are created, changed, merged, separated and deleted, and a file of them as a whole', async () => {
  const events = await deliveredEvents(async (world) => {
    const path = '/admin/crm/contacts'
    const ada = await aContact(world, { email: ADA.email })
    const twin = await aContact(world, { email: 'twin@example.org' })
    for (const _ of [1, 2]) await ok(world.request('PATCH', `${path}/${ada.id}`, { title: 'Countess' }))
    assertRefused(await world.request('PATCH', `${path}/${ada.id}`, { email: 'no' }), 422, 'validation_failed')
    const ids = { primary_id: ada.id, duplicate_ids: [twin.id] }
    const merge = await ok(world.request('POST', '/admin/crm/merge', ids))
    await ok(world.request('POST', `/admin/crm/merges/${merge.merge_id}/undo`))
    await ok(world.request('DELETE', `${path}/${twin.id}`))
    assertRefused(await world.request('DELETE', `${path}/${twin.id}`), 404, 'not_found')
    await ok(importContacts(world, `First name,E-mail,Job title\nEve,eve@example.org,\nAda,${ADA.email},Lady\n`))
    await world.runJobs()
  })
  const own = events.filter(({ event }) => /^(contact|import)\./.test(event))
  assert.deepEqual(typesOf(own), [
    'contact.created',
    'contact.created',
    'contact.updated',
    'contact.merged',
    'contact.created',
    'contact.deleted',
    'import.completed',
  ])
  const [ada, twin, updated, merged, restored, deleted, imported] = own.map(({ data }) => data)
  assert.deepEqual([ada.email, ada.source, ada.restored], [ADA.email, 'api', false])
  assert.deepEqual([updated.changes, updated.title], [['title'], 'Countess'])
  assert.deepEqual([merged.contact_id, merged.merged_ids], [ada.contact_id, [twin.contact_id]])
  assert.deepEqual([restored.contact_id, restored.restored], [twin.contact_id, true])
  assert.deepEqual([deleted.contact_id, deleted.email], [twin.contact_id, 'twin@example.org'])
  const { kind, status, created, updated: changed, event_id, checked_in } = imported
  assert.deepEqual([kind, status, created, changed, event_id, checked_in], ['contacts', 'completed', 1, 1, null, null])
})

test('an email that is rejected is announced as bounced and failed, one that was sent is not', async () => {
  await using server = await startSmtpReceiver({
    react: ({ stage, address }) =>
      stage === 'rcpt' && address.startsWith('dead') ? { code: 550, text: '5.1.1 No such user' } : null,
  })
  const events = await deliveredEvents(async (world) => {
    const address = 'dead@example.org'
    const dead = await anEmail(world, { to: { name: 'Ada', address } })
    const alive = await anEmail(world)
    await using _ = await startSending(world, { smtpUrl: server.url })
    for (const id of [dead, alive]) await triedEmail(world, id)
  })
  assert.deepEqual(typesOf(events).sort(), ['email.bounced', 'email.failed'])
  const bounced = events.find(({ event }) => event === 'email.bounced')!.data
  const failed = events.find(({ event }) => event === 'email.failed')!.data
  assert.deepEqual([bounced.email, bounced.kind, bounced.email_id], ['dead@example.org', 'hard', failed.email_id])
  assert.deepEqual([failed.may_have_arrived, /550 5\.1\.1 No such user/.test(failed.reason)], [false, true])
})
