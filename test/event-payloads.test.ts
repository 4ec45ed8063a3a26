import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sendExpiryNotices } from '../src/modules/certificates/expiry/send-expiry-notices.ts'
import { readDocument } from './support/api-operations.ts'
import { enterLog } from './support/enter-log.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { aBulkJob } from './support/stored.ts'

/** Steps that produce each event, through HTTP and jobs; the expected bodies are in fixtures/events. */
const happenings: Record<string, (world: World) => Promise<unknown>> = {
  'cert.issued': issueOne,
  'cert.revoked': async (world) => {
    const { id } = await issueOne(world)
    return world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason: 'Issued by mistake' })
  },
  'cert.bulk_completed': async (world) => {
    const event = await anEvent(world, { name: 'Node Day' })
    await aBulkJob(world, event.id, ['Ada Lovelace', 'Ayşe Yılmaz'])
    await world.runJobs()
  },
  'cert.expiring_soon': async (world) => {
    await issueOne(world)
    await enterLog(world)
    await sendExpiryNotices(world.services)
  },
}

async function issueOne(world: World): Promise<{ id: number }> {
  const event = await anEvent(world, { name: 'Node Day', certificate_validity_days: 30 })
  await anAttendee(world, event.id, { email: 'ada@example.org' })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  return body.certificates[0]
}

/** The body that is stored for receivers, and sent as it is. */
async function storedBody(world: World, type: string): Promise<string> {
  const rows = await world.query<{ body: Buffer }>(`select body from domain_event where type = '${type}'`)
  assert.equal(rows.length, 1)
  return new TextDecoder('utf-8', { fatal: true }).decode(rows[0]!.body)
}

/** Puts a word in the place of what differs from one run to the next: it tells the form that the value had. */
function withPlaceholders(body: string): string {
  const steady = body
    .replace(/"(\w+_id)":\d+/g, '"$1":"<integer>"')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00/g, '<time in microseconds>+00:00')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time in milliseconds>Z')
    .replace(/\/events\/\d+\/bulk-generate-jobs\/\d+\//, '/events/<integer>/bulk-generate-jobs/<integer>/')
  return `${JSON.stringify(JSON.parse(steady), null, 2)}\n`
}

async function validateOf(type: string): Promise<ValidateFunction> {
  const document = await readDocument()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'document' })
  const { schema } = document['webhooks'][type].post.requestBody.content['application/json']
  return ajv.compile({ $ref: `document${schema.$ref}` })
}

for (const [type, happen] of Object.entries(happenings)) {
  test(`the body of ${type} is what its schema and its reviewed example say`, async () => {
    await using world = await startWorld()
    await happen(world)
    const body = await storedBody(world, type)
    const judge = await validateOf(type)
    assert.ok(judge(JSON.parse(body)), JSON.stringify(judge.errors))
    assert.match(body, /^\{"event":"[a-z._]+","timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00","data":\{/)
    const reviewed = readFileSync(new URL(`fixtures/events/${type}.json`, import.meta.url), 'utf8')
    assert.equal(withPlaceholders(body), reviewed)
  })

  test(`the schema of ${type} takes neither a field more nor one less, nor another type of event`, async () => {
    await using world = await startWorld()
    await happen(world)
    const judge = await validateOf(type)
    const envelope = JSON.parse(await storedBody(world, type))
    const withData = (data: object) => judge({ ...envelope, data })
    assert.ok(withData(envelope.data))
    assert.ok(!withData({ ...envelope.data, more: 1 }))
    for (const field of Object.keys(envelope.data)) {
      const { [field]: _, ...rest } = envelope.data
      assert.ok(!withData(rest), field)
      assert.ok(!withData({ ...envelope.data, [field]: { nothing: 'of this form' } }), field)
    }
    assert.ok(!judge({ ...envelope, event: 'cert.unknown' }))
    assert.ok(!judge({ ...envelope, timestamp: '2026-11-20T09:30:00.000Z' }))
  })
}
