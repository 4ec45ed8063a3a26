import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import type { World } from '../../../../test/support/harness.ts'
import { readyToIssue } from '../../../../test/support/ready-to-issue.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { jobContext } from '../../../platform/context/context.ts'
import type { IssueResult } from '../records/certificate-schema.ts'
import { issueToAny } from './issue-to-any.ts'
import { issueToFew } from './issue-to-few.ts'

type Person = {
  first_name: string
  last_name: string
  state: 'registered' | 'cancelled' | 'in'
  has: boolean
  values: Record<string, string>
  named: boolean
}

const TIERS = [
  { name: 'Guest "of" \\ honour', min_attendance_percent: 0 },
  { name: 'Gold', min_attendance_percent: 80 },
]
const VALUES = [
  { key: 'hours', label: 'Hours "h"', value: '8' },
  { key: 'grade', label: 'Grade' },
]
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => /\p{L}/u.test(text))
const person: fc.Arbitrary<Person> = fc.record({
  first_name: name,
  last_name: fc.oneof(fc.constant(''), name),
  state: fc.constantFrom('registered', 'registered', 'cancelled', 'in'),
  has: fc.boolean(),
  values: fc.oneof(fc.constant({}), fc.record({ grade: name })),
  named: fc.boolean(),
})
const settings = fc.record({
  certificate_eligibility: fc.constantFrom('registered', 'attended'),
  certificate_tiers: fc.constantFrom([], TIERS),
  certificate_validity_days: fc.constantFrom(null, 1, 30, 36_500),
  certificate_values: fc.constantFrom([], VALUES),
  expiry_notice_days: fc.constantFrom(0, 7),
  event_date: fc.constantFrom(null, '2026-05-01T18:30:00Z'),
  event_timezone: fc.constantFrom('UTC', 'Asia/Tokyo'),
  certificate_enabled: fc.constantFrom(true, true, true, false),
})

/** An event with these people; those who `has` are given a certificate first. */
async function anEventOf(world: World, fields: object, people: Person[]) {
  const event = { name: 'Node Day', template_image_url: 'placeholder', ...fields, certificate_enabled: true }
  const { status, body, text } = await world.request('POST', '/admin/events', event)
  assert.equal(status, 201, text)
  const path = `/admin/events/${body.id}`
  const ids: number[] = []
  for (const [nth, { first_name, last_name, state, values }] of people.entries()) {
    const own = body.certificate_values.length > 0 ? { values } : {}
    const sent = { first_name, last_name, email: `p${nth}@example.org`, ...own }
    const added = await world.request('POST', `${path}/attendees`, sent)
    assert.equal(added.status, 201, added.text)
    ids.push(added.body.id)
    if (state === 'in') await world.request('POST', `${path}/checkin`, { attendee_id: ids.at(-1) })
  }
  const having = ids.filter((_, nth) => people[nth]!.has)
  if (having.length > 0) await world.request('POST', `${path}/certificates`, { attendee_ids: having })
  for (const [nth, id] of ids.entries())
    if (people[nth]!.state === 'cancelled')
      await world.request('PATCH', `${path}/attendees/${id}`, { status: 'cancelled' })
  const { certificate_enabled } = fields as { certificate_enabled?: boolean }
  await world.request('PATCH', path, { certificate_enabled })
  return { id: body.id as number, ids }
}

const TABLES = ['certificate', 'certificate_log', 'audit_entry', 'domain_event', 'figure_change', 'expiry_notice']

/** All rows that transactions have written since, without ids, times of the clock and random values. */
async function writtenSince(world: World, since: number, event: { id: number; ids: number[] }) {
  const written: Record<string, unknown> = {}
  for (const table of TABLES) {
    const body = table === 'domain_event' ? `, convert_from(t.body, 'utf8')::jsonb -> 'data' as data` : ''
    const rows = await world.query<object>(`select t.*${body} from ${table} t where t.xmin::text::bigint > ${since}`)
    written[table] = rows.map((row) => JSON.stringify(plain(row, event))).sort()
  }
  const [tally] = await world.query<object>(
    `select sum(certificates)::int as certificates, sum(attendees)::int as attendees from event_tally where event_id = ${event.id}`,
  )
  return { ...written, tally }
}

const RANDOM =
  /^(id|event_id|certificate_id|public_id|verification_code|salt|record_hash|uid|txid|body|verify_url|credential_url|occurred_at|created_at|hash|previous_hash|position|subject_id|signature|document_hash)$/

/** Ids of certificates are counted, since they are given in an order; attendees are known by their place in the event. */
function plain(value: unknown, { ids }: { ids: number[] }): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (key === 'certificate_ids') return inner.length
    if (key === 'attendee_id' || key === 'issued_to') return inner === null ? null : ids.indexOf(inner)
    return RANDOM.test(key) ? undefined : inner
  })
}

/** The result without random values, or the error. */
async function outcome(issued: Promise<IssueResult | null>, event: { ids: number[] }): Promise<unknown> {
  try {
    const result = await issued
    assert.notEqual(result, null, 'issueToFew has left it to issueToAny')
    const { skipped, certificates, ...counts } = result!
    const links = /_url$/
    const shown = certificates.map((each) =>
      Object.fromEntries(Object.entries(each).filter(([key]) => !links.test(key))),
    )
    const inOrder = skipped.toSorted((a, b) => a.attendee_id! - b.attendee_id!)
    return plain({ ...counts, skipped: inOrder, certificates: shown }, event)
  } catch (error) {
    return (error as { code?: string }).code ?? error
  }
}

/** Issues to the same people at two events, in one way each, and compares. */
async function compareWays(world: World): Promise<void> {
  world.stopClock(new Date('2026-11-24T10:00:00Z'))
  const ctx = { ...jobContext(world.services, 1, 'test'), requestId: 'r', via: 'mcp test' }
  await fc.assert(
    fc.asyncProperty(
      settings,
      fc.array(person, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (fields, people, skipMissing) => {
        const ways = []
        for (const way of [issueToFew, issueToAny]) {
          const event = await anEventOf(world, fields, people)
          const named = event.ids.filter((_, nth) => people[nth]!.named)
          const ids = named.length > 0 ? named : event.ids
          const [since] = await world.query<{ txid: number }>('select txid_current() as txid')
          const answer = await outcome(
            way(ctx, event.id, ids, { kind: 'attendee', unlessRevoked: false, skipMissing }),
            event,
          )
          ways.push({ answer, written: await writtenSince(world, since!.txid, event) })
        }
        assert.deepEqual(ways[0], ways[1])
      },
    ),
    { numRuns: 20, endOnFailure: true },
  )
}

test('issuing to few and issuing to any number answer the same and write the same rows', async () => {
  await using ready = await readyToIssue()
  await compareWays(ready.world)
})

test('twin: a way that leaves the request out of its audit entry is found', async () => {
  await using ready = await readyToIssue()
  rewrite(ready.world, 'entry.request_id', 'null::text')
  await assert.rejects(compareWays(ready.world), /Property failed/)
})
