import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { fillPath, type Operation, operationsOf, readDocument } from './support/api-operations.ts'
import { PICTURE } from './support/badges.ts'
import { aContact } from './support/crm.ts'
import { call, type Everything, idsFor, makeEverything } from './support/everything.ts'
import { anAttendee, upload } from './support/factories.ts'
import { type Answer, startWorld, type World } from './support/harness.ts'
import { OWN_STAGES } from './support/own-stages.ts'
import { anOpenEvent, register } from './support/register.ts'
import { secretsStored, secretsTold } from './support/secrets-of.ts'
import { aSender } from './support/senders.ts'
import { fieldsOnly } from './support/stored.ts'
import { completionsOf } from './support/training.ts'

/** Changes without a record of their own are recorded for the organisation. */
const OF_ORGANISATION = [
  ...['postCompletions', 'changeTrainingEmail', 'resendFailedEmails'],
  ...['setContactProperties', 'updateCrmSettings', 'saveDealStages'],
  ...['saveLeadScoreRules', 'recalculateLeadScores', 'erasePerson', 'exportPerson', 'updateRetention', 'runRetention'],
  ...['updateSignInPolicy', 'updateSender', 'deleteSender', 'testSender'],
]

/** Operations that create several records, each with its own entry; the first is that of what it answers with. */
const OF_SEVERAL = ['createSampleData', 'deleteSampleData']

/** It cannot be resolved, so a test email fails at once. */
const SMTP_URL = 'smtps://events:a-password-of-a-server@smtp.invalid'

/** Data an operation needs, besides one record of every kind, to have something to change. */
async function prepare(world: World, operation: Operation, made: Everything): Promise<void> {
  const { id } = operation
  if (id === 'deleteSampleData') {
    await world.request('POST', '/admin/sample-data')
    const { body } = await world.request('GET', '/admin/overview')
    made['sample-data'] = body.sample_event_id
  }
  if (id === 'removeBadgeImage') {
    const { body, headers } = upload(PICTURE)
    await world.request('POST', `/admin/badge-templates/${made['badge-templates']}/image`, body, { headers })
  }
  if (id === 'offerPlace' || id === 'withdrawOffer')
    await world.query(`
      update attendee set status = '${id === 'offerPlace' ? 'waitlisted' : 'offered'}', waitlisted_at = now(), offered_until = now() + interval '1 day'
      where id = ${made['attendees']}`)
  if (id === 'approveRegistration' || id === 'declineRegistration')
    await world.query(`update attendee set status = 'pending' where id = ${made['attendees']}`)
  if (id === 'openRegistration') await world.request('POST', `/admin/events/${made['events']}/close-registration`)
  if (id === 'issueCertificates') await anAttendee(world, Number(made['events']))
  if (id.startsWith('checkInTo'))
    await world.request('DELETE', `${fillPath(operation, idsFor(operation, made))}/${made['attendees']}`)
  if (id === 'cancelContactImport')
    await world.query(`update contact_import set status = 'pending', finished_at = null where id = ${made['imports']}`)
  if (id === 'setContactProperties')
    await world.request('PUT', '/admin/crm/properties', [{ key: 'own', label: 'Own', type: 'text' }])
  if (id === 'deleteAssignmentRule')
    await world.request('PUT', `/admin/training/programmes/${made['programmes']}/assignment-rule`, { tags: [] })
  if (id === 'deleteForm')
    await world.request('DELETE', `/admin/forms/${made['forms']}/submissions/${made['submissions']}`)
  if (id === 'resendEmail') await world.query(`update email set status = 'sent' where id = ${made['emails']}`)
  if (id === 'verifyIdentityProviderDomain') {
    const { body } = await world.request('GET', `/admin/identity-providers/${made['identity-providers']}`)
    Object.assign(world.services, { resolveTxt: async () => [body.domains[0].txt_record] })
  }
  if (id === 'resendMessageToFailed' || id === 'sendMessageToNew')
    await world.query(`
      update message set status = 'sent', started_at = now(), finished_at = now(), all_made = true, held_template_id = null
      where id = ${made['messages']}`)
  if (/^(test|delete)Sender$/.test(id)) await aSender(world, SMTP_URL)
  if (/^(test|replay)Webhook/.test(id))
    await world.request('PATCH', `/admin/webhooks/${made['webhooks']}`, { active: true })
}

async function send(world: World, operation: Operation, made: Everything): Promise<Answer> {
  const path = fillPath(operation, idsFor(operation, made))
  const { body, headers } = fieldsOnly({ name: 'Plain' })
  const picture = upload(PICTURE)
  if (operation.id === 'setBadgeImage') return world.request('POST', path, picture.body, { headers: picture.headers })
  if (operation.id === 'createDesign') return world.request('POST', path, body, { headers })
  if (operation.id === 'addTrainingEvidence') {
    const proof = upload(PICTURE, { fields: { course_id: String(made['courses']), email: String(made['assigned']) } })
    return world.request('POST', path, proof.body, { headers: proof.headers })
  }
  if (operation.id === 'addPicture') return world.request('POST', path, picture.body, { headers: picture.headers })
  if (operation.id === 'uploadOrganisationLogo') {
    const logo = upload(createCanvas(40, 20).toBuffer('image/png'), { name: 'logo.png' })
    return world.request('POST', path, logo.body, { headers: logo.headers })
  }
  if (/^check(InTo|OutOf)/.test(operation.id))
    return call(world, operation, path, { body: { attendee_id: made['attendees'] } })
  if (operation.id === 'postCompletions')
    return call(world, operation, path, { body: completionsOf([made['assigned']!], { course: made['courses'] }) })
  if (operation.id === 'changeTrainingEmail')
    return call(world, operation, path, { body: { from: made['assigned'], to: 'new@example.org' } })
  if (operation.id === 'actOnAttendees')
    return call(world, operation, path, { body: { action: 'cancel', ids: [made['attendees']] } })
  const [contact, twin] = [made['contacts'], made['twins']]
  if (operation.id === 'mergeContacts')
    return call(world, operation, path, { body: { primary_id: contact, duplicate_ids: [twin] } })
  if (operation.id === 'addNotDuplicates')
    return call(world, operation, path, { body: { contact_ids: [twin, (await aContact(world)).id] } })
  if (operation.id === 'saveDealStages') return call(world, operation, path, { body: OWN_STAGES })
  if (operation.id === 'actOnTasks')
    return call(world, operation, path, { body: { action: 'complete', ids: [made['tasks']] } })
  if (operation.id === 'updateMember') return call(world, operation, path, { body: { role: 'editor' } })
  if (operation.id === 'updateCrmSettings') return call(world, operation, path, { body: { feed_from_events: false } })
  if (operation.id === 'updateSignInPolicy')
    return call(world, operation, path, { body: { second_factor: 'owners_and_admins' } })
  if (/^create(Event|Contact)Message$/.test(operation.id))
    return call(world, operation, path, { body: { subject: 'News', body: 'Hello', audience: {} } })
  if (operation.id === 'updateSender')
    return call(world, operation, path, { body: { from_address: 'a@example.org', smtp_url: SMTP_URL } })
  if (operation.id === 'setAttendeeSessions') return call(world, operation, path, { body: { session_ids: [] } })
  if (operation.id === 'importSessions')
    return call(world, operation, path, { body: { text: '2026-12-01\n10:00–10:45 Welcome' } })
  if (operation.id === 'createEmailTemplate')
    return call(world, operation, path, { body: { name: 'Ours', subject: 'Hello', markdown: 'Hello' } })
  if (operation.id === 'createContact') return call(world, operation, path, { body: { first_name: 'Ada' } })
  return call(world, operation, path, operation.id === 'createApiKey' ? { body: { name: 'A', scopes: ['*'] } } : {})
}

/** Operations after which every record is still as the next one needs it. */
const LEAVES_ALL = /^(create|add|update|test)(?!IdentityProvider|RegistrationType)/

/** An organisation has no room for one record of every kind beside each operation that there is. */
const IN_A_WORLD = 45

test('every operation of the interface that changes something leaves one audit entry: who did what to which record, and no secret', async () => {
  const changing = operationsOf(await readDocument()).filter(
    ({ id, method, scope }) => method !== 'GET' && scope !== null && !id.startsWith('preview'),
  )
  // These need no record of others, while many sample bodies refer to the first records of a world.
  const isLast = ({ id }: Operation) => Number(id.endsWith('Sender'))
  const operations = changing.toSorted((a, b) => isLast(a) - isLast(b))
  assert.ok(operations.length >= 25)
  const allTold: string[] = []
  for (let first = 0; first < operations.length; first += IN_A_WORLD) {
    await using world = await startWorld()
    const told = [world.key]
    let made: Everything | null = null
    for (const operation of operations.slice(first, first + IN_A_WORLD)) {
      made ??= await makeEverything(world)
      told.push(...(await assertAudited(world, operation, made)))
      if (!LEAVES_ALL.test(operation.id)) made = null
    }
    await register(world, await anOpenEvent(world))
    await assertSecretsKept(world, told)
    allTold.push(...told)
  }
  for (const form of [/^lrl_live_/, /^lrl_door_/, /^whsec_/, /^AEA/]) assert.ok(allTold.some((each) => form.test(each)))
})

/** The address at which the record of an operation is read, if it is not its own. */
const READ_FROM: Record<string, (made: Everything) => string> = {
  updateContactNote: ({ contacts }) => `/admin/crm/contacts/${contacts}/notes`,
  updateApiKey: () => '/admin/api-keys',
  updateMember: () => '/admin/people',
}

test('an update that sends back what was read changes nothing: no audit entry, no domain event, and updated_at stays', async () => {
  await using world = await startWorld()
  const made = await makeEverything(world)
  const updates = operationsOf(await readDocument()).filter(({ method, scope }) => method === 'PATCH' && scope !== null)
  assert.ok(updates.length >= 20)
  for (const operation of updates) {
    const ids = idsFor(operation, made)
    const path = fillPath(operation, ids)
    const address = READ_FROM[operation.id]?.(made) ?? path
    const read = async () => {
      const { status, body, text } = await world.request('GET', address)
      assert.equal(status, 200, `${operation.id}: ${text}`)
      return Array.isArray(body) ? body.find(({ id }) => id === ids.at(-1)) : body
    }
    const before = await read()
    const known = Object.keys(operation.body!['properties']).filter((name) => before[name] !== undefined)
    assert.ok(known.length > 0, operation.id)
    const sent = Object.fromEntries(known.map((name) => [name, before[name]]))
    const written = await writtenBy(world)
    const answer = await world.request('PATCH', path, sent)
    assert.equal(answer.status, 200, `${operation.id}: ${answer.text}`)
    assert.deepEqual([await read(), await writtenBy(world)], [before, written], operation.id)
    assert.equal(answer.body.updated_at, before.updated_at, operation.id)
  }
})

/** How many audit entries and domain events there are. */
async function writtenBy(world: World): Promise<unknown> {
  const [counts] = await world.query(`
    select (select count(*) from audit_entry)::int as entries, (select count(*) from domain_event)::int as events`)
  return counts
}

/** Neither what let anyone in nor what it is known by stands in an entry. */
async function assertSecretsKept(world: World, told: string[]): Promise<void> {
  const stored = await secretsStored(world)
  for (const name of ['api_key.key_hash', 'certificate.salt', 'webhook_endpoint.secret', 'door_device.token_hash'])
    assert.ok([...stored.values()].includes(name), name)
  const rows = await world.query<{ row: string }>('select e::text as row from audit_entry e')
  assert.ok(rows.length > IN_A_WORLD)
  const all = rows.map(({ row }) => row).join('\n')
  for (const [secret, name] of [...stored, ...told.map((each) => [each, 'an answer'] as const)])
    assert.ok(!all.includes(secret), `a secret of ${name} is in the audit: ${secret}`)
}

/** @returns the secrets that the answer tells */
async function assertAudited(world: World, operation: Operation, made: Everything): Promise<string[]> {
  const { id, method } = operation
  await prepare(world, operation, made)
  const answer = await send(world, operation, made)
  assert.ok(answer.status < 300, `${id}: ${answer.status} ${answer.text}`)
  const entries = await world.query<any>(
    `select * from audit_entry where request_id = '${answer.headers['x-request-id']}' order by id`,
  )
  assert.ok(entries.length === 1 || (entries.length > 1 && OF_SEVERAL.includes(id)), id)
  const { actor, subject_id, before, after } = entries[0]
  assert.equal(actor, 'api_key:1', id)
  const whole = OF_ORGANISATION.includes(id) ? 1 : null
  const told = [
    answer.body.id,
    answer.body.event_id,
    id === 'deleteSampleData' ? made['sample-data'] : null,
    answer.body.attendee?.id,
    answer.body.not_duplicates?.[0].id,
    answer.body.primary_id,
    answer.body.undo?.ids[0],
    id === 'actOnTasks' ? made['tasks'] : null,
    whole,
  ]
  assert.ok([idsFor(operation, made).at(-1), ...told].includes(subject_id), id)
  assert.ok(before !== null || after !== null || id === 'exportPerson', id)
  if (method === 'PATCH') assert.ok(before !== null && after !== null, id)
  return secretsTold(answer.body)
}
