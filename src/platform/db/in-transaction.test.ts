import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { untilBlocked } from '../../../test/support/statements.ts'
import { auditOf } from '../../../test/support/stored.ts'

test('a request whose transaction PostgreSQL ends to break a deadlock is done all the same, once', async () => {
  await using world = await startWorld()
  await using gate = await connection(world.databaseUrl)
  await using other = await connection(world.databaseUrl)
  const { id } = await anEvent(world)
  // The request holds a lock of the event when it pauses, and will need a lock of its organisation.
  await world.query(`create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create trigger wait_for_test after update on event for each row execute function wait_for_test()`)
  await gate.client.query('select pg_advisory_lock(1)')
  const change = world.request('PATCH', `/admin/events/${id}`, { name: 'Changed' })
  await untilBlocked(world)
  // Another transaction locks in the reverse order. PostgreSQL ends the one that waits too long, which is never this
  // one.
  await other.client.query(`set deadlock_timeout = '1h'; begin; select from organisation where id = 1 for update`)
  const crossing = other.client.query(`select from event where id = ${id} for update`)
  await untilBlocked(world, 2)
  await gate.client.query('select pg_advisory_unlock(1)')
  await crossing
  await other.client.query('commit')
  const { status, body, text } = await change
  assert.deepEqual([status, body.name], [200, 'Changed'], text)
  assert.equal((await auditOf(world, 'event.update')).length, 1)
})
