import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { collectInvariants } from '../src/collect.ts'
import { examine } from '../src/doctor.ts'
import { sendExpiryNotices } from '../src/modules/certificates/expiry/send-expiry-notices.ts'
import { modules } from '../src/modules.ts'
import { aRule } from './support/automations.ts'
import { aBadge } from './support/badges.ts'
import { breaksOf } from './support/break-invariants.ts'
import { aContact, aDeal } from './support/crm.ts'
import { startDelivering } from './support/deliver.ts'
import { enterLog } from './support/enter-log.ts'
import { meetsInvariants } from './support/examine-world.ts'
import { aCertificate, anEmail, anEvent, aSession, upload } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { runLaurel } from './support/installation.ts'
import type { Made } from './support/made.ts'
import { startReceiver } from './support/receiver.ts'
import { aBulkJob, keysStored } from './support/stored.ts'
import { CONTRACT_EVENTS } from './support/webhooks.ts'

const invariants = collectInvariants()

let world: World
/** Ids of what was made. */
const made = {} as Made

before(async () => {
  await using receiver = await startReceiver({ status: 200 }, { status: 500 })
  world = await startWorld({ doctor: false, allowTargets: [receiver.host] })
  await world.stranger()
  world.advance(-2 * 86_400_000)
  const retired = await aCertificate(world, { certificate_validity_days: 1 })
  world.advance(2 * 86_400_000)
  const { body } = await world.request('POST', `/admin/events/${retired.event_id}/certificates`)
  const { job: done } = await aBulkJob(world, retired.event_id, 2)
  await world.runJobs()
  await enterLog(world)
  await sendExpiryNotices(world.services)
  const expiring = await aCertificate(world, { certificate_validity_days: 90 })
  const revoked = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`)
  const { job: cancelled, path } = await aBulkJob(world, retired.event_id, 2)
  await world.request('POST', `${path}/cancel`)
  await world.runJobs()
  const { job: waiting } = await aBulkJob(world, retired.event_id, 2)
  const { default: sharp } = await import('sharp')
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const form = upload(picture, { fields: { name: 'D' } })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  await world.request('POST', '/admin/pictures', form.body, { headers: form.headers })
  const withPicture = await anEvent(world, { template_id: design.body.id })
  const badge = await aBadge(world)
  await world.request('POST', `${badge.path}/image`, form.body, { headers: form.headers })
  const { body: award } = await world.request('POST', `${badge.path}/awards`, { email: 'ada@b.co', name: 'Ada' })
  const { body: takenBack } = await world.request('POST', `${badge.path}/awards`, { email: 'bo@b.co', name: 'Bo' })
  await world.request('POST', `/admin/badge-awards/${takenBack.id}/revoke`, {})
  const contact = await aContact(world, { email: 'crm@example.org', title: 'CTO', tags: ['vip'] })
  const same = await aContact(world)
  await world.request('POST', '/admin/crm/merge', { primary_id: contact.id, duplicate_ids: [same.id] })
  const deal = await aDeal(world)
  await world.request('POST', '/admin/crm/lead-scores/recalculate')
  const webhooks = await aTriedEndpoint(receiver.url)
  const checkedIn = await aCheckIn(retired.event_id, retired.attendee_id)
  const [key] = await world.query<{ id: number }>(`select id from ticket_key where event_id = ${retired.event_id}`)
  const [response] = await world.query<{ id: number }>(`
    insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
    values (1, ${retired.event_id}, ${retired.attendee_id}, '[]', '', now(), now()) returning id`)
  const rule = await aRule(world, retired.event_id)
  const [run] = await world.query<{ id: number }>(`
    insert into automation_run (org_id, rule_id, action_id, type, subject_type, subject_id, occurred_at, due_at, wake_at, created_at, updated_at)
    values (1, ${rule.id}, 1, 'issue_certificate', 'attendee', ${retired.attendee_id}, now(), '2199-01-01', '2199-01-01', now(), now()) returning id`)
  const sender = { from_address: 'events@example.org', smtp_url: 'smtp://a:b@smtp.example.org' }
  await world.request('PUT', '/admin/organisation/sender', sender)
  await enterLog(world)
  Object.assign(made, {
    ...webhooks,
    ...checkedIn,
    event: retired.event_id,
    attendee: retired.attendee_id,
    retired: retired.id,
    revoked: revoked.id,
    award: award.id,
    takenBack: takenBack.id,
    active: body.certificates[0].id,
    expiring: expiring.id,
    done: done.id,
    cancelled: cancelled.id,
    waiting: waiting.id,
    withPicture: withPicture.id,
    ticketKey: key!.id,
    response: response!.id,
    rule: rule.id,
    run: run!.id,
    contact: contact.id,
    merged: same.id,
    deal: deal.id,
    email: await anEmail(world, { eventId: retired.event_id, attendeeId: retired.attendee_id }),
  })
  await world.query('alter table credit_entry alter column id drop identity')
  // Damage done behind the triggers does not affect figures: all of them are recounted.
  await world.query(`update figure_zone set server = 'none'`)
  await world.query('drop index certificate_one_active_of_kind, badge_award_one_active, badge_award_one_by_rule')
  assert.deepEqual(await examine(world.services), [])
  assert.equal(await meetsInvariants(world.services, world.pool, modules), true)
})
after(() => world[Symbol.asyncDispose]())

/** Somebody who was scanned twice at the door of a session. */
async function aCheckIn(eventId: number, attendeeId: number) {
  const session = await aSession(world, eventId)
  for (let twice = 0; twice < 2; twice++)
    await world.request('POST', `/admin/events/${eventId}/sessions/${session.id}/checkin`, { attendee_id: attendeeId })
  const [row] = await world.query<{ again: number; in: number }>(
    `select (select id from scan where verdict = 'duplicate') as again, (select id from check_in) as in`,
  )
  const device = await world.request('POST', `/admin/events/${eventId}/door-devices`, { name: 'Front door' })
  return { device: device.body.id, session: session.id, again: row!.again, checkIn: row!.in }
}

/** An endpoint that got one test and did not get another. */
async function aTriedEndpoint(url: string) {
  const { body: endpoint } = await world.request('POST', '/admin/webhooks', { url, events: CONTRACT_EVENTS })
  await using _ = await startDelivering(world)
  const tried: number[] = []
  for (const wanted of ['succeeded', 'failed']) {
    const { body } = await world.request('POST', `/admin/webhooks/${endpoint.id}/test`)
    tried.push(body.id)
    const ended = async () => (await world.request('GET', `/admin/webhook-deliveries/${body.id}`)).body.status
    while ((await ended()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { endpoint: endpoint.id, delivered: tried[0]!, undelivered: tried[1]! }
}

const breaks = breaksOf(made)

/** Runs statements as a superuser who goes round triggers and foreign keys, and undoes them after `look`. */
async function whileBroken(tables: string, statements: string, look: () => Promise<void>): Promise<void> {
  const bypass = (text: string) =>
    world.pool.query(`begin; set local session_replication_role = replica; ${text}; commit`)
  const kept = await Promise.all(
    tables.split(' ').map(async (table, index) => ({ table, copy: `kept_${index}`, columns: await columnsOf(table) })),
  )
  await bypass(kept.map(({ table, copy }) => `create table ${copy} as select * from ${table}`).join(';'))
  try {
    await bypass(statements)
    await look()
  } finally {
    const undo = kept.map(
      ({ table, copy, columns }) =>
        `delete from ${table}; insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}; drop table ${copy}`,
    )
    await bypass(undo.join(';'))
  }
}

/** The columns of a table that can be written. */
async function columnsOf(table: string): Promise<string> {
  const [row] = await world.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return row!.columns
}

for (const [name, { tables, sql, rows }] of Object.entries(breaks)) {
  test(`broken and named with its rows: ${name}`, async () => {
    await whileBroken(tables, sql(), async () => {
      const found = await examine(world.services)
      assert.deepEqual(
        found.map((each) => ({ ...each, rows: each.rows.toSorted() })),
        [{ invariant: name, rows: rows().toSorted() }],
      )
      assert.equal(await meetsInvariants(world.services, world.pool, modules), false)
    })
  })
}

const ofSequences = 'no sequence is behind its table'
test(`broken and named with its rows: ${ofSequences}`, async () => {
  const [{ last } = { last: 0 }] = await world.query<{ last: number }>('select last_value as last from event_id_seq')
  const restart = (next: number) => world.query(`alter sequence event_id_seq restart with ${next}`)
  await restart(last)
  const behind = await examine(world.services)
  await restart(1)
  const anew = await examine(world.services)
  await restart(last + 1)
  assert.deepEqual(await examine(world.services), [])
  const finding = (given: string | number) => [
    { invariant: ofSequences, rows: [`event_id_seq gave out ${given}, and a row has ${last}`] },
  ]
  assert.deepEqual([behind, anew], [finding(last - 1), finding('nothing')])
})

const ofPictures = {
  'every picture of a design is stored, and every picture has its design': 'pictures/',
  'every picture that stands in designs is stored, and every one belongs to somebody': 'layout-pictures/',
  'every picture of a badge is stored, and every picture has its badge': 'badge-pictures/',
}
for (const [invariant, folder] of Object.entries(ofPictures))
  test(`broken and named with its rows: ${invariant}`, async () => {
    const [key] = await keysStored(world, folder)
    const bytes = (await world.services.blobs.bytes(key!))!
    await world.services.blobs.put(`${folder}stray`, { bytes })
    await world.services.blobs.remove(key!)
    const findings = await examine(world.services)
    await world.services.blobs.remove(`${folder}stray`)
    await world.services.blobs.put(key!, { bytes })
    assert.deepEqual(findings, [{ invariant, rows: [`${key} is missing`, `${folder}stray without a row`] }])
  })

const ofLogos = {
  'every logo is stored, and every stored one has its organisation': 'logos/',
  'every printed logo is stored, and every one belongs to an organisation or to a design': 'printed-logos/',
}
for (const [invariant, folder] of Object.entries(ofLogos))
  test(`broken and named with its rows: ${invariant}`, async () => {
    const stray = `${folder}${'0'.repeat(64)}.png`
    await world.services.blobs.put(stray, { bytes: Buffer.from('picture') })
    const findings = await examine(world.services)
    await world.services.blobs.remove(stray)
    assert.deepEqual(findings, [{ invariant, rows: [`${stray} without a row`] }])
  })

const ofArchives = 'every completed bulk job has its archive, and every archive its job'
test(`broken and named with its rows: ${ofArchives}`, async () => {
  const [key] = await keysStored(world, 'bulk/')
  const bytes = (await world.services.blobs.bytes(key!))!
  const stray = [`bulk/${made.cancelled}/x.zip`, 'bulk/999/x.zip']
  for (const each of stray) await world.services.blobs.put(each, { bytes })
  await world.services.blobs.remove(key!)
  const findings = await examine(world.services)
  for (const each of stray) await world.services.blobs.remove(each)
  await world.services.blobs.put(key!, { bytes })
  assert.deepEqual(
    findings.map(({ invariant, rows }) => [invariant, [...rows].sort()]),
    [[ofArchives, [`${key} is missing`, ...stray.map((each) => `${each} without a row`)].sort()]],
  )
})

test('no invariant is without its test', () => {
  assert.deepEqual(
    invariants.map(({ name }) => name).sort(),
    [...Object.keys(breaks), ofSequences, ...Object.keys(ofPictures), ...Object.keys(ofLogos), ofArchives].sort(),
  )
})

test('laurel doctor ends with 0 while all is well, and with 1 and the rows when an invariant is broken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-doctor-'))
  try {
    symlinkSync(dirname(dirname(await world.services.blobs.tempFile())), join(dataDir, 'blobs'))
    const doctor = (...more: string[]) =>
      runLaurel(['doctor', ...more], { DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir })
    const well = doctor()
    assert.equal(well.status, 0, well.stdout + well.stderr)
    assert.match(well.stdout, new RegExp(`All ${invariants.length} invariants hold`))
    const wellJson = doctor('--json')
    assert.deepEqual([wellJson.status, JSON.parse(wellJson.stdout)], [0, { checked: invariants.length, findings: [] }])

    const name = 'every certificate is the record that was logged'
    await whileBroken('certificate', breaks[name]!.sql(), async () => {
      const ill = doctor()
      assert.equal(ill.status, 1)
      assert.ok(ill.stdout.includes(name) && ill.stdout.includes(`certificate ${made.active}`), ill.stdout)
      const illJson = doctor('--json')
      assert.equal(illJson.status, 1)
      assert.deepEqual(JSON.parse(illJson.stdout), {
        checked: invariants.length,
        findings: [{ invariant: name, rows: [`certificate ${made.active}`] }],
      })
    })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('a hundred rows are told at most, and an invariant that cannot be checked is no clean bill', async () => {
  await world.query(`insert into event (org_id, name, template_image_url, template_status, folded_name, created_at, updated_at)
    select 1, 'x', 'placeholder', 'ready', 'x', now(), now() from generate_series(1, 120)`)
  const [finding] = await examine(world.services)
  assert.equal(finding!.rows.length, 100)
  await world.query("delete from event where name = 'x'")
  await world.query('alter table credit_entry rename to credit_entries')
  await assert.rejects(examine(world.services))
  await world.query('alter table credit_entries rename to credit_entry')
})
