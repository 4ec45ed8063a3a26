import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { importFile } from '../../../../test/support/import-file.ts'
import { count } from '../../../../test/support/stored.ts'
import { purgeExpiredJob } from '../../../platform/personal/purge-expired.ts'

const listed = async (world: World, eventId: number) =>
  (await world.request('GET', `/admin/events/${eventId}/attendee-imports`)).body

const pathOf = (url: string) => url.split('/api/v1')[1]!

test('each import is listed with its result, newest first, and its refused rows are the file of its answer', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'ada@example.org' })
  const rows = Array.from({ length: 250 }, (_, n) => `"Person\n${n}",p${n}@`)
  const file = `Name,E-mail\nAda,ada@example.org\nBob,bob@example.org\n${rows.join('\n')}\n=1+1;\ud800,x@`
  const first = (await importFile(world, event.id, Buffer.from(`\ufeff${file}`, 'utf16le'))).body
  const second = (await importFile(world, event.id, 'Name,E-mail,Status\nEve,eve@example.org,attended')).body
  const [newest, oldest, ...more] = await listed(world, event.id)
  assert.deepEqual(more, [])
  const { id, created_at, ...told } = oldest
  assert.deepEqual(told, {
    created: 1,
    updated: 0,
    skipped: 1,
    checked_in: 0,
    failed: 251,
    failed_rows_url: first.failed_rows_url,
  })
  assert.deepEqual([newest.created, newest.checked_in, newest.failed_rows_url], [1, 1, null])
  assert.equal(second.failed_rows_url, null)
  assert.ok(newest.id > id && Date.parse(created_at) <= Date.parse(newest.created_at))
  const answer = await world.request('GET', pathOf(first.failed_rows_url))
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'text/csv; charset=utf-8'])
  assert.equal(answer.headers['content-disposition'], `attachment; filename="import-${id}-failed-rows.csv"`)
  assert.equal(answer.bytes.toString(), first.failed_rows_csv)
  assertRefused(
    await world.request('GET', `/admin/events/${event.id}/attendee-imports/${newest.id}/failed-rows`),
    404,
    'not_found',
  )
})

test('a dry run leaves no import, and one that is done once for an Idempotency-Key is listed once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const file = 'Name,E-mail\nAda,bad'
  const dry = await importFile(world, event.id, file, { query: '?dry_run=true' })
  assert.deepEqual([dry.body.failed, dry.body.failed_rows_url, await listed(world, event.id)], [1, null, []])
  const headers = { 'idempotency-key': 'once' }
  const [one, two] = [
    await importFile(world, event.id, file, { headers }),
    await importFile(world, event.id, file, { headers }),
  ]
  assert.equal(one.body.failed_rows_url, two.body.failed_rows_url)
  assert.equal((await listed(world, event.id)).length, 1)
})

test('a cell that no database takes is refused by the import, kept, and refused as it was when it is sent again', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { body } = await importFile(world, event.id, 'Name,E-mail,No\0te\nA\0b,a@example.org,x')
  assert.equal(body.errors[0].code, 'control_character')
  const { text } = await world.request('GET', pathOf(body.failed_rows_url))
  const again = await importFile(world, event.id, text)
  assert.deepEqual([again.body.created, again.body.errors[0].code], [0, 'control_character'])
})

test('refused rows are for readers of the event in its organisation alone, and go after 30 days or with the event', async () => {
  await using world = await startWorld()
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const { failed_rows_url } = (await importFile(world, event.id, 'Name,E-mail\nAda,bad')).body
  const path = pathOf(failed_rows_url)
  const ofOther = path.replace(`/events/${event.id}/`, `/events/${other.id}/`)
  assertRefused(await world.request('GET', ofOther), 404, 'not_found')
  assertRefused(await world.request('GET', path, undefined, { key: await world.stranger() }), 404, 'not_found')
  const purge = () => purgeExpiredJob(world.services.personalTables).run(world.services, {})
  await world.query(`update attendee_import set created_at = now() - interval '29 days'`)
  await purge()
  assert.equal((await world.request('GET', path)).status, 200)
  await world.query(`update attendee_import set created_at = now() - interval '31 days'`)
  await purge()
  assertRefused(await world.request('GET', path), 410, 'gone')
  const [{ failed, failed_rows_url: url }] = await listed(world, event.id)
  assert.deepEqual([failed, url], [1, null])
  await importFile(world, event.id, 'Name,E-mail\nAda,bad')
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  assert.deepEqual([await count(world, 'attendee_import'), await count(world, 'attendee_import_failed_row')], [0, 0])
  assertRefused(await world.request('GET', `/admin/events/${event.id}/attendee-imports`), 404, 'not_found')
})
