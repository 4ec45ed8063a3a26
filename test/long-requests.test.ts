import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { listen } from './support/last-byte.ts'
import { type RawAnswer, rawRequest } from './support/raw-request.ts'

/** How long a connection may be silent in these tests, and how long what they ask for takes. */
const SILENT_MS = 500
const NAP_S = 1.5

async function slowWorld() {
  const world = await startWorld()
  await world.query(`create function nap() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${NAP_S}); return coalesce(new, old); end $$;
    create trigger nap before delete on event for each row execute function nap();
    create trigger nap before insert on certificate for each row execute function nap()`)
  const port = await listen(world)
  world.app.server.setTimeout(SILENT_MS)
  return { world, port }
}

const head = (world: World, line: string, ...headers: string[]) =>
  `${[line, 'Host: laurel.test', `Authorization: Bearer ${world.key}`, ...headers].join('\r\n')}\r\n\r\n`

test('a request that takes longer than a connection may be silent is answered', async () => {
  const { world, port } = await slowWorld()
  await using _ = world
  const { id } = await anEvent(world)
  const [answer] = await rawRequest(port, head(world, `DELETE /api/v1/admin/events/${id} HTTP/1.1`))
  assert.equal(answer?.status, 204)
  assert.deepEqual(await world.query('select id from event'), [])
})

test('of requests that are sent together each is answered, also those behind one that takes long', async () => {
  const { world, port } = await slowWorld()
  await using _ = world
  const { id } = await anEvent(world)
  const quick = head(world, 'GET /healthz HTTP/1.1')
  const sent = quick + head(world, `DELETE /api/v1/admin/events/${id} HTTP/1.1`) + quick
  assert.deepEqual(
    (await rawRequest(port, sent, 3)).map(({ status }) => status),
    [200, 204, 200],
  )
})

test('a client that does not take its answer is cut off', async () => {
  const { world, port } = await slowWorld()
  await using _ = world
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  try {
    await once(socket, 'connect')
    // More than the system keeps for a client that does not read.
    socket.write(head(world, 'GET /api/v1/openapi.json HTTP/1.1').repeat(200))
    socket.pause()
    const open = () => new Promise<number>((resolve) => world.app.server.getConnections((_, count) => resolve(count)))
    await until(open, (count) => count === 0)
  } finally {
    socket.destroy()
  }
})

test('what a client has asked for is done once, although it goes away while that takes long', async () => {
  const { world, port } = await slowWorld()
  await using _ = world
  const event = await anEvent(world)
  const body = JSON.stringify({ attendee_ids: [(await anAttendee(world, event.id)).id] })
  const request =
    head(
      world,
      `POST /api/v1/admin/events/${event.id}/certificates HTTP/1.1`,
      'Content-Type: application/json',
      'Idempotency-Key: gone',
      `Content-Length: ${body.length}`,
    ) + body
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const napping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await until(
    () => world.query(napping),
    (rows) => rows.length > 0,
  )
  socket.destroy()
  const again = async () => (await rawRequest(port, request))[0] as RawAnswer
  const answer = await until(again, ({ status }) => status !== 409)
  assert.deepEqual([answer.status, answer.headers['idempotency-replayed']], [201, 'true'])
  assert.equal(answer.body.issued, 1)
  assert.deepEqual(await world.query('select count(*)::int as made from certificate'), [{ made: 1 }])
})
