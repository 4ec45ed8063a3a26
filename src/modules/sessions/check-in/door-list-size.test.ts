import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'

/** Adds guests with consecutive numbers, each checked in by a device. */
async function addInside(world: World, eventId: number, first: number, last: number): Promise<void> {
  await world.query(`
    with guest as (
      insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
      select 1, ${eventId}, initcap(substr(md5(n::text), 1, 8)), initcap(substr(md5('x' || n), 1, 12)), n || '@example.org', n || '@example.org', 'import', '', now(), now()
      from generate_series(${first}, ${last}) n returning id),
    scanned as (
      insert into scan (org_id, event_id, key, attendee_id, direction, scanned_at, received_at, device_id, actor, told, verdict)
      select 1, ${eventId}, md5(id::text), id, 'in', timestamptz '2026-12-01 09:00Z' + (id * 7919 % 3600000) * interval '1 ms', now(), 'main-gate-' || left(md5((id % 8)::text), 8), 'person:1', 'accepted', 'accepted'
      from guest returning event_id, attendee_id, scanned_at, key)
    insert into check_in (org_id, event_id, attendee_id, checked_in_at, scan_key)
    select 1, event_id, attendee_id, scanned_at, key from scanned`)
}

test('ten thousand guests, all inside, are one answer of less than a megabyte, compressed, and each is in it once', async (t) => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/door`
  // A statement for all of them can take longer than a statement may on a busy machine.
  for (let first = 1; first <= 10_000; first += 1_000) await addInside(world, event.id, first, first + 999)
  const { text, body, headers } = await world.request('GET', path)
  assert.equal(headers['content-type'], 'application/json; charset=utf-8')
  assert.equal(new Set(body.guests.map(({ id }: any) => id)).size, 10_000)
  assert.equal(body.guests.length, 10_000)
  assert.ok(body.guests.every(({ inside: [{ device_id }] }: any) => /^main-gate-/.test(device_id)))
  const bytes = gzipSync(text, { level: 6 }).length
  t.diagnostic(`${bytes} bytes`)
  assert.ok(bytes < 1_000_000, String(bytes))
  // Transactions of other tests that were open make guests come twice, so each request goes on from the answer before.
  let { cursor } = body
  await until(
    async () => {
      const { body: next } = await world.request('GET', `${path}?after=${cursor}`)
      cursor = next.cursor
      return next.guests
    },
    (guests) => guests.length === 0,
  )
})
