import assert from 'node:assert/strict'
import { personalLink } from '../../src/modules/attendees/records/personal-link.ts'
import { workbookOf, workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { type Operation, sampleOf } from './api-operations.ts'
import { aRule } from './automations.ts'
import { PICTURE } from './badges.ts'
import { aContact, aDeal, anAccount, aTask } from './crm.ts'
import { aKey, anAttendee, anEmail, anEvent, aSession, upload } from './factories.ts'
import { AYSE, aForm, submissionsOf, submit } from './forms.ts'
import type { Answer, RequestOptions, World } from './harness.ts'
import { importFile } from './import-file.ts'
import { anApp, aRequest, connected, pkce } from './oauth.ts'
import { aPerson, as as signedIn } from './people.ts'
import { aSurveyResponse, SURVEY } from './surveys.ts'
import { aCourse, aProgramme, assign, complete } from './training.ts'
import { anErasureRequest } from './walk-erasure-requests.ts'

/** One record of every kind that a path can name, by the segment that stands before its id. */
export type Everything = Record<string, string | number>

let addresses = 0

const NEW_MAIL = ['POST', '/admin/email-templates', { name: 'Ours', subject: 'Hello', html: '<p>Hello</p>' }] as const
const NEW_BADGE = ['POST', '/admin/badge-templates', { name: 'Regular' }] as const

/** Somebody who has left the session and the event. */
async function aGuestWhoLeft(world: World, eventId: number, sessionId: number) {
  const guest = await anAttendee(world, eventId)
  for (const door of [`sessions/${sessionId}`, ''])
    for (const act of ['checkin', 'checkout'])
      await world.request('POST', `/admin/events/${eventId}/${door}/${act}`.replace('//', '/'), {
        attendee_id: guest.id,
      })
  return guest
}

/** Makes one record of every kind in the organisation of a key, all under one event. */
export async function makeEverything(world: World, key = world.key): Promise<Everything> {
  const as: World = {
    ...world,
    request: (method, path, body, more) => world.request(method, path, body, { key, ...more }),
  }
  const event = await anEvent(as, { visibility: 'public' })
  const attendee = await anAttendee(as, event.id)
  const issued = await as.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
  const type = await as.request('POST', `/admin/events/${event.id}/registration-types`, { name: 'Student' })
  assert.equal(type.status, 201, type.text)
  const speaker = await as.request('POST', `/admin/events/${event.id}/speakers`, { name: 'Grace Hopper' })
  assert.equal(speaker.status, 201, speaker.text)
  const session = await aSession(as, event.id, { speaker_ids: [speaker.body.id], signup: true })
  for (const door of [`sessions/${session.id}/checkin`, 'checkin'])
    await as.request('POST', `/admin/events/${event.id}/${door}`, { attendee_id: attendee.id })
  const chosen = { session_ids: [session.id] }
  const signedUp = await as.request('PUT', `/admin/events/${event.id}/attendees/${attendee.id}/sessions`, chosen)
  assert.equal(signedUp.status, 200, signedUp.text)
  const out = await aGuestWhoLeft(as, event.id, session.id)
  const scans = await as.request('GET', `/admin/events/${event.id}/scans`)
  const device = await as.request('POST', `/admin/events/${event.id}/door-devices`, { name: 'Front door' })
  assert.equal(device.status, 201, device.text)
  await as.request('PATCH', `/admin/events/${event.id}`, { survey: SURVEY, survey_opens_at: '2020-01-01' })
  await aSurveyResponse(as, event, { stars: 5 })
  const responses = await as.request('GET', `/admin/events/${event.id}/survey-responses`)
  const form = upload(workbookOfColumn(['name', 'Ada', 'Grace']))
  const job = await as.request('POST', `/admin/events/${event.id}/bulk-generate`, form.body, { headers: form.headers })
  const picture = upload(Buffer.alloc(0), { fields: { name: 'Plain' } })
  const bare = { ...picture, body: Buffer.from(withoutFile(picture.body)) }
  const design = await as.request('POST', '/admin/designs', bare.body, { headers: bare.headers })
  for (const answer of [issued, job, design]) assert.equal(answer.status, 201, answer.text)
  const certificate = issued.body.certificates[0]
  const keys = await as.request('GET', '/admin/signing-keys')
  const webhook = await aWebhook(as)
  const trained = await aTraining(as, attendee.email)
  const [badge, given] = [await as.request(...NEW_BADGE), await as.request(...NEW_BADGE)]
  const template = await as.request(...NEW_MAIL)
  const toWhom = { attendee_id: attendee.id }
  const award = await as.request('POST', `/admin/badge-templates/${given.body.id}/awards`, toWhom)
  for (const answer of [badge, given, award, template]) assert.equal(answer.status, 201, answer.text)
  const [{ org_id } = { org_id: 0 }] = await world.query<{ org_id: number }>(
    `select org_id from event where id = ${event.id}`,
  )
  const [starter] = (await as.request('GET', '/admin/email-templates?limit=200')).body.filter(
    ({ id, kind }: { id: number; kind: string | null }) => id !== template.body.id && kind === 'registered',
  )
  const rule = await as.request('POST', '/admin/automations', {
    name: 'Everywhere',
    trigger: 'registered',
    actions: [{ type: 'send_email', template_id: starter.id }],
  })
  assert.equal(rule.status, 201, rule.text)
  const agenda = { kind: 'event_ics', fileName: `agenda-${event.id}.ics`, subjectId: event.id }
  const imported = await as.request('POST', '/admin/crm/import-csv', { csv: 'name,e-mail\nBob,b@gmail.com\nNobody,' })
  assert.equal(imported.status, 200, imported.text)
  const refused = await importFile(as, event.id, 'name,e-mail\nNobody,')
  const imports = await as.request('GET', `/admin/events/${event.id}/attendee-imports`)
  assert.equal(refused.body.failed_rows_url, imports.body[0].failed_rows_url)
  const account = await anAccount(as)
  const contact = await aContact(as, { account_id: account.id })
  const note = await as.request('POST', `/admin/crm/contacts/${contact.id}/notes`, { text: 'Likes tea' })
  assert.equal(note.status, 201, note.text)
  const [twin, former] = [await aContact(as), await aContact(as)]
  const pair = await as.request('POST', '/admin/crm/not-duplicates', { contact_ids: [contact.id, twin.id] })
  const merge = await as.request('POST', '/admin/crm/merge', { primary_id: contact.id, duplicate_ids: [former.id] })
  assert.deepEqual([pair.status, merge.status], [201, 200], pair.text + merge.text)
  const about = { eventId: event.id, attendeeId: attendee.id, attachments: [agenda] }
  const address = `nobody${++addresses}@example.org`
  const suppression = await as.request('POST', '/admin/email-suppressions', { address })
  assert.equal(suppression.status, 201, suppression.text)
  const provider = await aProvider(as)
  const leadForm = await aForm(world, {}, key)
  await submit(world, leadForm, AYSE)
  const submissions = await submissionsOf(as, leadForm)
  const invited = { email: `invited${addresses}@example.org`, role: 'viewer' }
  const invitation = await as.request('POST', '/admin/people/invitations', invited)
  assert.equal(invitation.status, 201, invitation.text)
  return {
    people: (await aPerson(world, { role: 'viewer', orgId: org_id })).id,
    invitations: invitation.body.id,
    events: event.id,
    marketplace: event.public_url.split('/').at(-1),
    forms: leadForm.id,
    submissions: submissions[0].id,
    'email-suppressions': suppression.body.id,
    requests: await anErasureRequest(world, attendee.email, org_id),
    'email-templates': template.body.id,
    emails: await anEmail(world, about, org_id),
    attachments: agenda.fileName,
    attendees: attendee.id,
    registrations: personalLink(world.services, { attendeeId: attendee.id, linkNo: 1, email: attendee.email }).split(
      '/t/',
    )[1]!,
    sessions: session.id,
    speakers: speaker.body.id,
    'registration-types': type.body.id,
    automations: (await aRule(as, event.id)).id,
    presets: 'day_before',
    'organisation-rules': rule.body.id,
    messages: (
      await as.request('POST', `/admin/events/${event.id}/messages`, {
        subject: 'News',
        body: 'Hello',
        audience: {},
        send_at: '2028-01-01',
      })
    ).body.id,
    checkin: attendee.id,
    checkout: out.id,
    scans: scans.body[0].id,
    imports: imported.body.id,
    'attendee-imports': imports.body[0].id,
    accounts: account.id,
    contacts: contact.id,
    deals: (await aDeal(as)).id,
    tasks: (await aTask(as)).id,
    notes: note.body.id,
    twins: twin.id,
    merges: merge.body.merge_id,
    'not-duplicates': pair.body.not_duplicates[0].id,
    'survey-responses': responses.body[0].id,
    'door-devices': device.body.id,
    certificates: certificate.id,
    'bulk-generate-jobs': job.body.id,
    designs: design.body.id,
    editing: 'design',
    '{kind}': design.body.id,
    versions: 1,
    'badge-templates': badge.body.id,
    'badge-awards': award.body.id,
    badges: award.body.public_id,
    'identity-providers': provider.id,
    'signing-keys': keys.body[0].id,
    ...(await anOAuthApp(as)),
    domains: provider.domain,
    passkeys: await aPasskey(world),
    'api-keys': (await aKey(as, ['events:read'])).id,
    certs: certificate.public_id,
    pictures: `${'0'.repeat(64)}.jpg`,
    fonts: 'sans-00000000000000000000.ttf',
    builtin: 'quiet',
    webhooks: webhook.id,
    'webhook-deliveries': webhook.deliveryId,
    ...trained,
  }
}

/** A passkey of somebody, with a key that nobody has. */
async function aPasskey(world: World): Promise<number> {
  const { id } = await aPerson(world)
  const [row] = await world.query<{ id: number }>(`
    insert into passkey (person_id, name, credential_id, public_key, sign_count, transports, backed_up, created_at)
    select ${id}, 'Telephone', '\\x${id.toString(16).padStart(16, '0')}', '\\x00', 0, '{}', false, now() returning id`)
  return row!.id
}

/** A connected app of a member, and a request of an app that waits for consent. */
async function anOAuthApp(world: World): Promise<Everything> {
  const { body } = await world.request('GET', '/admin/organisation')
  const app = await connected(world, {
    person: await aPerson(world, { role: 'viewer', orgId: body.id }),
    scopes: ['events:read'],
  })
  const listed = await world.request('GET', '/admin/connected-apps')
  const request = await aRequest(world, { client_id: await anApp(world), code_challenge: pkce().challenge })
  return { 'connected-apps': listed.body[0].id, 'app-requests': request, app: app.clientId }
}

/** A provider by which people sign in, with a domain. */
async function aProvider(world: World): Promise<{ id: number; domain: string }> {
  const domain = `domain${++addresses}.example`
  const made = await world.request('POST', '/admin/identity-providers', {
    slug: `provider-${addresses}`,
    name: 'Ours',
    issuer: 'https://login.example',
    default_role: 'viewer',
    client_id: 'laurel',
    client_secret: 'a secret',
  })
  const path = `/admin/identity-providers/${made.body.id}/domains`
  assert.equal((await world.request('POST', path, { domain })).status, 201)
  return { id: made.body.id, domain }
}

/** A course that nothing requires yet, one that somebody completed, and a programme that is assigned. */
async function aTraining(world: World, email: string): Promise<Everything> {
  const course = await aCourse(world)
  const proven = await aCourse(world)
  const programme = await aProgramme(world, [])
  const { assignments } = await assign(world, programme.id, [email])
  await complete(world, (await aCourse(world)).id, [email])
  const listed = await world.request('GET', '/admin/training/completions')
  const proof = upload(PICTURE, { fields: { course_id: String(proven.id), email } })
  const evidence = await world.request('POST', '/admin/training/evidence', proof.body, { headers: proof.headers })
  assert.equal(evidence.status, 201, evidence.text)
  return {
    evidence: evidence.body.id,
    courses: course.id,
    programmes: programme.id,
    assignments: assignments[0].id,
    completions: listed.body[0].id,
    assigned: email,
  }
}

/** An endpoint with a delivery that was cancelled: nothing is due, in whichever test it is. */
async function aWebhook(world: World): Promise<{ id: number; deliveryId: number }> {
  const created = await world.request('POST', '/admin/webhooks', {
    url: 'https://example.com/hook',
    events: ['*'],
    description: 'Our gateway',
    headers: { 'X-Api-Key': 'the value of a custom header' },
  })
  assert.equal(created.status, 201, created.text)
  const { id } = created.body
  const tried = await world.request('POST', `/admin/webhooks/${id}/test`)
  assert.equal(tried.status, 200, tried.text)
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: false })
  return { id, deliveryId: tried.body.id }
}

function withoutFile(body: Buffer): string {
  const parts = body.toString('latin1').split('--laurel-test-boundary')
  return [...parts.filter((part) => !part.includes('filename=')).slice(0, -1), '--\r\n'].join('--laurel-test-boundary')
}

/** The ids for the parameters of an operation. */
export function idsFor({ params }: Operation, everything: Everything): (string | number)[] {
  return params.map(({ of }) => {
    const id = everything[of]
    assert.ok(id !== undefined, `makeEverything makes nothing for /${of}/{…}: add it there`)
    return id
  })
}

/** Sends an operation with a body that it takes, on the records of these ids. */
export async function call(
  world: World,
  operation: Operation,
  path: string,
  more: RequestOptions & { body?: unknown } = {},
): Promise<Answer> {
  const { body, ...given } = more
  // Only people come to what is theirs, and each of them is another one.
  const options = operation.forPeople ? { ...given, ...signedIn((await aPerson(world)).token, given.headers) } : given
  const needed = operation.query
    .filter(({ required }) => required)
    .map(({ name, schema }): [string, string] => [name, sampleOf(schema)])
  const query = needed.length > 0 ? `?${new URLSearchParams(needed)}` : ''
  if (!operation.multipart || (operation.body && body !== undefined))
    return world.request(
      operation.method,
      `${path}${query}`,
      body ?? (operation.body ? sampleOf(operation.body) : undefined),
      options,
    )
  const form = upload(
    workbookOf({ rows: `<row>${cells('name', 'e-mail')}</row><row>${cells('Ada', 'ada@example.com')}</row>` }),
  )
  return world.request(operation.method, path, form.body, {
    ...options,
    headers: { ...options.headers, ...form.headers },
  })
}

function cells(...texts: string[]): string {
  return texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
}
