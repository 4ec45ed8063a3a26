import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config/settings.ts'
import { fillPath, type Operation, operationsOf, readDocument, type Schema } from './support/api-operations.ts'
import { assertErrorShape } from './support/assert-refused.ts'
import { startDelivering } from './support/deliver.ts'
import { validateAnswers } from './support/documented-answers.ts'
import { type Everything, idsFor, makeEverything } from './support/everything.ts'
import fc from './support/fast-check.ts'
import { type Answer, send, startWorld, type World } from './support/harness.ts'
import { rounds } from './support/rounds.ts'

const awkwardTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '%',
    '\\',
    'x'.repeat(10_001),
    '2026-02-30',
    '2026-11-20T09:30',
    'http://[::1]/',
  ),
  fc.constantFrom('https://example.org/a.png', 'http://', 'a@b.co', 'UTC', '*', 'events:read', '__proto__', '\u202e'),
)
const awkwardNumbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 2 ** 63, 1e20, 1e300, 5e-324),
)
const anything = fc.oneof(awkwardTexts, awkwardNumbers, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))

/** Mostly what the schema takes, sometimes with one thing in it that is wrong, sometimes anything. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries<Schema>(schema['properties'] ?? {})
  const valid = { weight: 8, arbitrary: validFor(schema) }
  const other = { weight: 1, arbitrary: fc.oneof(justOutside(schema), anything) }
  if (fields.length === 0) return fc.oneof(valid, other)
  const wrong = fc.constantFrom(...fields).chain(([name, inner]) => fc.record({ [name]: valueFor(inner) }))
  const unknown = fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 2 })
  const mutated = fc
    .tuple(validFor(schema), fc.oneof(wrong, unknown))
    .map(([body, change]) => ({ ...(body as object), ...change }))
  return fc.oneof(valid, { weight: 6, arbitrary: mutated }, other)
}

function validFor(schema: Schema): fc.Arbitrary<unknown> {
  const types = [schema['type']].flat()
  const valid = schema['enum'] ? fc.constantFrom(...schema['enum']) : validOf(types[0], schema)
  return types.includes('null') ? fc.oneof(valid, fc.constant(null)) : valid
}

function validOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numberFor(schema, type)
  if (type === 'array') return fc.array(validFor(schema['items'] ?? {}), { maxLength: 4 })
  if (type !== 'object') return textFor(schema)
  const fields = Object.entries<Schema>(schema['properties'] ?? {}).map(([name, inner]) => [name, validFor(inner)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema['required'] ?? [] })
}

/** A number without limits in the schema may be any that JSON can write. */
function numberFor({ minimum = -(2 ** 63), maximum = 2 ** 63 }: Schema, type: string): fc.Arbitrary<number> {
  const edges = [minimum, maximum, 0, 1, -1, 2 ** 53].filter((edge) => edge >= minimum && edge <= maximum)
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
      : fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof(inside, fc.constantFrom(...edges))
}

function textFor({ format, maxLength = 50, minLength = 0 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'language') return fc.constantFrom('en', 'tr-TR', 'EN-gb')
  if (format === 'time-zone') return fc.constantFrom('UTC', 'Europe/Istanbul', 'Asia/Kathmandu')
  if (format === 'timestamp')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (format === 'image-address') return fc.oneof(fc.constant('placeholder'), fc.webUrl())
  const words = fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' })
  return fc.oneof(words, fc.constantFrom('events:read', 'x'.repeat(maxLength)))
}

function justOutside({ type, minimum, maximum, maxLength, maxItems }: Schema): fc.Arbitrary<unknown> {
  const values: unknown[] = ['5', null, []]
  if (minimum !== undefined) values.push(minimum - 1)
  if (maximum !== undefined) values.push(maximum + 1)
  if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1), 'x'.repeat(maxLength))
  if (type === 'array') values.push(Array((maxItems ?? 100) + 1).fill(1))
  return fc.constantFrom(...values)
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

type Judge = ReturnType<typeof validateAnswers>
type Apps = Map<Config['trustProxy'], FastifyInstance>
type Shot = {
  operation: Operation
  ids: string[]
  query: string
  body: string | undefined
  headers: Record<string, string>
  trustProxy: Config['trustProxy']
}

/** Every kind of TRUST_PROXY. */
const TRUSTED: Config['trustProxy'][] = [false, true, 1, 2, 'loopback', '10.0.0.0/8,127.0.0.1']

const written = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.nat(70_000)).map(([ip, port]) => `${ip}:${port}`),
  fc.tuple(fc.ipV6(), fc.nat(70_000)).map(([ip, port]) => `"[${ip}]:${port}"`),
  fc.constantFrom('unknown', '999.1.1.1', '_hidden', '', ' ', '127.0.0.1', '10.1.2.3', 'fe80::1%eth0'),
  fc.stringMatching(/^[\x20-\x7e]{0,20}$/),
)
const forwarded = fc.record(
  {
    'x-forwarded-for': fc.array(written, { minLength: 1, maxLength: 4 }).map((list) => list.join(', ')),
    'x-forwarded-proto': fc.constantFrom('http', 'https', 'https, http', '', 'gopher'),
    'x-forwarded-host': fc.oneof(written, fc.domain()),
  },
  { requiredKeys: [] },
)

/** A request for one of the operations: its path, its query and its body, each mostly right. */
function requestFor(operation: Operation, everything: Everything): fc.Arbitrary<Shot> {
  const ids = idsFor(operation, everything).map((id) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(String(id)) },
      {
        weight: 1,
        arbitrary: fc
          .oneof(awkwardNumbers.map(String), awkwardTexts)
          .map((text) => encodeURIComponent(text.toWellFormed()) || '0'),
      },
    ),
  )
  const query = fc.record(Object.fromEntries(operation.query.map(({ name, schema }) => [name, valueFor(schema)])), {
    requiredKeys: [],
  })
  const body = operation.body
    ? fc.oneof(
        { weight: 9, arbitrary: valueFor(operation.body).map((value) => JSON.stringify(value)) },
        fc.json(),
        awkwardTexts,
      )
    : operation.multipart
      ? fc.string({ unit: 'binary' })
      : fc.option(fc.json({ maxDepth: 2 }), { nil: undefined })
  const headers = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Record<string, string>>({}) },
    fc.constantFrom('a', 'b', '', 'x'.repeat(300)).map((key) => ({ 'idempotency-key': key })),
    fc
      .constantFrom('text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x')
      .map((type) => ({ 'content-type': type })),
  )
  return fc
    .tuple(
      fc.tuple(...ids),
      query,
      body as fc.Arbitrary<string | undefined>,
      headers,
      forwarded,
      fc.constantFrom(...TRUSTED),
    )
    .map(([path, pairs, sent, more, from, trustProxy]) => ({
      operation,
      ids: path as string[],
      query: Object.entries(pairs)
        .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
        .join('&'),
      body: ['POST', 'PATCH'].includes(operation.method) ? sent : undefined,
      headers: { ...more, ...from },
      trustProxy,
    }))
}

const documented = new Map<string, ValidateFunction>()

/** A client that is made from the document can send whatever the service takes; unknown fields are another matter. */
function assertTold(operation: Operation, body: string | undefined, about: string): void {
  const takes = documented.get(operation.id) ?? ajv.compile(operation.body!)
  documented.set(operation.id, takes)
  takes(JSON.parse(body || '{}'))
  const refused = takes.errors?.filter(({ keyword }) => keyword !== 'additionalProperties') ?? []
  assert.deepEqual(refused, [], `the document refuses it: ${about}`)
}

/** Holds for every response to every request. */
function assertAnswered({ operation, ...sent }: Shot, answer: Answer, judge: Judge): void {
  const about = `${operation.method} ${operation.path} ${JSON.stringify(sent)} → ${answer.status} ${answer.text.slice(0, 300)}`
  assert.ok(answer.status < 500, about)
  judge(operation, answer, about)
  if (answer.status >= 400 && operation.id !== 'verifyCertificate') assertErrorShape(answer)
  if (answer.status < 300 && operation.body) assertTold(operation, sent.body, about)
}

/** Sends it to the application that trusts proxies as the shot wants, which counts visitors by their address. */
async function fire(world: World, apps: Apps, key: string, shot: Shot, judge: Judge): Promise<Answer> {
  const path = fillPath(shot.operation, shot.ids) + (shot.query === '' ? '' : `?${shot.query}`)
  // At this pace no limit is reached.
  world.advance(1_000)
  const { method } = shot.operation
  const answer = await send(apps.get(shot.trustProxy)!, method, path, shot.body, { key, headers: shot.headers })
  assertAnswered(shot, answer, judge)
  return answer
}

/** The last change on record and the last announcement. */
async function lastChange(world: World): Promise<unknown> {
  const [last] = await world.query(
    'select (select max(id) from audit_entry) as audit, (select max(id) from domain_event) as announced',
  )
  return last
}

test('no request of any kind is answered with a 5xx, every answer is as the document says, a 4xx changes nothing', async (t) => {
  await using world = await startWorld()
  await using open = new AsyncDisposableStack()
  const apps: Apps = new Map()
  for (const trustProxy of TRUSTED) {
    const config = { ...world.config, trustProxy, rateLimit: true }
    const health = { checks: {}, stopping: () => false }
    apps.set(trustProxy, open.use(await buildApp({ config, services: world.services, health })))
  }
  // Webhooks are sent nowhere, and yet what becomes due is done.
  await using _ = await startDelivering(world, async () => [])
  // No random number is the id of the key that asks, so it is neither changed nor deleted by its own requests.
  await world.query('alter table api_key alter column id restart with 900000001')
  const key = await world.stranger()
  const kept = await makeEverything(world, key)
  const deletable = await makeEverything(world, key)
  const document = await readDocument()
  const judge = validateAnswers(document)
  const shots = fc
    .constantFrom(...operationsOf(document))
    .chain((operation) => requestFor(operation, operation.method === 'DELETE' ? deletable : kept))
  const statuses: Record<number, number> = {}
  let before = await lastChange(world)
  let changed = 0
  const property = fc.asyncProperty(shots, async (shot) => {
    const { status, text } = await fire(world, apps, key, shot, judge)
    statuses[status] = (statuses[status] ?? 0) + 1
    const after = await lastChange(world)
    if (status >= 400) assert.deepEqual(after, before, `${shot.operation.id} changed something: ${text}`)
    else if (!isDeepStrictEqual(after, before)) changed++
    before = after
  })
  await fc.assert(property, { numRuns: rounds(1_200, 20_000), endOnFailure: true })
  // About a twelfth of them does, by chance more or fewer.
  assert.ok(changed > rounds(50, 1_000), `only ${changed} requests changed something`)
  t.diagnostic(`answers by status: ${JSON.stringify(statuses)}`)
  assert.equal((await world.request('GET', `/admin/events/${kept['events']}`, undefined, { key })).status, 200)
})
