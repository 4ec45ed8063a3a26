import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aRule, automatedWorld, settledRuns, untilHandled } from '../../../test/support/automations.ts'
import { aMailingWorld, handle, sendAll } from '../../../test/support/certificate-mails.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { anOpenEvent, mailsTo, register } from '../../../test/support/register.ts'

const VALUES = {
  registration_questions: [{ id: 'diet', type: 'yes_no', label: 'Vegan?' }],
  certificate_values: [
    { key: 'hours', label: 'Hours', value: '8' },
    { key: 'grade', label: 'Grade' },
    { key: 'vegan', label: 'Vegan', question_id: 'diet' },
  ],
}
const WORDS = {
  subject: '{{ values.grade }}|{{ values.hours }}|{{ values.vegan }}|{{ values.other }}',
  html: '<p>{% if values.grade %}Grade {{ values["grade"] }}{% else %}No grade{% endif %}</p>',
}
const PATH = '/admin/email-templates'

/** Changes the template of a kind, in each of its languages. */
async function changeTemplate(world: World, kind: string): Promise<void> {
  const { body } = await world.request('GET', PATH)
  const { id } = body.find((each: any) => each.kind === kind)
  const { status, text } = await world.request('PATCH', `${PATH}/${id}`, { ...WORDS, translations: { tr: WORDS } })
  assert.equal(status, 200, text)
}

test('a certificate mail has the values on the certificate, as markup nowhere', async () => {
  await using mailing = await aMailingWorld(VALUES)
  const { world, event, issue } = mailing
  await changeTemplate(world, 'certificate')
  const { attendee } = await issue({ values: { grade: '<b>A</b>' }, answers: { diet: true } })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, { values: { grade: 'F' } })
  await handle(world)
  const [mail] = await sendAll(world)
  assert.equal(mail!.subject, '<b>A</b>|8|Yes|')
  assert.match(String(mail!.html), /Grade &#60;b&#62;A/)
})

test('registration mails have the values of the attendee', async () => {
  await using world = await startWorld()
  await changeTemplate(world, 'registration_confirmed')
  const event = await anOpenEvent(world, { ...VALUES, event_language: 'tr' })
  await register(world, event, { email: 'ada@example.org', answers: { diet: false } })
  const [mail] = await mailsTo(world, 'ada@example.org')
  assert.equal(mail.subject, '|8|Hayır|')
  assert.match(mail.text, /No grade/)
})

test('mails of rules have the values of the attendee, or of the certificate that they are about', async () => {
  await using at = await automatedWorld()
  const { world, receiver } = at
  const event = await anEvent(world, VALUES)
  const { body: template } = await world.request('POST', PATH, { name: 'Values', ...WORDS })
  const actions = [{ type: 'send_email', template_id: template.id, delay_hours: 1 }]
  const came = await aRule(world, event.id, { actions })
  const issued = await aRule(world, event.id, { trigger: 'certificate_issued', actions })
  const ada = await anAttendee(world, event.id, { values: { grade: 'A' } })
  await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [ada.id] })
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${ada.id}`, { values: { grade: 'B' } })
  await untilHandled(world)
  world.advance(3_600_000)
  await settledRuns(world, came)
  await settledRuns(world, issued)
  const subjects = (await Promise.all([receiver.parsed(0), receiver.parsed(1)])).map(({ subject }) => subject)
  assert.deepEqual(subjects.toSorted(), ['A|8||', 'B|8||'])
})

test('a template may name any key, a preview has samples of them, and other names are refused', async () => {
  await using world = await startWorld()
  const { body: template } = await world.request('POST', PATH, { name: 'Values', ...WORDS })
  assert.deepEqual(template.variables, ['values.grade', 'values.hours', 'values.other', 'values.vegan'])
  const preview = async (body: object) => (await world.request('POST', `${PATH}/${template.id}/preview`, body)).body
  assert.equal((await preview({})).subject, 'Grade|Hours|Vegan|Other')
  const event = await anEvent(world, VALUES)
  assert.equal((await preview({ event_id: event.id })).subject, 'Grade|8|Vegan|')
  const ada = await anAttendee(world, event.id, { values: { grade: 'A' } })
  assert.equal((await preview({ attendee_id: ada.id })).subject, 'A|8||')
  for (const name of ['values.Grade', 'values.KEY', 'values', 'values.grade.first', 'values[event.name]']) {
    const refused = await world.request('POST', PATH, { name: 'No', ...WORDS, subject: `{{ ${name} }}` })
    assertRefused(refused, 422, 'validation_failed', 'body.subject', 'unknown_variable')
  }
  const large = { ...WORDS, html: '<p>{{ values.grade }}{{ values["grade"] }}</p>'.repeat(149) }
  const refused = await world.request('POST', PATH, { name: 'No', ...large })
  assertRefused(refused, 422, 'validation_failed', 'body.html', 'too_large')
})
