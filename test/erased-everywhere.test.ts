import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendExpiryNotices } from '../src/modules/certificates/expiry/send-expiry-notices.ts'
import { workbookOf } from './fixtures/spreadsheets/make-workbook.ts'
import { aBadge } from './support/badges.ts'
import { startDelivering } from './support/deliver.ts'
import { enterLog } from './support/enter-log.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { aForm, submit as submitForm } from './support/forms.ts'
import { handleEverything } from './support/handle-all.ts'
import { startWorld, type World } from './support/harness.ts'
import { importContacts } from './support/import-contacts.ts'
import { importFile } from './support/import-file.ts'
import { until } from './support/installation.ts'
import { type Reaction, startReceiver } from './support/receiver.ts'
import { anOpenEvent, register } from './support/register.ts'
import { rowsHolding } from './support/rows-holding.ts'
import { keysStored, submit } from './support/stored.ts'
import { aSurveyedEvent, aSurveyResponse } from './support/surveys.ts'
import { aCourse, aProgramme, assign, complete, ok } from './support/training.ts'

const EMAIL = 'Zuleika.Q@example.org'
const ALIAS = 'zuzu@alias.example'
const PERSON = { first_name: 'Zuleika', last_name: 'Quuxson', email: EMAIL }
const WORDS = /zuleika|quuxson|zuzu/i
/** Rows that contain the person before, in readable form. */
const TABLES =
  'attendee attendee_import_failed_row audit_entry badge_award bulk_job certificate contact contact_activity contact_import_batch contact_import_failed_row contact_merge_member contact_note contact_tag contact_text deal domain_event email email_attempt email_suppression form form_submission scan survey_response training_assignment training_completion webhook_attempt'.split(
    ' ',
  )
const CSV = `name,e-mail,notes\nZuleika Quuxson,${EMAIL},Zuleika likes tea\nZuleika,not ${EMAIL}\nBob Other,bob@gmail.com,`

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const FILE = workbookOf({
  rows: [
    ['Name', 'E-mail'],
    ['Zuleika Quuxson', EMAIL],
    ['Bob Other', 'bob@example.org'],
  ]
    .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
    .join(''),
})

/** Data about the person in events, certificates and mails. */
async function atEvents(world: World): Promise<void> {
  const question = { id: 'diet', type: 'short_text', label: 'What do you not eat?' }
  const open = await anOpenEvent(world, { registration_questions: [question] })
  const answers = { diet: 'Zuleika eats all' }
  assert.equal((await register(world, open, { ...PERSON, answers })).status, 201)
  const event = await aSurveyedEvent(world, { certificate_validity_days: 10 })
  const path = `/admin/events/${event.id}`
  const { attendee } = await aSurveyResponse(world, event, { stars: 5, why: 'Zuleika liked it' }, PERSON)
  await ok(world.request('PATCH', `${path}/attendees/${attendee.id}`, { tags: ['zuleika'] }))
  await ok(world.request('POST', `${path}/checkin`, { attendee_id: attendee.id }))
  await world.request('POST', `${path}/checkin`, { ticket: EMAIL })
  await ok(
    world.request('POST', `${path}/certificates`, undefined, { headers: { 'idempotency-key': 'zuleika-issue' } }),
  )
  const second = await anEvent(world)
  await anAttendee(world, second.id, { ...PERSON, email: ALIAS })
  const { certificates } = await ok(world.request('POST', `/admin/events/${second.id}/certificates`))
  const why = { revocation_reason: 'Zuleika asked' }
  await ok(world.request('POST', `/admin/certificates/${certificates[0].id}/revoke`, why))
  assert.equal((await importFile(world, second.id, CSV)).body.failed, 1)
  assert.equal((await submit(world, second.id, FILE)).status, 201)
  await world.runJobs()
  assert.equal((await submit(world, second.id, FILE)).status, 201)
  await ok(world.request('POST', '/admin/email-suppressions', { address: EMAIL }))
  await world.query(`insert into email_attempt (org_id, email_id, number, started_at, ended_at, outcome, response)
    select org_id, id, 1, now(), now(), 'deferred', 'try ${EMAIL} later' from email where to_address = '${EMAIL}' order by id limit 1;
    update email set attempts = 1 where id = (select email_id from email_attempt)`)
}

/** Data about the person in training, badges, contacts and forms. */
async function elsewhere(world: World): Promise<void> {
  const badge = await aBadge(world)
  await ok(world.request('POST', `${badge.path}/awards`, { email: EMAIL, name: 'Zuleika Quuxson' }))
  await assign(world, (await aProgramme(world, [{ course_id: (await aCourse(world)).id }])).id, [EMAIL, ALIAS])
  await complete(world, (await aCourse(world)).id, [EMAIL], { external_id: EMAIL })
  await handleEverything(world)
  const [known, alias] = await world.query<{ id: number }>(
    `select id from contact where email_key in (lower('${EMAIL}'), '${ALIAS}') order by email_key = '${ALIAS}'`,
  )
  const zuzu = { first_name: 'Zuzu', title: 'Friend of Zuleika', tags: ['zuzu'] }
  await ok(world.request('PATCH', `/admin/crm/contacts/${alias!.id}`, zuzu))
  for (const { id } of [known!, alias!])
    await ok(world.request('POST', `/admin/crm/contacts/${id}/notes`, { text: 'Zuleika called' }))
  await ok(
    world.request('PATCH', `/admin/crm/contacts/${known!.id}`, { title: 'Doctor Zuleika', phone: '+905321112233' }),
  )
  const deal = { contact_id: known!.id, title: 'Deal of Zuleika', notes: 'Quuxson pays', amount: 10, currency: 'EUR' }
  const { id } = await ok(world.request('POST', '/admin/crm/deals', deal))
  await ok(world.request('PATCH', `/admin/crm/deals/${id}`, { stage: 'qualified', notes: 'Zuleika pays' }))
  await ok(world.request('POST', '/admin/crm/merge', { primary_id: alias!.id, duplicate_ids: [known!.id] }))
  await ok(importContacts(world, CSV))
  const many = Array.from({ length: 5_001 }, (_, n) => `Guest ${n},guest${n}@example.com,`)
  const staged = await importContacts(world, `${CSV}\n${many.join('\n')}`)
  assert.equal(staged.status, 202, staged.text)
  const form = await aForm(world, { notify_emails: ['owner@example.org', ALIAS] })
  const sent = { name: 'Zuleika Quuxson', email: EMAIL, message: 'I am Zuleika' }
  assert.equal((await submitForm(world, form, sent)).status, 201)
  await handleEverything(world)
  await ok(world.request('POST', '/admin/crm/lead-scores/recalculate'))
}

/** Somebody with two addresses who has left traces in every module. */
async function makeTraces(world: World, url: string): Promise<void> {
  await handleEverything(world)
  await ok(world.request('POST', '/admin/webhooks', { url, events: ['*'] }))
  await atEvents(world)
  await elsewhere(world)
  await enterLog(world)
  await world.requestLog.flush()
  await sendExpiryNotices(world.services)
  await using _ = await startDelivering(world)
  await until(
    () => world.query<{ left: number }>(`select count(*)::int as left from webhook_delivery where status = 'pending'`),
    ([row]) => row!.left === 0,
  )
}

async function blobsHolding(world: World): Promise<string[]> {
  const holding: string[] = []
  for (const key of await keysStored(world))
    if (WORDS.test((await world.services.blobs.bytes(key))!.toString('latin1'))) holding.push(key)
  return holding
}

for (const certificates of ['anonymise', 'keep'] as const)
  test(`whoever has left traces in every module stands in no table and no file once they are erased: ${certificates}`, async () => {
    await using receiver = await startReceiver(
      (nth): Reaction => ({ status: 200, body: receiver.received[nth]!.bytes }),
    )
    await using world = await startWorld({ allowTargets: [receiver.host] })
    await makeTraces(world, receiver.url)
    const before = await rowsHolding(world, WORDS)
    const blobsBefore = await blobsHolding(world)
    assert.equal(blobsBefore.length, 1)
    assert.deepEqual(Object.keys(before), TABLES)
    const told = await ok(world.request('POST', '/admin/privacy/erase', { email: ALIAS, certificates, dry_run: true }))
    const tables = new Set(told.erased.map(({ table }: any) => table))
    // In these tables the row does not belong to the person: they are derived, or go along with what is.
    const along = ['contact_text', 'contact_tag', 'idempotency_key']
    assert.deepEqual(
      Object.keys(before).filter((table) => !tables.has(table) && !along.includes(table)),
      [],
    )
    const kept = told.kept.map(({ table, rows }: any) => [table, rows])
    assert.deepEqual(kept, [...(certificates === 'keep' ? [['certificate', 2]] : []), ['email_suppression', 1]])
    const done = await ok(world.request('POST', '/admin/privacy/erase', { email: ALIAS, certificates }))
    assert.deepEqual(done, { ...told, dry_run: false })
    await handleEverything(world)
    await world.runJobs()
    await handleEverything(world)
    const left = await rowsHolding(world, WORDS)
    if (certificates === 'anonymise') assert.deepEqual([left, await blobsHolding(world)], [{}, []])
    else {
      assert.deepEqual(Object.keys(left), ['certificate'], JSON.stringify(left, null, 1))
      assert.equal(left['certificate']!.length, 2)
      for (const row of left['certificate']!) assert.ok(!/alias|example\.org/i.test(row), row)
      const [archive, ...others] = await blobsHolding(world)
      assert.deepEqual(others, [])
      assert.notEqual(archive, blobsBefore[0], 'the archive is drawn again, without the hash of the address')
    }
    const again = await ok(world.request('POST', '/admin/privacy/erase', { email: EMAIL, certificates }))
    assert.deepEqual(again.erased, [])
  })
