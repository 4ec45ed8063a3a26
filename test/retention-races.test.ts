import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purgeOrganisation } from '../src/modules/retention/purge-organisation.ts'
import { jobContext } from '../src/platform/context/context.ts'
import { erasePerson } from '../src/platform/personal/erase-person.ts'
import { startDelivering } from './support/deliver.ts'
import { aCertificate, anEmail } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { startReceiver } from './support/receiver.ts'
import { holdFirst, untilBlocked } from './support/statements.ts'
import { count } from './support/stored.ts'

const LONG_AGO = `now() - interval '100 days'`
const purge = (world: World) => purgeOrganisation(world.services, 1)

/** Deliveries that failed long ago, with their events, and the endpoint that they were to. */
async function failedLongAgo(world: World, url: string, howMany: number) {
  const { body: endpoint } = await world.request('POST', '/admin/webhooks', { url, events: ['cert.issued'] })
  for (let n = 0; n < howMany; n++) await aCertificate(world)
  await using _ = await startDelivering(world)
  while ((await world.query(`select 1 from webhook_delivery where status = 'pending'`)).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 10))
  await world.query(`update domain_event set occurred_at = ${LONG_AGO};
    update webhook_attempt set started_at = ${LONG_AGO}, ended_at = ${LONG_AGO};
    update webhook_delivery set created_at = ${LONG_AGO}, finished_at = ${LONG_AGO};
    update certificate set issued_at = ${LONG_AGO}`)
  const [first] = await world.query<{ id: number }>('select id from webhook_delivery order by id')
  return { endpoint, delivery: first!.id }
}

test('a delivery that is replayed while it would go: the replay is made and both stay, or it is gone and told as gone', async () => {
  for (const [held, status, left] of [
    ['insert into webhook_delivery', 200, 2],
    ['for key share', 404, 0],
  ] as const) {
    await using receiver = await startReceiver({ status: 200 })
    await using world = await startWorld({ allowTargets: [receiver.host], doctor: false })
    const { delivery } = await failedLongAgo(world, receiver.url, 1)
    using first = holdFirst(world, held)
    const replaying = world.request('POST', `/admin/webhook-deliveries/${delivery}/replay`)
    await first.reached
    await purge(world)
    first.release()
    const answer = await replaying
    assert.equal(answer.status, status, answer.text)
    assert.equal(await count(world, 'webhook_delivery'), left)
  }
})

test('a replay that began between the look and the lock is seen, and what it repeats stays', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host], doctor: false })
  const { delivery } = await failedLongAgo(world, receiver.url, 2)
  using first = holdFirst(world, 'from "webhook_delivery" where org_id')
  const purging = purge(world)
  await first.reached
  const answer = await world.request('POST', `/admin/webhook-deliveries/${delivery}/replay`)
  assert.equal(answer.status, 200, answer.text)
  first.release()
  await purging
  assert.deepEqual(
    (await world.query<{ id: number }>('select id from webhook_delivery order by id')).map(({ id }) => id),
    [delivery, answer.body.id],
  )
})

test('a mail that is sent again while it would go is sent again, or told as gone', async () => {
  for (const [held, status, left] of [
    ['insert into email', 201, 2],
    ['update email set resent_at', 409, 0],
  ] as const) {
    await using world = await startWorld()
    const id = await anEmail(world)
    await world.query(
      `update email set status = 'failed', created_at = ${LONG_AGO}, updated_at = ${LONG_AGO} where id = ${id}`,
    )
    using first = holdFirst(world, held)
    const resending = world.request('POST', `/admin/emails/${id}/resend`)
    await first.reached
    await purge(world)
    first.release()
    const answer = await resending
    assert.ok(answer.status === status || answer.status === 404, answer.text)
    assert.equal(await count(world, 'email'), left)
  }
})

test('an erasure of whoever is in what goes, and the purge: neither fails, and nothing of the person is left', async () => {
  await using world = await startWorld()
  const id = await anEmail(world)
  await world.query(
    `update email set to_address = 'ada@example.org', to_key = 'ada@example.org', status = 'sent', created_at = ${LONG_AGO}, updated_at = ${LONG_AGO} where id = ${id}`,
  )
  using first = holdFirst(world, 'delete from email')
  const purging = purge(world)
  await first.reached
  const erasing = erasePerson(jobContext(world.services, 1, 'test'), { email: 'ada@example.org' })
  await untilBlocked(world)
  first.release()
  await Promise.all([purging, erasing])
  assert.equal(await count(world, `email where to_address <> ''`), 0)
})

test('two processes that purge one organisation at once: each row goes once, and is counted once', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('delete from domain_event')
  await world.query(`insert into domain_event (org_id, uid, type, subject_id, body, occurred_at, audience)
    select 1, gen_random_uuid(), 'attendee.registered', n, '{}', ${LONG_AGO}, 'internal' from generate_series(1, 5000) n`)
  await Promise.all([purge(world), purge(world), purge(world)])
  await purge(world)
  assert.equal(await count(world, 'domain_event'), 0)
  const [told] = await world.query<{ sum: number }>(
    `select sum((removed ->> 'domain_events')::bigint)::int as sum from purge_run`,
  )
  assert.equal(told?.sum, 5_000)
})
