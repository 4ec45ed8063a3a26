import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { jobContext } from '../../platform/context/context.ts'
import { aggregateOnce } from './aggregate-figures.ts'
import { figuresByHour, readRange } from './index.ts'

const checkIn = (world: World, event: number, times: string[]) =>
  world.query(`
    with guest as (
      insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
      select 1, ${event}, 'Ada', gen_random_uuid() || '@example.org', gen_random_uuid(), 'api', 'ada', at, at
      from unnest('{${times.join()}}'::timestamptz[]) at returning *)
    insert into check_in (org_id, event_id, attendee_id, checked_in_at, scan_key)
    select org_id, event_id, id, created_at, 'key' from guest`)

async function hoursOf(world: World, event: number, day: string): Promise<[string, number][]> {
  const ctx = jobContext(world.services, 1, 'test')
  const found = await figuresByHour(ctx, await readRange(ctx, { from: day, to: day }), event)
  return found.map(({ bucket, n }) => [bucket.toISOString(), n])
}

const STORIES = [
  {
    title: 'check-ins are known by the hour, and the hour that clocks go back is there twice',
    zone: 'America/New_York',
    day: '2026-11-01',
    times: ['2026-11-01T05:10Z', '2026-11-01T06:10Z', '2026-11-01T06:50Z'],
    hours: [
      ['2026-11-01T05:00:00.000Z', 1],
      ['2026-11-01T06:00:00.000Z', 2],
    ],
  },
  {
    title: 'a check-in is in its own hour where clocks go back by half an hour',
    zone: 'Australia/Lord_Howe',
    day: '2026-04-05',
    times: ['2026-04-04T14:10Z', '2026-04-04T14:40Z', '2026-04-04T15:10Z', '2026-04-04T15:20Z', '2026-04-04T15:40Z'],
    hours: [
      ['2026-04-04T14:00:00.000Z', 2],
      ['2026-04-04T14:30:00.000Z', 2],
      ['2026-04-04T15:30:00.000Z', 1],
    ],
  },
]

for (const { title, zone, day, times, hours } of STORIES)
  test(`${title}, whether it waits, is folded or counted anew`, async () => {
    await using world = await startWorld()
    const { id } = await anEvent(world)
    const moveTo = (other: string) => world.query(`update organisation set time_zone = '${other}' where id = 1`)
    await moveTo(zone)
    await aggregateOnce(world.services)
    await checkIn(world, id, times)
    assert.deepEqual(await hoursOf(world, id, day), hours)
    await aggregateOnce(world.services)
    assert.deepEqual(await hoursOf(world, id, day), hours)
    await moveTo('UTC')
    await hoursOf(world, id, day)
    await moveTo(zone)
    assert.deepEqual(await hoursOf(world, id, day), hours)
    await world.query('delete from check_in; delete from attendee')
  })
