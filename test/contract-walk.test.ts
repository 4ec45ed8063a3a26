import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { workbookOfColumn } from './fixtures/spreadsheets/make-workbook.ts'
import { type Operation, operationsOf, readDocument } from './support/api-operations.ts'
import { aRule } from './support/automations.ts'
import { collectExamples, type Example } from './support/collect-examples.ts'
import { startDelivering } from './support/deliver.ts'
import { aKey, anAttendee, anEvent, aSession, upload } from './support/factories.ts'
import { type Answer, type RequestOptions, startWorld, type World } from './support/harness.ts'
import { useReadOnlyReplica } from './support/read-only-replica.ts'
import { startReceiver } from './support/receiver.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'
import { aSurveyedEvent, aSurveyResponse } from './support/surveys.ts'
import { makeTwin } from './support/twin.ts'
import { walkAgenda } from './support/walk-agenda.ts'
import { walkAnalytics } from './support/walk-analytics.ts'
import { walkAudit } from './support/walk-audit.ts'
import { walkAutomationRules } from './support/walk-automation-rules.ts'
import { walkBadges } from './support/walk-badges.ts'
import { walkContacts } from './support/walk-contacts.ts'
import { walkDeals } from './support/walk-deals.ts'
import { walkEmailTemplates } from './support/walk-email-templates.ts'
import { walkEmails } from './support/walk-emails.ts'
import { walkErasureRequests } from './support/walk-erasure-requests.ts'
import { walkForms } from './support/walk-forms.ts'
import { walkImports } from './support/walk-imports.ts'
import { walkMerges } from './support/walk-merges.ts'
import { walkMessages } from './support/walk-messages.ts'
import { walkRegistration, walkRegistrationSettings } from './support/walk-registration.ts'
import { walkRetention } from './support/walk-retention.ts'
import { walkScores } from './support/walk-scores.ts'
import { walkSender } from './support/walk-sender.ts'
import { walkSignIn } from './support/walk-sign-in.ts'
import { walkSigningKeys } from './support/walk-signing-keys.ts'
import { walkTimeline } from './support/walk-timeline.ts'
import { walkTraining } from './support/walk-training.ts'

const ASKED_AGAIN = 'public, max-age=0, must-revalidate'
const KEPT: Record<string, string> = {
  getPicture: 'public, max-age=31536000, immutable',
  getFont: 'public, max-age=31536000, immutable',
  listPublicEvents: ASKED_AGAIN,
  getListedEvent: ASKED_AGAIN,
}

/** Judges answers by the document, and remembers which statuses of which operations were seen. */
async function makeJudge() {
  const document = await readDocument()
  const operations = operationsOf(document)
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'api', undefined, false)
  const seen = new Set<string>()
  const patterns = operations.map(
    (operation) => [operation, new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
  )
  const find = (method: string, path: string): Operation => {
    // A path without parameters goes before one that has them: /admin/api-keys/scopes is no id.
    const found = patterns.filter(([operation, pattern]) => operation.method === method && pattern.test(path))
    return found.toSorted(([a], [b]) => a.params.length - b.params.length)[0]![0]
  }
  const { examples, add } = collectExamples()
  const judge = (method: string, url: string, answer: Answer, sent?: unknown): void => {
    const { status, headers, body, text } = answer
    const operation = find(method, url.split('?')[0]!)
    const { id, path, raw } = operation
    add(operation, url, sent, answer)
    const response = raw['responses'][status]
    assert.ok(response, `${id} does not tell of ${status}: ${text}`)
    seen.add(`${id} ${status}`)
    assert.equal(headers['cache-control'], (status === 200 && KEPT[id]) || 'no-store', `${id} ${status}`)
    const type = String(headers['content-type']).split(';')[0]!
    if (!response.content) assert.equal(text, '', id)
    if (!response.content) return
    assert.ok(response.content[type], `${id} does not tell of ${type}`)
    if (type !== 'application/json') return
    const own = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    const shared = document['paths'][path][method.toLowerCase()].responses[status].$ref?.slice(2).split('/')
    const pointer = [...(shared ?? own), 'content', type, 'schema']
      .map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/')
    const validate = ajv.compile({ $ref: `api#/${pointer}` })
    assert.ok(validate(body), `${id} ${status}: ${ajv.errorsText(validate.errors)} in ${text}`)
  }
  const successes = operations.flatMap(({ id, raw }) =>
    Object.keys(raw['responses'])
      .filter((status) => status.startsWith('2'))
      .map((status) => `${id} ${status}`),
  )
  return { judge, seen, successes, examples, operations }
}

/** A world in which every answer is judged. */
function judged(world: World, judge: (method: string, path: string, answer: Answer, sent: unknown) => void): World {
  const request = async (method: string, path: string, body?: unknown, more?: RequestOptions) => {
    const answer = await world.request(method, path, body, more)
    // Endpoints of OAuth follow its own documents.
    if (!path.startsWith('/oauth/')) judge(method, path, answer, body)
    return answer
  }
  return { ...world, request }
}

async function walkEvents(world: World): Promise<void> {
  const { id } = await anEvent(world, { certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }], survey: [] })
  const path = `/admin/events/${id}`
  await world.request('GET', '/admin/events?search=node')
  await world.request('GET', path)
  await world.request('PATCH', path, { event_date: '2026-11-20', certificate_validity_days: 30 })
  await world.request('POST', `${path}/duplicate`, { name: 'Node Day 2027', event_date: '2027-11-20' })
  await walkRegistrationSettings(world, id)
  await walkAttendees(world, id)
  await walkBulk(world, id)
  await walkEmails(world, id)
  await walkMessages(world, id)
  await walkAutomationRules(world)
  await walkRegistration(world)
  await walkAutomations(world, id)
  await walkSurvey(world)
  await walkAnalytics(world, id)
  await world.request('DELETE', `${path}?dry_run=true`)
  await world.request('DELETE', path)
  await world.request('GET', path)
  await world.runJobs()
}

async function walkAttendees(world: World, eventId: number): Promise<void> {
  const path = `/admin/events/${eventId}`
  const { id, email } = await anAttendee(world, eventId)
  await world.request('POST', `${path}/attendees`, { first_name: 'Ada', email })
  await world.request('GET', `${path}/attendees`)
  for (const kind of ['csv', 'xlsx']) await world.request('GET', `${path}/attendees.${kind}`)
  await world.request('POST', `${path}/attendees/import`, { text: `name,email\nAda,${email}\nBob,bob@` })
  await world.request('GET', '/admin/search?q=ada')
  const everybody = { action: 'add_tag', tag: 'vip', filter: {} }
  await world.request('POST', `${path}/attendees/actions?dry_run=true`, everybody)
  await world.request('POST', `${path}/attendees/actions`, everybody)
  await world.request('PATCH', `${path}/attendees/${id}`, { last_name: '' })
  await world.request('GET', `${path}/attendees/${id}`)
  await world.request('POST', `${path}/attendees/${id}/ticket`)
  await world.request('POST', `${path}/ticket-keys/rotate?retire=true`)
  await walkSessions(world, eventId, id)
  await world.request('GET', `${path}/certificate-candidates`)
  const issued = await world.request('POST', `${path}/certificates`, { attendee_ids: [id] })
  for (const query of ['?dry_run=true', '']) await world.request('POST', `${path}/certificates${query}`, {})
  await walkCertificates(world, issued.body.certificates[0])
  await world.request('GET', `${path}/certificates?status=active`)
  for (const query of ['?status=active', '?format=csv']) await world.request('GET', `/admin/certificates${query}`)
  await world.request('GET', `${path}/certificate-tiers/summary`)
  await world.request('DELETE', `${path}/attendees/${id}`)
}

async function walkSurvey(world: World): Promise<void> {
  const event = await aSurveyedEvent(world)
  await aSurveyResponse(world, event, { stars: 4, why: 'The talks' })
  const path = `/admin/events/${event.id}`
  await world.request('GET', `${path}/survey-summary`)
  await world.request('GET', `${path}/survey-responses?format=csv`)
  const { body } = await world.request('GET', `${path}/survey-responses`)
  await world.request('DELETE', `${path}/survey-responses/${body[0].id}`)
}

async function walkSessions(world: World, eventId: number, attendee_id: number): Promise<void> {
  const path = `/admin/events/${eventId}`
  const session = await aSession(world, eventId)
  const own = `${path}/sessions/${session.id}`
  await world.request('GET', `${path}/sessions`)
  for (const file of [`${path}/sessions?format=csv`, `${path}/agenda.ics`, `${own}/session.ics`])
    await world.request('GET', file)
  await walkAgenda(world, path, own)
  for (const door of [`${own}/checkin`, `${path}/checkin`]) {
    await world.request('POST', door, { attendee_id })
    await world.request('POST', door, { attendee_id })
    await world.request('DELETE', `${door}/${attendee_id}`)
    await world.request('POST', door, { email: 'nobody@example.org' })
    await world.request('POST', door, { ticket: 'scribble' })
    await world.request('POST', door, { attendee_id })
    const way = door.replace(/checkin$/, 'checkout')
    await world.request('POST', way, { attendee_id })
    await world.request('DELETE', `${way}/${attendee_id}`)
    await world.request('DELETE', `${door}/${attendee_id}`)
  }
  await world.request('GET', `${path}/name-badges.pdf`)
  const scan = {
    key: 'scan-0001',
    attendee_id,
    session_id: session.id,
    direction: 'in',
    at: '2026-11-20',
    verdict: 'accepted',
  }
  const again = { ...scan, key: 'scan-0002', at: '2026-11-21' }
  await world.request('POST', `${path}/scans`, { device_id: 'device-1', scans: [scan, again] })
  const { body: log } = await world.request('GET', `${path}/scans?session_id=${session.id}`)
  await world.request('POST', `/admin/scans/${log.find(({ key }: any) => key === scan.key).id}/undo`)
  await walkDevices(world, eventId)
  await world.request('GET', `${path}/checkin-lookup?query=ada`)
  await world.request('GET', `${path}/attendance`)
  await world.request('GET', `${path}/door`)
  await world.request('DELETE', own)
}

async function walkCertificates(world: World, { id, event_id, public_id, verification_code }: any): Promise<void> {
  const path = `/admin/certificates/${id}`
  for (const part of ['', '/pdf', '/png', '/uses', '/credential', '/history']) await world.request('GET', path + part)
  for (const query of ['', '?tier=Bronze'])
    await world.request('GET', `/admin/events/${event_id}/certificates.zip${query}`)
  await world.request('GET', `/v/certs/${verification_code}`, undefined, { key: null })
  for (let n = 0; n < 2; n++) await world.request('POST', `${path}/email`)
  for (const query of ['?dry_run=true', ''])
    await world.request('POST', `/admin/events/${event_id}/certificates/email${query}`, { who: 'all' })
  const again = await world.request('POST', `${path}/reissue`, { attendee_name: 'Ada King' })
  await world.request('GET', `/v/certs/${public_id}`, undefined, { key: null })
  await world.request('GET', '/v/certs/nothing', undefined, { key: null })
  await world.request('POST', `${path}/revoke`, { revocation_reason: 'Issued to the wrong person' })
  await world.request('DELETE', `/admin/certificates/${again.body.id}`)
}

async function walkAutomations(world: World, eventId: number): Promise<void> {
  const { id } = await aRule(world, eventId)
  const path = `/admin/events/${eventId}/automations`
  await world.request('GET', path)
  await world.request('GET', `${path}/${id}`)
  await world.request('POST', `${path}/${id}/run?dry_run=true`)
  await world.request('POST', `${path}/${id}/run`)
  await world.request('PATCH', `${path}/${id}`, { enabled: false })
  await world.request('GET', `${path}/${id}/runs`)
  await world.request('DELETE', `${path}/${id}`)
}

async function walkBulk(world: World, eventId: number): Promise<void> {
  const path = `/admin/events/${eventId}`
  const submit = async (query = '') => {
    const { body, headers } = upload(workbookOfColumn(['name', 'Ada', 'Grace']))
    return (await world.request('POST', `${path}/bulk-generate${query}`, body, { headers })).body
  }
  await submit('?dry_run=true')
  const job = await submit()
  await world.request('GET', `${path}/bulk-generate-jobs`)
  await world.request('GET', `${path}/bulk-generate-jobs/${job.id}`)
  await world.runJobs()
  await world.request('GET', `${path}/bulk-generate-jobs/${job.id}/download`)
  await world.request('POST', `${path}/bulk-generate-jobs/${job.id}/cancel`)
  await world.request('POST', `${path}/bulk-generate-jobs/${(await submit()).id}/cancel`)
}

async function walkDevices(world: World, eventId: number): Promise<void> {
  const path = `/admin/events/${eventId}`
  const { body: device } = await world.request('POST', `${path}/door-devices`, { name: 'Front door' })
  const key = device.url.split('/').at(-1)
  await world.request('GET', `${path}/door`, undefined, { key })
  await world.request('GET', path, undefined, { key })
  await world.request('GET', `${path}/door-devices`)
  await world.request('DELETE', `${path}/door-devices/${device.id}`)
  await world.request('GET', `${path}/door`, undefined, { key })
}

async function walkDesigns(world: World): Promise<void> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const { body, headers } = upload(createCanvas(300, 200).toBuffer('image/png'), { fields: { name: 'Blue' } })
  const { id, layout, image_url } = (await world.request('POST', '/admin/designs', body, { headers })).body
  await world.request('GET', '/admin/designs')
  await world.request('GET', `/admin/designs/${id}`)
  const picture = upload(createCanvas(40, 20).toBuffer('image/png'), { name: 'seal.png' })
  await world.request('POST', '/admin/pictures', picture.body, { headers: picture.headers })
  const path = `/admin/designs/${id}`
  await world.request('PATCH', path, { layout: { ...layout, language: 'tr' } }, { headers: { 'if-match': '"1"' } })
  await world.request('PATCH', path, { name: 'Sky' }, { headers: { 'if-match': '"1"' } })
  await world.request('GET', `${path}/versions`)
  await world.request('GET', `${path}/versions/1`)
  await world.request('POST', `${path}/versions/1/restore`)
  await world.request(
    'DELETE',
    `/admin/designs/${(await world.request('POST', `${path}/duplicate`, { name: 'Blue, 2027' })).body.id}`,
  )
  await world.request('GET', new URL(image_url).pathname.slice('/api/v1'.length), undefined, { key: null })
  await world.request('GET', '/admin/designs/builtin')
  await world.request('POST', '/admin/designs/preview', { builtin: 'quiet', width: 300 })
  await world.request('GET', '/admin/designs/builtin/quiet')
  const { fonts } = (await world.request('GET', `/admin/designs/${id}/scene`)).body
  await world.request('GET', `/admin/designs/${id}/values`)
  await world.request('GET', new URL(fonts[0].url).pathname.slice('/api/v1'.length), undefined, { key: null })
}

async function walkAccounts(world: World): Promise<void> {
  const { id } = await aKey(world, ['events:read'], { expires_at: '2199-01-01' })
  await world.request('GET', '/admin/api-keys')
  await world.request('GET', '/admin/api-keys/scopes')
  await world.request('PATCH', `/admin/api-keys/${id}`, { active: false })
  await world.request('DELETE', `/admin/api-keys/${id}`)
  await world.request('GET', '/admin/credits')
  await world.request('GET', '/admin/credits/ledger')
}

async function walkWebhooks(world: World, url: string): Promise<void> {
  const { body: made } = await world.request('POST', '/admin/webhooks', { url, events: ['cert.issued'] })
  const path = `/admin/webhooks/${made.id}`
  await world.request('GET', '/admin/webhooks')
  await world.request('GET', path)
  await world.request('PATCH', path, { events: ['*'] })
  await world.request('POST', `${path}/rotate-secret`)
  const { body: tried } = await world.request('POST', `${path}/test`)
  const delivery = `/admin/webhook-deliveries/${tried.id}`
  while ((await world.request('GET', delivery)).body.status === 'pending') await wait(5)
  await world.request('POST', `${delivery}/replay`)
  await world.request('POST', `${path}/replay`, { since: '2026-01-01' })
  await world.request('GET', `${path}/deliveries`)
  await world.request('GET', '/admin/webhook-events')
  await world.request('DELETE', path)
}

/** Which operations have an example, of which status, with body and answer or without. */
function shapes(examples: Record<string, Example>) {
  return Object.entries(examples)
    .map(([id, { status, ...rest }]) => `${id} ${status} ${Object.keys(rest).sort()}`)
    .sort()
}

test('every success of every operation is as the document says, and none changes another organisation', async () => {
  await using receiver = await startReceiver({ status: 200, body: 'Thanks' })
  await using mailServer = await startSmtpReceiver()
  await using world = await startWorld({ allowTargets: [receiver.host, `127.0.0.1:${mailServer.port}`] })
  await using _ = await startDelivering(world)
  await using replica = useReadOnlyReplica(world)
  const { judge, seen, successes, examples, operations } = await makeJudge()
  const watched = judged(world, judge)
  // The first owner is set up while nobody else can sign in.
  await walkSignIn(watched)
  // Examples have small ids.
  const twin = process.env['RECORD_EXAMPLES'] ? null : await makeTwin(world)
  await walkEvents(watched)
  for (const path of ['jobs', 'setup-progress', 'overview', 'system']) await watched.request('GET', `/admin/${path}`)
  for (const method of ['POST', 'DELETE']) await watched.request(method, '/admin/sample-data')
  await walkDesigns(watched)
  await walkBadges(watched)
  await walkAudit(watched)
  await walkTimeline(watched)
  await walkImports(watched)
  await walkContacts(watched)
  await walkDeals(watched)
  await walkMerges(watched)
  await walkForms(watched)
  for (const act of ['export', 'erase?dry_run=true', 'erase'])
    await watched.request('POST', `/admin/privacy/${act}`, { email: 'ada@example.org' })
  await walkErasureRequests(watched)
  await walkRetention(watched)
  await walkScores(watched)
  await walkTraining(watched)
  await walkEmailTemplates(watched)
  await walkAccounts(watched)
  await walkWebhooks(watched, receiver.url)
  await walkSender(watched, mailServer.url)
  await walkSigningKeys(watched)
  await twin?.assertUnchanged()
  assert.ok(replica.reads() > 80, 'a replica serves lists')
  assert.deepEqual(replica.refused, [], 'what a replica serves, it can read')
  assert.deepEqual(
    successes.filter((success) => !seen.has(success)),
    [],
    'the walk leaves these out',
  )
  const bodiless = operations.filter(
    ({ body, id, multipart }) => body !== null && !multipart && examples[id]?.body === undefined,
  )
  assert.deepEqual(
    bodiless.map(({ id }) => id),
    [],
    'their requests have no example',
  )
  const file = new URL('../api/examples.json', import.meta.url)
  if (process.env['RECORD_EXAMPLES']) writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`)
  const kept: Record<string, Example> = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual(shapes(kept), shapes(examples), 'record them again: npm run examples')
})
