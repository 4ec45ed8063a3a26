import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOfColumn } from '../../../../test/fixtures/spreadsheets/make-workbook.ts'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { submit } from '../../../../test/support/stored.ts'

test('the first page is told what is wrong and which event is next, of the own organisation alone', async () => {
  await using world = await startWorld({ credits: 5, allowTargets: ['127.0.0.1:9'], doctor: false })
  const standing = async (key = world.key) => {
    const { status, body } = await world.request('GET', '/admin/overview', undefined, { key })
    assert.equal(status, 200)
    return body
  }
  const fine = { emails_failed: 0, endpoints_failing: 0, endpoints_off: 0, jobs_failed: 0, credits_low: false }
  assert.deepEqual(await standing(), {
    wrong: fine,
    has_mail_server: false,
    credits: 5,
    running_jobs: 0,
    next_event: null,
    has_sample_data: false,
    sample_event_id: null,
  })
  await anEvent(world, { name: 'Long ago', event_date: '2020-01-01T10:00:00Z' })
  await anEvent(world, { name: 'Later', event_date: '2098-01-01T10:00:00Z' })
  const { event_id } = await aCertificate(world)
  await world.request('PATCH', `/admin/events/${event_id}`, { name: 'Next', event_date: '2097-01-01T10:00:00Z' })
  const { next_event } = await standing()
  assert.deepEqual(
    [next_event.id, next_event.name, next_event.attendees, next_event.certificates],
    [event_id, 'Next', 1, 1],
  )
  for (const host of ['a', 'b', 'c'])
    await world.request('POST', '/admin/webhooks', { url: 'http://127.0.0.1:9/' + host, events: ['*'] })
  await world.query(`update webhook_endpoint set failures = 2, failing_since = now() where url like '%a'`)
  await world.query(
    `update webhook_endpoint set active = false, paused_reason = 'Paused', failures = 10, failing_since = now() where url like '%b'`,
  )
  await world.query(`insert into contact_import (org_id, status, file_name, mode, header, fields, row_count, error, created_at, finished_at)
    select 1, status, 'a.csv', 'update', '{email}', '{email}', 1, 'It broke', now() - age, now() - age
    from (values ('failed', interval '1 day'), ('failed', interval '8 days'), ('cancelled', interval '1 day')) i (status, age)`)
  await world.query(`insert into email (org_id, uid, kind, language, to_name, to_address, subject, html, text, attachments, status, reason,
      first_attempt_at, created_at, updated_at)
    select 1, gen_random_uuid(), 'certificate', 'en', '', 'a@example.org', '', '', '', '[]', 'failed', 'Refused', now() - age, now() - age, now()
    from (values (interval '1 minute'), (interval '40 days')) m (age)`)
  await submit(world, event_id, workbookOfColumn(['name', 'Ada', 'Bob', 'Cem', 'Eve']))
  assert.equal((await standing()).running_jobs, 1)
  await world.runJobs()
  const { wrong } = await standing()
  assert.deepEqual(wrong, {
    emails_failed: 1,
    endpoints_failing: 1,
    endpoints_off: 1,
    jobs_failed: 1,
    credits_low: true,
  })
  assert.deepEqual((await standing(await world.stranger())).wrong, fine)
})
