import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { examine, invariantsOf } from '../src/doctor.ts'
import { searchedAttendees } from '../src/modules/attendees/attendee-queries.ts'
import { sendExpiryNotices } from '../src/modules/certificates/send-expiry-notices.ts'
import { sealLists } from '../src/platform/lists/seal-lists.ts'
import { startDelivering } from './support/deliver.ts'
import { enterLog } from './support/enter-log.ts'
import { aCertificate, anEvent, upload } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { runLaurel } from './support/installation.ts'
import { startReceiver } from './support/receiver.ts'
import { aBulkJob, keysStored } from './support/stored.ts'

const invariants = invariantsOf()

let world: World
/** Ids of what was made. */
const made: Record<
  | 'event'
  | 'attendee'
  | 'retired'
  | 'active'
  | 'expiring'
  | 'done'
  | 'cancelled'
  | 'waiting'
  | 'withPicture'
  | 'endpoint'
  | 'delivered'
  | 'undelivered',
  number
> = {} as never

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
  const withPicture = await anEvent(world, { template_id: design.body.id })
  const webhooks = await aTriedEndpoint(receiver.url)
  await enterLog(world)
  Object.assign(made, {
    ...webhooks,
    event: retired.event_id,
    attendee: retired.attendee_id,
    retired: retired.id,
    active: body.certificates[0].id,
    expiring: expiring.id,
    done: done.id,
    cancelled: cancelled.id,
    waiting: waiting.id,
    withPicture: withPicture.id,
  })
  await world.query('alter table credit_entry alter column id drop identity')
  await world.query('drop index certificate_one_active')
  assert.deepEqual(await examine(world.services), [])
})
after(() => world[Symbol.asyncDispose]())

/** An endpoint that got one test and did not get another. */
async function aTriedEndpoint(url: string) {
  const { body: endpoint } = await world.request('POST', '/admin/webhooks', { url, events: ['*'] })
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

const A_WORKER_RUNS = `insert into worker_process (worker_ids, started_at, seen_at) values ('{x}', now() - interval '5 minutes', now())`

type Break = { tables: string; sql: () => string; rows: () => (string | number)[] }

/** How each invariant is broken, and no other with it. */
const breaks: Record<string, Break> = {
  'the balance and what is held are the sums of the ledger, and not negative': {
    tables: 'credit_balance',
    sql: () => 'update credit_balance set balance = balance + 1 where org_id = 1',
    rows: () => ['organisation 1'],
  },
  'every organisation has a balance': {
    tables: 'credit_balance',
    sql: () => 'delete from credit_balance where org_id = 2',
    rows: () => ['organisation 2'],
  },
  'every organisation has a head of its issuance log': {
    tables: 'certificate_log_head',
    sql: () => 'delete from certificate_log_head where org_id = 2',
    rows: () => ['organisation 2'],
  },
  'a capture or release comes after a hold of the same bulk job and of the same size': {
    tables: 'credit_entry',
    sql: () =>
      `update credit_entry set id = -1 where kind = 'capture'; update credit_entry set id = -2 where kind = 'release'`,
    rows: () => ['credit entry -1', 'credit entry -2'],
  },
  'the tally of an event counts its attendees and certificates': {
    tables: 'event_tally',
    sql: () => `update event_tally set attendees = attendees + 1 where event_id = ${made.event}`,
    rows: () => [`event ${made.event}`],
  },
  'an event that is ready has a design, one that is not has none': {
    tables: 'event',
    sql: () => `update event set template_status = 'failed' where id = ${made.withPicture}`,
    rows: () => [`event ${made.withPicture}`],
  },
  'an attendee has at most one active certificate of an event': {
    tables: 'certificate',
    sql: () => `update certificate set status = 'active' where id = ${made.retired}`,
    rows: () => [`attendee ${made.attendee}`],
  },
  'every certificate stands in the issuance log, and as revoked there if and only if it is': {
    tables: 'certificate',
    sql: () => `update certificate set status = 'revoked', revoked_at = now() where id = ${made.active}`,
    rows: () => [`certificate ${made.active}`],
  },
  'every certificate has its event for as long as events are kept: its own, or that of its bulk job': {
    tables: 'domain_event',
    sql: () => `delete from domain_event where type = 'cert.issued' and subject_id = ${made.active}`,
    rows: () => [`certificate ${made.active}`],
  },
  'the issuance log is an unbroken chain': {
    tables: 'certificate_log',
    sql: () => `update certificate_log set at = at + interval '1 second' where position = 2`,
    rows: () => ['log entry 1/2'],
  },
  'the head of the issuance log is its last entry': {
    tables: 'certificate_log_head',
    sql: () => 'update certificate_log_head set position = position + 1 where org_id = 1',
    rows: () => ['organisation 1'],
  },
  'no entry of the issuance log waits for its position for over a minute while a worker runs': {
    tables: 'certificate_log worker_process',
    sql: () => `insert into certificate_log (id, org_id, action, public_id, record_hash, at) overriding system value
      values (-1, 1, 'issued', gen_random_uuid(), sha256(''), now() - interval '61 seconds'); ${A_WORKER_RUNS}`,
    rows: () => ['log entry -1'],
  },
  'every certificate is the record that was logged': {
    tables: 'certificate',
    sql: () => `update certificate set tier = 'Gold' where id = ${made.active}`,
    rows: () => [`certificate ${made.active}`],
  },
  'a certificate names the attendee that it was issued to for as long as there is one': {
    tables: 'certificate',
    sql: () => `update certificate set attendee_id = null where id = ${made.retired}`,
    rows: () => [`certificate ${made.retired}`],
  },
  'a certificate that expires has a notice that waits or was sent once; a revoked one waits for none': {
    tables: 'expiry_notice',
    sql: () => `update expiry_notice set certificate_id = ${made.active} where certificate_id = ${made.expiring};
      update expiry_notice set due_at = (select expires_at - interval '720 hours' from certificate where id = ${made.active})`,
    rows: () => [`certificate ${made.active}`, `certificate ${made.expiring}`],
  },
  'a notice is due as many days before the expiry as its event says': {
    tables: 'expiry_notice',
    sql: () => `update expiry_notice set due_at = due_at + interval '1 millisecond'`,
    rows: () => [`certificate ${made.expiring}`],
  },
  'every bulk job has one hold, and a capture or release if and only if it is finished': {
    tables: 'bulk_job',
    sql: () =>
      `update bulk_job set names = names || array['X'], source_rows = source_rows || 9, total_count = total_count + 1 where id = ${made.cancelled}`,
    rows: () => [`bulk job ${made.cancelled}`],
  },
  'a completed bulk job has a certificate for each name, any other has none': {
    tables: 'certificate event_tally',
    sql: () => `delete from certificate where id = (select max(id) from certificate where bulk_job_id = ${made.done});
      update event_tally set certificates = certificates - 1
      where (event_id, shard) = (select event_id, shard from event_tally where event_id = ${made.event} limit 1)`,
    rows: () => [`bulk job ${made.done}`],
  },
  'an unfinished bulk job is queued': {
    tables: 'graphile_worker._private_jobs',
    sql: () => `delete from graphile_worker._private_jobs where (payload ->> 'bulk_job_id')::int = ${made.waiting}`,
    rows: () => [`bulk job ${made.waiting}`],
  },
  'the finished attempts of a delivery are numbered 1 to 3 without gaps, as many as it counts': {
    tables: 'webhook_attempt',
    sql: () => `update webhook_attempt set number = 2 where delivery_id = ${made.undelivered}`,
    rows: () => [`webhook delivery ${made.undelivered}`],
  },
  'a delivery has succeeded if and only if its last attempt was answered with 2xx': {
    tables: 'webhook_attempt',
    sql: () => `update webhook_attempt set status_code = 302 where delivery_id = ${made.delivered}`,
    rows: () => [`webhook delivery ${made.delivered}`],
  },
  'a delivery has failed only after three attempts, a test or replay after one': {
    tables: 'webhook_delivery',
    sql: () => `update webhook_delivery set kind = 'event', test_uid = null, test_body = null,
        event_id = (select max(id) from domain_event where org_id = 1) where id = ${made.undelivered}`,
    rows: () => [`webhook delivery ${made.undelivered}`],
  },
  'nothing is on its way of a delivery that ended minutes ago while a worker runs': {
    tables: 'webhook_attempt webhook_delivery worker_process',
    sql: () => `insert into webhook_attempt (org_id, delivery_id, number, started_at) values (1, ${made.undelivered}, 2, now());
      update webhook_delivery set finished_at = now() - interval '5 minutes'; ${A_WORKER_RUNS}`,
    rows: () => [`webhook delivery ${made.undelivered}`],
  },
  'nothing is pending for an endpoint that is switched off': {
    tables: 'webhook_delivery webhook_endpoint',
    sql: () => `update webhook_endpoint set active = false where id = ${made.endpoint};
      insert into webhook_delivery (id, org_id, event_id, endpoint_id, next_attempt_at, created_at) overriding system value
      select -1, 1, min(id), ${made.endpoint}, now(), now() from domain_event where org_id = 1`,
    rows: () => ['webhook delivery -1'],
  },
  'no delivery has been due for over a minute while a worker runs and nothing is on its way to its endpoint': {
    tables: 'webhook_attempt webhook_delivery worker_process',
    sql: () => `update webhook_attempt set started_at = now() - interval '1 hour', ended_at = now() - interval '1 hour';
      insert into webhook_delivery (id, org_id, event_id, endpoint_id, next_attempt_at, created_at) overriding system value
      select -1, 1, min(id), ${made.endpoint}, now() - interval '61 seconds', now() from domain_event where org_id = 1; ${A_WORKER_RUNS}`,
    rows: () => ['webhook delivery -1'],
  },
  'no event is of a transaction that this database has not come to, so that the feed has it in its place': {
    tables: 'domain_event',
    sql: () => `update domain_event set txid = pg_current_xact_id()::text::bigint + 1000000 where id = 1`,
    rows: () => ['domain event 1'],
  },
  'every webhook secret can be opened with the keys of this installation': {
    tables: 'webhook_endpoint',
    sql: () => `update webhook_endpoint set secret = set_byte(secret, 20, 255 - get_byte(secret, 20))`,
    rows: () => [`webhook endpoint ${made.endpoint}`],
  },
}

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
      assert.deepEqual(await examine(world.services), [{ invariant: name, rows: rows() }])
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

const ofPictures = 'every picture of a design is stored, and every picture has its design'
test(`broken and named with its rows: ${ofPictures}`, async () => {
  const [key] = await keysStored(world, 'pictures/')
  const bytes = (await world.services.blobs.bytes(key!))!
  await world.services.blobs.put('pictures/stray.jpg', { bytes })
  await world.services.blobs.remove(key!)
  const findings = await examine(world.services)
  await world.services.blobs.remove('pictures/stray.jpg')
  await world.services.blobs.put(key!, { bytes })
  assert.deepEqual(findings, [
    { invariant: ofPictures, rows: [`${key} is missing`, 'pictures/stray.jpg without a row'] },
  ])
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

const ofBlocks = 'what searches know of a block is what its texts say'
test(`broken and named with its rows: ${ofBlocks}`, async () => {
  await sealLists(world.services, searchedAttendees, { blockRows: 1 })
  const [{ id }] = (await world.query<{ id: number }>('select min(id) as id from search_block')) as [{ id: number }]
  assert.deepEqual(await examine(world.services), [])
  await world.query(`update search_run set row_count = row_count + 1 where block_id = ${id} and run = 'a'`)
  const findings = await examine(world.services)
  await world.query('delete from search_block')
  assert.deepEqual(findings, [{ invariant: ofBlocks, rows: [`block ${id} of attendee in the list ${made.event}`] }])
})

test('no invariant is without its test', () => {
  assert.deepEqual(
    invariants.map(({ name }) => name).sort(),
    [...Object.keys(breaks), ofSequences, ofPictures, ofArchives, ofBlocks].sort(),
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
