import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { breakingConnections, noteStatements } from '../../../test/support/statements.ts'
import { count } from '../../../test/support/stored.ts'
import type { Db } from '../db/database.ts'
import { newRequestId, timeOfRequest } from '../http/server/request-id.ts'
import { openRequestLog } from './open-request-log.ts'
import type { LoggedRequest } from './write-requests.ts'

const NEVER = 86_400_000

function aRequest(fields: Partial<LoggedRequest> = {}): LoggedRequest {
  const requestId = newRequestId(1_893_456_000_000)
  return {
    orgId: 1,
    requestId,
    at: timeOfRequest(requestId),
    actor: 'api_key:1',
    method: 'GET',
    route: '/admin/events',
    path: '/admin/events',
    status: 200,
    durationMs: 1.5,
    code: null,
    ...fields,
  }
}

function open(db: Db, everyMs = NEVER) {
  const warnings: string[] = []
  const log = openRequestLog({ db }, { everyMs, warn: (_, message) => void warnings.push(message) })
  return { log, warnings }
}

const written = (world: World) => count(world, 'request_log')

test('requests are written by themselves, all that wait in one statement, and at the end what is left', async () => {
  await using world = await startWorld()
  const { log, warnings } = open(world.services.db, 1)
  const note = noteStatements(world)
  const statements = await note(async () => {
    for (let n = 0; n < 300; n++) log.add(aRequest())
    await until(
      async () => log.figures().waiting,
      (waiting) => waiting === 0,
    )
  })
  assert.deepEqual([statements.length, await written(world), warnings], [1, 300, []])
  const last = open(world.services.db)
  last.log.add(aRequest())
  await last.log.close()
  assert.equal(await written(world), 301)
  for (let n = 0; n < 1_000; n++) last.log.add(aRequest())
  await until(
    () => written(world),
    (rows) => rows === 1_301,
  )
})

test('each stands in it as it was, and once, although the answer of the database was lost', async () => {
  await using world = await startWorld()
  const { log } = open(world.services.db)
  const odd = { route: null, path: '/admin/*', status: 503, durationMs: 12_345.6, code: 'unavailable' }
  for (const fields of [{}, odd, { actor: 'door_device:7', method: 'M-SEARCH' }]) log.add(aRequest(fields))
  const breaking = breakingConnections(world)
  breaking.arm(1, 'done, answer lost')
  await log.flush()
  assert.match(breaking.struck() ?? '', /insert into request_log/)
  assert.deepEqual(log.figures(), { waiting: 3, leftOut: 0 })
  await log.flush()
  assert.deepEqual(log.figures(), { waiting: 0, leftOut: 0 })
  const rows = await world.query<any>('select * from request_log order by request_id')
  assert.deepEqual(
    rows.map(({ actor, method, route, path, status, duration_ms, code }) => [
      ...[actor, method, route, path, status, duration_ms, code],
    ]),
    [
      ['api_key:1', 'GET', '/admin/events', '/admin/events', 200, 1.5, null],
      ['api_key:1', 'GET', null, '/admin/*', 503, 12_345.6, 'unavailable'],
      ['door_device:7', 'M-SEARCH', '/admin/events', '/admin/events', 200, 1.5, null],
    ],
  )
  assert.ok(rows.every(({ at }) => at.toISOString() === '2030-01-01T00:00:00.000Z'))
})

test('while the database is away requests wait, up to 5,000, and what is beyond is counted', async () => {
  await using world = await startWorld()
  const { db } = world.services
  let away = true
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const failing = { ...db, run: (statement) => (away ? Promise.reject(refused) : db.run(statement)) } as Db
  const { log, warnings } = open(failing)
  for (let n = 0; n < 5_010; n++) log.add(aRequest())
  await log.flush()
  await log.flush()
  assert.deepEqual(log.figures(), { waiting: 5_000, leftOut: 10 })
  await log.close()
  away = false
  await log.flush()
  assert.deepEqual(log.figures(), { waiting: 0, leftOut: 10 })
  assert.deepEqual([await written(world), warnings], [5_000, []])
})

test('what the database refuses is counted and said, and those after it are written', async () => {
  await using world = await startWorld()
  const { log, warnings } = open(world.services.db)
  log.add(aRequest({ status: 70_000 }))
  await log.flush()
  log.add(aRequest())
  await log.flush()
  assert.deepEqual(log.figures(), { waiting: 0, leftOut: 1 })
  assert.deepEqual([await written(world), warnings], [1, ['requests could not be written into their log']])
})

test('an organisation fills it with no more refusals than a hundred at a time: no plan bounds those', async () => {
  await using world = await startWorld()
  const { log } = open(world.services.db)
  for (let n = 0; n < 150; n++) log.add(aRequest({ status: 429 }))
  for (let n = 0; n < 150; n++) log.add(aRequest({ status: 404, route: null }))
  for (let n = 0; n < 150; n++) log.add(aRequest({ status: 429, orgId: 2 }))
  for (let n = 0; n < 150; n++) log.add(aRequest({ status: 404 }))
  assert.deepEqual(log.figures(), { waiting: 350, leftOut: 250 })
  await log.flush()
  log.add(aRequest({ status: 429 }))
  assert.equal(log.figures().waiting, 1)
  await log.close()
})
