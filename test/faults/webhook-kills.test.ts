import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { startReceiver } from '../support/receiver.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import {
  allDelivered,
  assertReceived,
  attemptsOf,
  endLeases,
  makeEndpoint,
  post,
} from '../support/webhook-installation.ts'
import { readRequest, someEvents } from '../support/webhooks.ts'

const KILLS = rounds(6, 100)

/** Issues certificates, one after the other, until the service is gone. */
async function issueUntilKilled(service: Service, eventId: number, name: string, onIssued: () => void): Promise<void> {
  for (let nth = 0; ; nth++) {
    const answer = await call(service, 'POST', `/admin/events/${eventId}/attendees`, {
      first_name: name,
      email: `${name}-${nth}@example.org`,
    })
      .then(({ body }) => call(service, 'POST', `/admin/events/${eventId}/certificates`, { attendee_ids: [body.id] }))
      .catch(() => null)
    if (answer === null) return
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    onIssued()
  }
}

// The seed decides when it is killed, though not the turns of the machine.
test(`wherever the service is killed, each committed certificate is announced and nothing else, with at most three attempts`, {
  timeout: 600_000,
}, async (t) => {
  await using receiver = await startReceiver(async (nth) => {
    await wait(nth % 20)
    return { status: nth % 9 === 0 ? 500 : 200 }
  })
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { WEBHOOK_ALLOW_TARGETS: receiver.host })
  const random = randomFrom(SEED)
  let acknowledged = 0
  let [endpoint, event]: any[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const service = await start()
    endpoint ??= await makeEndpoint(service, receiver)
    event ??= await post(service, '/admin/events', { name: 'Kills', template_image_url: 'placeholder' })
    const enough = acknowledged + random() * 8
    const clients = [0, 1, 2, 3].map((client) =>
      issueUntilKilled(service, event.id, `kill${kill}-${client}`, () => acknowledged++),
    )
    await until(
      async () => acknowledged,
      (count) => count >= enough,
      1,
    )
    await wait(random() * 40)
    service.child.kill('SIGKILL')
    await service.ended
    await Promise.all(clients)
    await endLeases(installation)
  }
  await start()
  await allDelivered(installation)

  const [counts] = await installation.query<Record<string, number>>(`
    select (select count(*) from certificate)::int as certificates, (select count(*) from domain_event where type = 'cert.issued')::int as events,
      (select count(*) from certificate c join domain_event e on e.type = 'cert.issued' and e.subject_id = c.id
         join webhook_delivery d on d.event_id = e.id and d.endpoint_id = ${endpoint.id} and d.status in ('succeeded', 'failed'))::int as announced`)
  const { certificates, events, announced } = counts!
  assert.ok(certificates! >= acknowledged && acknowledged > KILLS)
  assert.deepEqual([events, announced], [certificates, certificates])
  const attempts = await attemptsOf(installation)
  assertReceived(receiver.received, attempts)
  const known = await installation.query<{ id: string }>(
    `select 'msg_' || uid as id from domain_event where type = 'cert.issued'`,
  )
  const arrived = new Set(receiver.received.map((each) => readRequest(each).headers['webhook-id']!))
  assert.deepEqual([...arrived].sort(), known.map(({ id }) => id).sort())
  const repeats = receiver.received.length - attempts.filter(({ error }) => error !== 'interrupted').length
  t.diagnostic(`${KILLS} kills, ${certificates} certificates, ${acknowledged} of them acknowledged, ${repeats} repeats`)
})

test('killed between sending and recording: one repeat with the same number, and the first attempt is on record as interrupted', async () => {
  let service: Service
  await using receiver = await startReceiver(
    () => {
      service.child.kill('SIGKILL')
      return 'hang'
    },
    { status: 200 },
  )
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { WEBHOOK_ALLOW_TARGETS: receiver.host })
  service = await start()
  await makeEndpoint(service, receiver)
  await someEvents(installation, 1)
  await service.ended
  await endLeases(installation)
  await start()
  await allDelivered(installation)
  const attempts = await attemptsOf(installation)
  assert.deepEqual(
    attempts.map(({ number, error }) => [number, error]),
    [
      [1, 'interrupted'],
      [1, null],
    ],
  )
  const [first, second, ...more] = receiver.received.map(readRequest)
  assert.deepEqual(more, [])
  assert.deepEqual(second!.body, first!.body)
  for (const name of ['x-service-attempt', 'x-service-delivery', 'x-service-signature', 'webhook-id'])
    assert.equal(second!.headers[name], first!.headers[name], name)
})

test('killed while it keeps an endpoint with nothing to send: another process goes on, and nothing is repeated', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { WEBHOOK_ALLOW_TARGETS: receiver.host })
  const service = await start()
  await makeEndpoint(service, receiver)
  await someEvents(installation, 1)
  await allDelivered(installation)
  await start()
  service.child.kill('SIGKILL')
  await service.ended
  const kept = await installation.query('select 1 from webhook_endpoint where lease_until > clock_timestamp()')
  assert.equal(kept.length, 1)
  await someEvents(installation, 2)
  await endLeases(installation)
  await allDelivered(installation)
  assert.deepEqual(
    (await attemptsOf(installation)).map(({ number, error }) => [number, error]),
    [
      [1, null],
      [1, null],
      [1, null],
    ],
  )
  assert.equal(receiver.received.length, 3)
})
