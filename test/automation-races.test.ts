import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { aMailRule, aRule, runsOf, startPerforming } from './support/automations.ts'
import { anotherProcess } from './support/deliver.ts'
import { anAttendee, anEvent, aSession } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { randomFrom } from './support/random-from.ts'
import { SEED } from './support/seed.ts'
import { rewrite, untilBlocked } from './support/statements.ts'
import { count } from './support/stored.ts'
import { ok } from './support/training.ts'

const HOUR = 3_600_000

/** An event that has ended, to which so many did not come. */
async function missed(world: World, people: number): Promise<any> {
  const at = (hours: number) => new Date(world.services.now().getTime() + hours * HOUR).toISOString()
  const event = await anEvent(world)
  await aSession(world, event.id, { start_time: at(1), end_time: at(2) })
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${event.id}, 'Ada', n || '@example.org', n || '@example.org', 'import', '', now(), now() from generate_series(1, ${people}) n`)
  return event
}

for (const [what, change] of [
  ['switched off', (world: World, path: string) => world.request('PATCH', path, { enabled: false })],
  ['deleted', (world: World, path: string) => world.request('DELETE', path)],
  ['deleted with its event', (world: World, path: string) => world.request('DELETE', path.split('/automations')[0]!)],
] as const) {
  test(`when a rule is ${what} while its runs are being done, none is left to be done when that returns`, async () => {
    const random = randomFrom(SEED)
    await using world = await startWorld()
    await using one = await startPerforming(world)
    await using other = await startPerforming(anotherProcess(world))
    let caught = 0
    for (let round = 0; round < 6; round++) {
      const event = await missed(world, 1_500)
      const rule = await aMailRule(world, event.id, 'registered_no_show')
      world.advance(3 * HOUR)
      await fireMoments(world.services)
      await wait(random() * 150)
      const answer = await change(world, `/admin/events/${event.id}/automations/${rule.id}`)
      assert.ok(answer.status < 300, answer.text)
      const left = await count(world, `email where rule_id = ${rule.id} and status = 'queued'`)
      assert.equal(left, 0)
      const cancelled = await count(world, `email where rule_id = ${rule.id} and status = 'cancelled'`)
      if (cancelled > 0 || what === 'deleted with its event') caught++
      assert.equal(
        await count(world, `automation_run where rule_id = ${rule.id} and status in ('waiting', 'queued')`),
        0,
      )
      await wait(30)
      assert.equal(await count(world, `email where rule_id = ${rule.id} and status = 'queued'`), 0)
    }
    assert.ok(caught > 0, 'some mails were queued when it came')
    assert.deepEqual([...one.warnings, ...other.warnings], [])
  })
}

test('a rule that fires while it is changed or switched off leaves nothing that is not its own', async () => {
  const random = randomFrom(SEED + 1)
  await using world = await startWorld()
  for (let round = 0; round < 10; round++) {
    const event = await missed(world, 300)
    const rule = await aRule(world, event.id, {
      trigger: 'registered_no_show',
      actions: [{ type: 'issue_certificate', delay_hours: 24 }],
    })
    world.advance(3 * HOUR)
    const path = `/admin/events/${event.id}/automations/${rule.id}`
    const body = round % 2 === 0 ? { enabled: false } : { actions: [{ type: 'issue_certificate', delay_hours: 48 }] }
    const [changed] = await Promise.all([
      wait(random() * 20).then(() => ok(world.request('PATCH', path, body))),
      fireMoments(world.services),
    ])
    // The doctor looks, too: nothing waits for a rule that is off, or for an action that is gone.
    const runs = await runsOf(world, rule)
    if (!changed.enabled) assert.ok(runs.every(({ status }) => status === 'cancelled'))
    else assert.ok(runs.every((run) => Date.parse(run.due_at) - Date.parse(run.occurred_at) === 48 * HOUR))
  }
})

/** Two who fire the same rule have both looked at what is there before either writes. */
async function fireTwiceAtOnce(world: World): Promise<number> {
  const event = await missed(world, 20)
  await aRule(world, event.id, { trigger: 'registered_no_show' })
  world.advance(3 * HOUR)
  await world.query(`create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create trigger wait_for_test before insert on automation_run for each statement execute function wait_for_test()`)
  const gate = await world.pool.connect()
  await gate.query('select pg_advisory_lock(1)')
  const both = [fireMoments(world.services), fireMoments(world.services)]
  await untilBlocked(world, 2)
  await gate.query('select pg_advisory_unlock(1)')
  gate.release()
  await Promise.all(both)
  return count(world, 'automation_run')
}

test('two who fire a rule at once make each run once', async () => {
  await using world = await startWorld()
  assert.equal(await fireTwiceAtOnce(world), 20)
})

test('without the unique key both make each of them, unless one waits for the other', async () => {
  await using world = await startWorld()
  rewrite(world, /for no key update$/, 'for share')
  await world.query(`alter table automation_run drop constraint automation_run_once;
    alter table automation_run add constraint automation_run_once unique (rule_id, action_id, subject_type, subject_id, id)`)
  assert.equal(await fireTwiceAtOnce(world), 40)
})

test('a run that cannot be done because of a fault of the service is tried again, and holds up no other', async () => {
  await using world = await startWorld()
  const event = await missed(world, 5)
  const rule = await aMailRule(world, event.id, 'registered_no_show')
  await world.query(`create function fail_for_test() returns trigger language plpgsql as $$
    begin if new.to_address = '3@example.org' then raise exception 'a fault'; end if; return new; end $$;
    create trigger fail_for_test before insert on email for each row execute function fail_for_test()`)
  world.advance(3 * HOUR)
  await fireMoments(world.services)
  await using performing = await startPerforming(world)
  const waits = (runs: any[]) => runs.filter(({ status }) => status === 'waiting')
  const [stuck] = await until(
    async () => waits(await runsOf(world, rule)),
    (runs) => runs.length === 1,
  )
  assert.equal(stuck.email, '3@example.org')
  const ended = await until(
    async () => {
      world.advance(HOUR)
      return (await runsOf(world, rule)).find(({ email }) => email === '3@example.org')
    },
    ({ status }) => status === 'failed',
    100,
  )
  assert.match(ended.reason, /internal error/)
  assert.ok(performing.warnings.length > 0)
})

test('an organisation whose rules cannot be fired or done at the moment holds up no other', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const other: World = {
    ...world,
    request: (method, path, body, more) => world.request(method, path, body, { key, ...more }),
  }
  const [stuck, free] = [await missed(world, 2), await anEvent(other)]
  await aMailRule(world, stuck.id, 'registered_no_show')
  const start_time = new Date(world.services.now().getTime() + HOUR)
  const end_time = new Date(start_time.getTime() + HOUR)
  await aSession(other, free.id, { start_time: start_time.toISOString(), end_time: end_time.toISOString() })
  await anAttendee(other, free.id)
  const rule = await aMailRule(other, free.id, 'registered_no_show')
  const fail = (table: string) =>
    world.query(`create or replace function lock_for_test() returns trigger language plpgsql as $$
    begin if new.org_id = 1 then raise exception 'locked' using errcode = '55P03'; end if; return new; end $$;
    create trigger lock_for_test before insert on ${table} for each row execute function lock_for_test()`)
  world.advance(3 * HOUR)
  await fireMoments(world.services)
  await fail('email')
  await fail('automation_run')
  await aMailRule(world, (await missed(world, 1)).id, 'registered_no_show')
  await using performing = await startPerforming(world)
  await until(
    () => runsOf(other, rule),
    ([run]) => run?.status === 'queued',
  )
  assert.ok(performing.warnings.length > 0)
  world.advance(3 * HOUR)
  const later = await aMailRule(other, free.id, 'registered_no_show')
  await aSession(other, free.id, {
    start_time: world.services.now().toISOString(),
    end_time: new Date(world.services.now().getTime() + HOUR).toISOString(),
  })
  world.advance(2 * HOUR)
  await assert.rejects(fireMoments(world.services), /could not be fired/)
  assert.equal((await runsOf(other, later)).length, 1)
})
