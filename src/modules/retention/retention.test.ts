import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import { policiesBySetting } from './retention-settings.ts'

const PATH = '/admin/retention'
const read = async (world: World) => (await world.request('GET', PATH)).body

/** An email that ended some days ago. */
async function mail(world: World, days: number, status = 'sent') {
  const id = await anEmail(world)
  const time = `now() - interval '${days} days'`
  await world.query(
    `update email set status = '${status}', created_at = ${time}, updated_at = ${time} where id = ${id}`,
  )
}

test('everything is kept for 90 days unless the organisation says otherwise, and each setting that there is is told', async () => {
  await using world = await startWorld()
  const settings = new Set(policiesBySetting(world.services).map(({ setting }) => setting))
  const { settings: told, limits, last_run, recent, would_remove } = await read(world)
  assert.deepEqual(Object.keys(told).toSorted(), [...settings].toSorted())
  for (const name of ['deliveries', 'attempts', 'scans', 'emails', 'domain_events'])
    assert.deepEqual([told[name], limits[name].default_days, limits[name].for_ever], [90, 90, true], name)
  assert.deepEqual([told.request_log, limits.request_log.max_days, limits.request_log.for_ever], [7, 7, false])
  assert.deepEqual([last_run, recent.runs, would_remove], [null, 0, undefined])
  const { properties } = (await world.request('GET', '/openapi.json')).body.components.schemas.Retention.properties
    .settings
  assert.deepEqual(Object.keys(properties).toSorted(), [...settings].toSorted())
})

test('only the sent settings change, the whole is answered, and the audit tells what was before', async () => {
  await using world = await startWorld()
  const changed = await world.request('PATCH', PATH, { settings: { emails: 30, scans: null } })
  assert.deepEqual([changed.status, changed.body.settings.emails, changed.body.settings.scans], [200, 30, null])
  assert.equal(changed.body.settings.deliveries, 90)
  assert.deepEqual(await read(world), changed.body)
  assert.equal((await world.request('PATCH', PATH, changed.body)).status, 200, 'what was read can be sent back')
  const [entry] = await auditOf(world, 'retention.update')
  assert.deepEqual([entry.before.emails, entry.after.emails, entry.after.scans], [90, 30, null])
  const stranger = await world.stranger()
  assert.equal((await world.request('GET', PATH, undefined, { key: stranger })).body.settings.emails, 90)
})

test('a time that a setting cannot have is refused by its field, and so is what is no setting', async () => {
  await using world = await startWorld()
  for (const [settings, field] of [
    [{ emails: 29 }, 'emails'],
    [{ domain_events: 6 }, 'domain_events'],
    [{ attempts: 0 }, 'attempts'],
    [{ scans: 3651 }, 'scans'],
    [{ request_log: 8 }, 'request_log'],
    [{ request_log: null }, 'request_log'],
    [{ deliveries: 7.5 }, 'deliveries'],
    [{ deliveries: '90' }, 'deliveries'],
  ] as const) {
    const { status, body, text } = await world.request('PATCH', PATH, { settings })
    assert.deepEqual([status, body.detail?.[0]?.loc], [422, ['body', 'settings', field]], text)
    const tried = await world.request('PATCH', `${PATH}?dry_run=true`, { settings })
    assert.deepEqual([tried.status, tried.body.detail], [422, body.detail])
  }
  assert.equal((await world.request('PATCH', PATH, { settings: { audit: 30 } })).status, 422)
  assert.equal((await world.request('PATCH', PATH, {})).status, 422)
  assert.equal(await count(world, 'retention_setting'), 0)
})

test('a shorter time tells how many rows are due by it, and changes nothing until it is said', async () => {
  await using world = await startWorld()
  for (const days of [100, 60, 40, 20]) await mail(world, days)
  await mail(world, 60, 'queued')
  const tried = await world.request('PATCH', `${PATH}?dry_run=true`, {
    settings: { emails: 30, scans: 365, attempts: 90 },
  })
  assert.equal(tried.status, 200, tried.text)
  assert.deepEqual(tried.body.would_remove, { emails: { rows: 3, or_more: false } })
  assert.equal(tried.body.settings.emails, 30)
  assert.equal((await read(world)).settings.emails, 90)
  await world.request('PATCH', PATH, { settings: { emails: 30 } })
  await world.request('POST', `${PATH}/run`)
  await world.runJobs()
  const { last_run } = await read(world)
  assert.deepEqual([last_run.status, last_run.removed.emails], ['complete', 3])
  assert.equal(await count(world, 'email'), 2)
})

test('a run that is asked for is queued once, and tells when it began and ended', async () => {
  await using world = await startWorld()
  await mail(world, 100)
  for (let n = 0; n < 3; n++) assert.equal((await world.request('POST', `${PATH}/run`)).status, 200)
  assert.equal(await count(world, `queued_job where name = 'purge-organisation'`), 1)
  await world.runJobs()
  const { last_run, recent } = await read(world)
  assert.ok(last_run.ended_at >= last_run.started_at && last_run.duration_seconds >= 0)
  assert.deepEqual([last_run.removed.emails, recent.runs, recent.removed.emails], [1, 1, 1])
  assert.equal((await auditOf(world, 'retention.run')).length, 3)
})

test('the night begins at three in the zone of the organisation, also when clocks change, and a missed one is made up', async () => {
  await using world = await startWorld()
  const plan = async () => {
    await world.query(`select graphile_worker.add_job('plan-purges')`)
    await world.runJobs()
    return count(world, 'purge_run')
  }
  await world.query(`update organisation set time_zone = 'America/New_York', created_at = '2027-03-13T12:00:00Z'`)
  // On 14 March the clocks go from two to three.
  assert.equal((await read(world)).next_run_at, '2027-03-14T07:00:00.000Z')
  world.stopClock(new Date('2027-03-14T06:59:59Z'))
  assert.equal(await plan(), 0)
  world.stopClock(new Date('2027-03-14T07:07:00Z'))
  assert.equal(await plan(), 1)
  assert.equal((await read(world)).next_run_at, '2027-03-15T07:00:00.000Z')
  world.stopClock(new Date('2027-03-14T23:00:00Z'))
  assert.equal(await plan(), 1, 'once a night')
  world.stopClock(new Date('2027-03-17T15:00:00Z'))
  assert.equal(await plan(), 2)
  await world.query(`update purge_run set status = 'interrupted'`)
  assert.equal(await plan(), 3, 'what was not finished goes on')
})

test('a zone that the program knows and the database does not is taken for UTC, and nobody goes without nights', async () => {
  await using world = await startWorld()
  await world.query(`update organisation set time_zone = 'Mars/Olympus', created_at = '2027-03-13T12:00:00Z'`)
  assert.equal((await read(world)).next_run_at, '2027-03-14T03:00:00.000Z')
})
