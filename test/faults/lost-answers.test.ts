import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '../../src/app.ts'
import { createLog } from '../../src/lib/log.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../support/assert-refused.ts'
import { anAttendee, anEvent, upload } from '../support/factories.ts'
import { type Answer, startWorld, type World } from '../support/harness.ts'
import { call, KEY, makeInstallation } from '../support/installation.ts'
import { breakingConnections, type Fault, noteStatements } from '../support/statements.ts'
import { count } from '../support/stored.ts'
import { COMMIT, startDatabaseProxy } from '../support/tcp-proxy.ts'

type Change = {
  name: string
  prepare: (world: World) => Promise<(headers: object) => Promise<Answer>>
  /** Row counts after it is done. */
  effect: (world: World) => Promise<number[]>
}

const changes: Change[] = [
  {
    name: 'issuing',
    async prepare(world) {
      const event = await anEvent(world)
      const { id } = await anAttendee(world, event.id)
      return (headers) =>
        world.request(
          'POST',
          `/admin/events/${event.id}/certificates`,
          { attendee_ids: [id] },
          { headers: { ...headers } },
        )
    },
    effect: (world) =>
      Promise.all([
        count(world, 'certificate'),
        count(world, "domain_event where type = 'cert.issued'"),
        count(world, 'certificate_log'),
        count(world, "audit_entry where action = 'certificate.issue'"),
      ]),
  },
  {
    name: 'adding an attendee',
    async prepare(world) {
      const event = await anEvent(world)
      const person = { first_name: 'Ada', email: 'ada@example.org' }
      return (headers) =>
        world.request('POST', `/admin/events/${event.id}/attendees`, person, { headers: { ...headers } })
    },
    effect: (world) =>
      Promise.all([count(world, 'attendee'), count(world, "audit_entry where action = 'attendee.create'")]),
  },
  {
    name: 'uploading',
    async prepare(world) {
      const event = await anEvent(world)
      const form = upload(workbookOfColumn(['Name', 'Ada']))
      return (headers) =>
        world.request('POST', `/admin/events/${event.id}/bulk-generate`, form.body, {
          headers: { ...form.headers, ...headers },
        })
    },
    effect: (world) =>
      Promise.all([
        count(world, 'bulk_job'),
        count(world, "credit_entry where kind = 'hold'"),
        count(world, 'graphile_worker._private_jobs'),
        count(world, "audit_entry where action = 'bulk_job.create'"),
      ]),
  },
]

/** The same, with each effect once more. */
const after = (effects: number[]) => effects.map((each) => each + 1)

/** Sends it until the service has an answer other than that the database is away or the first try is still running. */
async function sendUntilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (![503, 409].includes(answer.status)) return answer
    assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

for (const { name, prepare, effect } of changes) {
  test(`${name}: wherever the connection to the database breaks, a retry with the same Idempotency-Key makes one effect`, async () => {
    await using world = await startWorld()
    // The first certificate of an organisation makes its design version, the second is like all others.
    await (await prepare(world))({})
    const length = await statementsOf(await prepare(world), world)
    const faults = breakingConnections(world)
    const struck: string[] = []
    for (const how of ['not done', 'done, answer lost'] as Fault[])
      for (let nth = 1; nth <= length; nth++) {
        const send = await prepare(world)
        const before = await effect(world)
        const headers = { 'idempotency-key': `${how.length}-${nth}` }
        faults.arm(nth, how)
        assertRefused(await send(headers), 503, 'unavailable')
        struck.push(faults.struck()!)
        const committed = how === 'done, answer lost' && faults.struck() === 'commit'
        assert.deepEqual(await effect(world), committed ? after(before) : before, `${how}: ${faults.struck()}`)
        const answer = await sendUntilAnswered(() => send(headers))
        assert.equal(answer.status, 201, `${how} at ${nth}: ${answer.text}`)
        assert.equal(answer.headers['idempotency-replayed'], committed ? 'true' : undefined)
        assert.deepEqual(await effect(world), after(before), `${how}: ${faults.struck()}`)
      }
    assert.equal(struck.filter((text) => text === 'commit').length, 2)
  })
}

test('twin: without the stored answer a retry after a lost one makes a second effect', async () => {
  await using world = await startWorld()
  await world.query(`create function forget() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger forget before insert on idempotency_key for each row execute function forget()`)
  const { prepare, effect } = changes.find(({ name }) => name === 'uploading')!
  const send = await prepare(world)
  const faults = breakingConnections(world)
  const note = noteStatements(world)
  const { length } = await note(() => send({ 'idempotency-key': 'first' }))
  const before = await effect(world)
  faults.arm(length, 'done, answer lost')
  assertRefused(await send({ 'idempotency-key': 'second' }), 503, 'unavailable')
  assert.deepEqual([faults.struck(), await effect(world)], ['commit', after(before)])
  assert.equal((await sendUntilAnswered(() => send({ 'idempotency-key': 'second' }))).status, 201)
  assert.deepEqual(await effect(world), after(after(before)))
})

/** How many statements a request sends, to the commit. */
async function statementsOf(send: (headers: object) => Promise<Answer>, world: World): Promise<number> {
  const note = noteStatements(world)
  const statements = await note(async () =>
    assert.equal((await send({ 'idempotency-key': 'to-be-counted' })).status, 201),
  )
  assert.equal(statements.at(-1)!.text, 'commit')
  return statements.length
}

/** Another process of the service, as it were, whose way to the database is a proxy. */
async function startThroughProxy(world: World) {
  await using opening = new AsyncDisposableStack()
  const proxy = opening.use(await startDatabaseProxy(world.databaseUrl))
  const { db, close } = openDatabase(proxy.url, { max: 8 })
  opening.defer(close)
  const health = { checks: {}, stopping: () => false }
  const services = { ...world.services, db }
  const app = opening.use(await buildApp({ config: world.config, services, health, log: createLog('error') }))
  const parts = opening.move()
  return {
    proxy,
    request: async (path: string, body: object, headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${world.key}`
      const url = `/api/v1${path}`
      const answer = await app.inject({ method: 'POST', url, headers: { authorization, ...headers }, payload: body })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body }
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

test('a connection that is cut before or in the middle of what commits is 503 with Retry-After; the next request is served', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await using service = await startThroughProxy(world)
  const add = (name: string, headers = {}) =>
    service.request(
      `/admin/events/${event.id}/attendees`,
      { first_name: name, email: `${name}@example.org` },
      { ...headers },
    )
  const stored = (name: string) => count(world, `attendee where first_name = '${name}'`)
  for (const [when, done] of [
    ['before', 0],
    ['after', 1],
  ] as const) {
    for (const headers of [{}, { 'idempotency-key': when }]) {
      const name = `${when}${Object.keys(headers).length}`
      const ambushed = service.proxy.ambush(COMMIT, when)
      const lost = await add(name, headers)
      await ambushed
      assertRefused(lost, 503, 'unavailable')
      assert.match(String(lost.headers['retry-after']), /^[1-9]\d*$/)
      assert.equal(await stored(name), done)
      assert.equal((await add(`next-to-${name}`)).status, 201)
      const retried = await add(name, headers)
      const known = 'idempotency-key' in headers
      assert.equal(retried.status, done === 1 && !known ? 409 : 201)
      assert.equal(retried.headers['idempotency-replayed'], done === 1 && known ? 'true' : undefined)
      assert.equal(await stored(name), 1)
    }
  }
})

test('a service that is killed between commit and answer has done it once, and another gives the answer to the retry', async () => {
  await using installation = await makeInstallation()
  await using proxy = await startDatabaseProxy(installation.databaseUrl)
  const doomed = await installation.start('api', { DATABASE_URL: proxy.url })
  const event = (await call(doomed, 'POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' })).body
  const attendees = `/admin/events/${event.id}/attendees`
  const { id } = (await call(doomed, 'POST', attendees, { first_name: 'Ada', email: 'a@example.org' })).body
  const issue = async (url: string) => {
    const answer = await fetch(`${url}/api/v1/admin/events/${event.id}/certificates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', 'idempotency-key': 'killed' },
      body: JSON.stringify({ attendee_ids: [id] }),
    })
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotency-replayed'),
      body: (await answer.json()) as any,
    }
  }
  const killed = proxy.ambush(COMMIT, 'after', () => doomed.child.kill('SIGKILL'))
  await assert.rejects(issue(doomed.url))
  await killed
  assert.deepEqual(await doomed.ended, [null, 'SIGKILL'])

  const successor = await installation.start('api')
  const { status, replayed, body } = await issue(successor.url)
  assert.deepEqual([status, replayed, body.issued], [201, 'true', 1])
  const stored = await installation.query<{ public_id: string; announced: number }>(
    "select public_id, (select count(*)::int from domain_event where type = 'cert.issued') as announced from certificate",
  )
  assert.deepEqual(stored, [{ public_id: body.certificates[0].public_id, announced: 1 }])
})
