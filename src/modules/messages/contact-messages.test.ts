import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aForm, submit } from '../../../test/support/forms.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aContactMessage, endedMessage, messagingWorld, recipientsOf } from '../../../test/support/messages.ts'
import { ok } from '../../../test/support/training.ts'

let people = 0

async function aContact(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/contacts', {
    ...{ first_name: 'Ada', email: `contact${++people}@example.org`, email_consent: 'granted' },
    ...fields,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

test('a message to contacts goes to those who agreed, and says who is left out and why', async () => {
  await using at = await messagingWorld()
  const { world, receiver } = at
  const ada = await aContact(world, { last_name: 'Lovelace', title: 'Countess' })
  assert.deepEqual([ada.email_consent, typeof ada.email_consent_at], ['granted', 'string'])
  const unknown = await aContact(world, { first_name: 'Una', email_consent: undefined })
  assert.deepEqual([unknown.email_consent, unknown.email_consent_at], ['unknown', null])
  await aContact(world, { first_name: 'Dan', email_consent: 'denied' })
  await aContact(world, { first_name: 'Nobody', email: null })
  const gone = await aContact(world, { first_name: 'Gone', email: 'unsub@example.org' })
  await aContact(world, { first_name: 'Sample', email: 'sam@sample.example.com' })
  await world.query(`insert into email_suppression (org_id, address_key, address, reason, created_at)
    values (1, 'unsub@example.org', 'unsub@example.org', 'unsubscribed', now())`)
  const words = { subject: 'News', body: 'Dear {{ attendee.name }}, {{ contact.title }}' }
  const { body: preview } = await world.request('POST', '/admin/crm/messages?dry_run=true', { ...words, audience: {} })
  assert.deepEqual(
    [preview.recipients, preview.excluded],
    [1, { no_address: 1, suppressed: 1, unsubscribed: 1, no_consent: 2 }],
  )
  assert.deepEqual(
    preview.excluded_people.map(({ name, reason }: any) => `${name}: ${reason}`),
    ['Una: no_consent', 'Dan: no_consent', 'Nobody: no_address', 'Gone: unsubscribed', 'Sample: suppressed'],
  )
  assert.match(preview.example.text, /Dear Ada Lovelace, Countess/)
  assert.equal(receiver.received.length, 0)
  const wider = { ...words, audience: { consent: 'not_denied' } }
  assert.equal((await world.request('POST', '/admin/crm/messages?dry_run=true', wider)).body.recipients, 2)

  const { id } = await aContactMessage(world, words)
  const message = await endedMessage(world, id)
  assert.deepEqual([message.stats.recipients, message.stats.sent, message.stats.suppressed], [3, 1, 2])
  assert.deepEqual(
    receiver.received.map(({ to }) => to),
    [[ada.email]],
  )
  assert.ok((await receiver.parsed()).headers.get('list'), 'RFC 8058')
  const left = (await recipientsOf(world, id)).map(({ contact_id, status, reason }) => [contact_id, status, reason])
  assert.ok(
    left.some(
      ([contact, status, reason]) => contact === gone.id && status === 'suppressed' && /unsubscribed/.test(reason),
    ),
  )
  await ok(world.request('PATCH', `/admin/crm/contacts/${unknown.id}`, { email_consent: 'granted' }))
  await ok(world.request('POST', `/admin/messages/${id}/send-to-new`))
  assert.equal((await endedMessage(world, id)).stats.sent, 2)
})

test('a message to contacts has no event, so variables and fields of events are refused', async () => {
  await using world = await startWorld()
  const post = (fields: object) =>
    world.request('POST', '/admin/crm/messages', { subject: 'a', body: 'b', audience: {}, ...fields })
  for (const [fields, place, says] of [
    [{ body: 'Hi {{ event.name }}' }, 'body', /event\.name/],
    [{ body: 'Hi\n\n{{ attendee.ticket_url }}' }, 'body', /line 3: .*ticket_url/],
    [{ audience: { status: ['registered'] } }, 'status', /leave it out/],
    [{ audience: { contact_ids: [999] } }, 'contact_ids', /no contact 999/],
    [{ audience: { contact_ids: [] } }, 'contact_ids', /at least 1/],
  ] as const) {
    const answer = await post(fields)
    assertRefused(answer, 422, 'validation_failed')
    assert.equal(answer.body.detail[0].loc.at(-1), place, JSON.stringify(answer.body))
    assert.match(answer.body.detail[0].msg, says)
  }
  assert.equal((await world.request('GET', '/admin/crm/messages')).body.length, 0)
})

test('consent comes from imports and forms, and the strictest survives a merge', async () => {
  await using world = await startWorld()
  const csv = 'email,first name,consent\na@example.org,Ada,evet\nb@example.org,Bob,no\nc@example.org,Cem,perhaps\n'
  const { body: imported } = await world.request('POST', '/admin/crm/import-csv', { csv })
  assert.deepEqual([imported.created, imported.errors[0].column], [2, 'consent'])
  const contacts = async () => (await world.request('GET', '/admin/crm/contacts?sort=oldest')).body as any[]
  assert.deepEqual(
    (await contacts()).map(({ email_consent }) => email_consent),
    ['granted', 'denied'],
  )
  const [ada, bob] = await contacts()
  const merged = await world.request('POST', '/admin/crm/merge', { primary_id: ada.id, duplicate_ids: [bob.id] })
  assert.equal(merged.body.email_consent, 'denied', JSON.stringify(merged.body))
  assert.equal((await world.request('GET', '/admin/crm/contacts?email_consent=granted')).body.length, 0)
  const fields = [
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'news', label: 'News?', type: 'yes_no' },
  ]
  const form = await aForm(world, { fields, contact_mapping: { news: 'email_consent' } })
  for (const [email, news] of [
    ['y@example.org', true],
    ['n@example.org', false],
    ['a@example.org', true],
  ] as const)
    await ok(submit(world, form, { email, news }))
  const consentOf = async (search: string) =>
    (await world.request('GET', `/admin/crm/contacts?search=${search}`)).body[0].email_consent
  // A visitor does not prove who they are, so a form does not change what is known.
  assert.deepEqual(
    [await consentOf('y@example.org'), await consentOf('n@example.org'), await consentOf('a@example.org')],
    ['granted', 'denied', 'denied'],
  )
  const wrong = { name: 'F', fields, contact_mapping: { email: 'email_consent' } }
  assertRefused(await world.request('POST', '/admin/forms', wrong), 422, 'validation_failed')
  const table = await world.request('GET', '/admin/crm/contacts?format=csv')
  assert.match(table.text.split('\n')[0]!, /email_consent,email_consent_at/)
})
