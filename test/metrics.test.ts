import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDelivering } from './support/deliver.ts'
import { enterLog } from './support/enter-log.ts'
import { aCertificate, anEmail } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { notePlans } from './support/note-plans.ts'
import { readMetrics } from './support/read-metrics.ts'
import { startReceiver } from './support/receiver.ts'
import { startSending, triedEmail } from './support/send.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'
import { anEndpoint, settledDeliveries, someEvents } from './support/webhooks.ts'

test('webhooks: how many wait, for how long the oldest does, and how attempts ended', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using away = await startReceiver({ status: 500 })
  await using world = await startWorld({ allowTargets: [receiver.host, away.host] })
  const [, broken] = [await anEndpoint(world, `${receiver.url}/whole`), await anEndpoint(world, `${away.url}/broken`)]
  const before = await readMetrics(world)
  assert.equal(before['laurel_webhook_deliveries_waiting'], 0)
  assert.equal(before['laurel_webhook_oldest_due_seconds'], 0)
  await someEvents(world, 3)
  await world.query(
    `update webhook_delivery set next_attempt_at = now() - interval '100 seconds' where endpoint_id = ${broken.id}`,
  )
  const waiting = await readMetrics(world)
  assert.equal(waiting['laurel_webhook_deliveries_waiting'], 6)
  assert.ok(waiting['laurel_webhook_oldest_due_seconds']! >= 100)
  {
    await using _ = await startDelivering(world)
    await settledDeliveries(world, broken.id)
  }
  const after = await readMetrics(world)
  const attempts = (result: string, metrics: Record<string, number>) =>
    metrics[`laurel_webhook_attempt_duration_seconds_count{result="${result}"}`] ?? 0
  assert.equal(attempts('delivered', after) - attempts('delivered', before), 3)
  assert.equal(attempts('status', after) - attempts('status', before), 9)
  assert.equal(after['laurel_webhook_deliveries_waiting'], 0)
  assert.equal(after['laurel_webhook_endpoints_failing'], 1)
})

test('jobs: how many of each kind wait and since when, and how runs ended', async () => {
  await using world = await startWorld()
  const add = (runAt: string) =>
    world.query(
      `select graphile_worker.add_job('sweep-blob', '{"key": "none"}', run_at => now() + interval '${runAt}')`,
    )
  for (const runAt of ['-1 minute', '-2 minutes', '1 hour']) await add(runAt)
  const metrics = await readMetrics(world)
  assert.equal(metrics['laurel_jobs_waiting{task="sweep-blob"}'], 2)
  const oldest = metrics['laurel_jobs_oldest_waiting_seconds{task="sweep-blob"}']!
  assert.ok(oldest >= 120 && oldest < 3_600, String(oldest))
  await world.query(`delete from graphile_worker._private_jobs`)
  assert.equal((await readMetrics(world))['laurel_jobs_waiting{task="sweep-blob"}'], undefined)
})

test('the issuance log: how many entries have no position, and since when', async () => {
  await using world = await startWorld()
  await aCertificate(world)
  assert.equal((await readMetrics(world))['laurel_issuance_log_waiting'], 1)
  await enterLog(world)
  const entered = await readMetrics(world)
  assert.equal(entered['laurel_issuance_log_waiting'], 0)
  assert.equal(entered['laurel_issuance_log_oldest_seconds'], 0)
})

test('emails: how attempts ended', async () => {
  await using smtp = await startSmtpReceiver()
  await using world = await startWorld()
  const count = async () =>
    (await readMetrics(world))['laurel_email_attempt_duration_seconds_count{result="sent"}'] ?? 0
  const before = await count()
  const id = await anEmail(world)
  await using _ = await startSending(world, { smtpUrl: smtp.url })
  await triedEmail(world, id)
  assert.equal(await count(), before + 1)
})

test('the database: whether it takes writes, its connections and standbys, and the pools of this process', async () => {
  await using world = await startWorld()
  const metrics = await readMetrics(world)
  assert.equal(metrics['laurel_database_up'], 1)
  assert.equal(metrics['laurel_database_primary'], 1)
  assert.ok(metrics['laurel_database_connections']! > 0)
  assert.ok(metrics['laurel_database_max_connections']! >= metrics['laurel_database_connections']!)
  for (const synchronous of ['yes', 'no', 'unknown'])
    assert.equal(metrics[`laurel_database_standbys{synchronous="${synchronous}"}`], 0)
})

test('reading metrics looks at what waits alone, however much is done or to be done later', async () => {
  await using world = await startWorld({ doctor: false })
  const endpoint = await anEndpoint(world, 'https://hooks.example.org')
  await world.query(`
    insert into webhook_delivery (org_id, endpoint_id, kind, test_uid, test_body, status, attempts, created_at, finished_at)
    select 1, ${endpoint.id}, 'test', gen_random_uuid(), 'x', 'succeeded', 1, now(), now() from generate_series(1, 20000) n`)
  await world.query(`
    insert into certificate_log (org_id, action, public_id, record_hash, at, position, previous_hash, hash)
    select 1, 'issued', gen_random_uuid(), sha256('x'), now(), n, sha256('x'), sha256('x') from generate_series(1, 20000) n`)
  await world.query(`
    insert into email (org_id, uid, kind, language, to_name, to_address, subject, html, text, attachments, status, created_at, updated_at)
    select 1, gen_random_uuid(), 'greeting', 'en', 'Ada', 'ada@example.org', 'x', 'x', 'x', '[]', 'sent', now(), now()
    from generate_series(1, 20000) n`)
  await world.query('analyze')
  using noted = await notePlans(world)
  await readMetrics(world)
  const scans = noted.plans.flatMap(({ scans }) => scans)
  assert.ok(
    scans.some(({ on }) => on === 'webhook_delivery_due'),
    JSON.stringify(scans),
  )
  for (const { on, rows } of scans) assert.ok(rows < 1_000, `${rows} rows of ${on} are read`)
})
