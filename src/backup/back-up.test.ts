import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import {
  backUpWorld,
  backupFolder,
  keptRows,
  makeLively,
  restoredWorld,
  untilAnotherAsks,
  waitingJobs,
} from '../../test/support/backups.ts'
import { connection } from '../../test/support/connection.ts'
import { startDelivering } from '../../test/support/deliver.ts'
import { waitForCertificates } from '../../test/support/event-feed.ts'
import { aCertificate, anAttendee, anEvent } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { startReceiver } from '../../test/support/receiver.ts'
import { untilBlocked } from '../../test/support/statements.ts'
import { aBulkJob, count, keysStored } from '../../test/support/stored.ts'
import { startDatabaseProxy } from '../../test/support/tcp-proxy.ts'
import { collectJobs } from '../collect.ts'
import { examine } from '../doctor.ts'
import { keepBlobs } from '../platform/blobs/index.ts'
import { underMigrationLock } from '../platform/db/migrate.ts'
import { restore } from './restore.ts'

test('a lively installation comes back row for row and byte for byte, and lives on', async () => {
  await using world = await startWorld()
  const made = await makeLively(world)
  using folder = backupFolder()
  const manifest = await backUpWorld(world, folder.path)
  assert.deepEqual(manifest.missing_blobs, [])
  await using copy = await restoredWorld(folder.path, world.key)

  assert.deepEqual(await keptRows(copy), await keptRows(world))
  assert.deepEqual(await waitingJobs(copy), await waitingJobs(world))
  const keys = await keysStored(world)
  assert.equal(keys.length, 2)
  assert.deepEqual(await keysStored(copy), keys)
  for (const key of keys) assert.deepEqual(await copy.services.blobs.bytes(key), await world.services.blobs.bytes(key))
  for (const path of [`/admin/certificates/${made.certificate.id}/pdf`, `${made.completed.path}/download`]) {
    const [old, restored] = [await world.request('GET', path), await copy.request('GET', path)]
    assert.equal(restored.status, 200)
    assert.deepEqual(restored.bytes, old.bytes)
  }

  await copy.runJobs()
  const { body } = await copy.request('GET', made.pending.path)
  assert.deepEqual([body.status, body.processed_count], ['completed', 2])
  const next = await anEvent(copy)
  assert.equal(next.id, (await anEvent(world)).id)
  assert.equal((await anAttendee(copy, next.id)).id, (await anAttendee(world, next.id)).id)
})

test('after a restore the feed has every event in order and goes on, and webhooks are signed with the secret of before', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { body: webhook } = await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['*'] })
  for (let times = 0; times < 3; times++) await aCertificate(world)
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  const before = await waitForCertificates(world, 3)

  await using copy = await restoredWorld(folder.path, world.key, [receiver.host])
  assert.equal(before.length, 3)
  assert.deepEqual(await waitForCertificates(copy, 3), before)
  const certificate = await aCertificate(copy)
  const rest = await waitForCertificates(copy, 2, world.key, `?after=${before[1].id}`)
  const ids = rest.map(({ data }) => data.certificate_id)
  assert.deepEqual(ids, [before[2].data.certificate_id, certificate.id])

  await using _ = await startDelivering(copy)
  const arrived = () => receiver.received.map(({ bytes }) => bytes.toString('utf8'))
  while (arrived().length < 4) await wait(5)
  for (const [head, body] of arrived().map((text) => text.split('\r\n\r\n', 2))) {
    const signature = createHmac('sha256', webhook.secret).update(body!).digest('hex')
    assert.ok(head!.toLowerCase().includes(`x-service-signature: sha256=${signature}`), head)
  }
  const pending = () => count(copy, `webhook_delivery where status = 'pending'`)
  while ((await pending()) > 0) await wait(5)
})

test('what is written while a backup runs is in it whole or not at all, and no file that it needs is removed', async () => {
  await using world = await startWorld({ credits: 10_000 })
  const { event, completed } = await makeLively(world)
  const [archive] = await keysStored(world, `bulk/${completed.job.id}/`)
  using folder = backupFolder()
  const { blobs } = world.services
  let written = 0
  let backing = true
  const write = async () => {
    while (backing) {
      const more = await anEvent(world)
      await anAttendee(world, more.id)
      await world.request('POST', `/admin/events/${more.id}/certificates`)
      await aBulkJob(world, more.id, 2)
      written++
      if (written % 3 === 0) await world.request('DELETE', `/admin/events/${more.id}`)
    }
  }
  const { read } = blobs
  let removed = false
  Object.assign(blobs, {
    // Between the snapshot and the first file, the event of the archive is deleted and all removals run.
    read: async (key: string) => {
      if (!removed) {
        removed = true
        assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
        await world.runJobs()
        await collectJobs()
          .find(({ kind }) => kind.name === 'sweep-blob')!
          .run(world.services, { key: archive })
      }
      return read(key)
    },
  })
  const writer = write()
  const manifest = await backUpWorld(world, folder.path).finally(() => (backing = false))
  await writer
  assert.ok(removed && written > 0)
  assert.deepEqual(manifest.missing_blobs, [])
  Object.assign(blobs, { read })

  await using copy = await restoredWorld(folder.path, world.key)
  assert.equal((await copy.request('GET', `${completed.path}/download`)).status, 200)
  assert.equal((await world.request('GET', `${completed.path}/download`)).status, 404)
  await copy.runJobs()
  assert.equal(await count(copy, `bulk_job where status <> 'completed'`), 0)

  // The postponed removal is still queued.
  await world.query(`update graphile_worker._private_jobs set run_at = now()`)
  await world.runJobs()
  assert.equal((await keysStored(world, `bulk/${completed.job.id}/`)).length, 0)
})

test('an archive whose event is deleted during a backup breaks no invariant, before, while and after its removal waits', async () => {
  await using world = await startWorld()
  const { event } = await makeLively(world)
  const [archive] = await keysStored(world, 'bulk/')
  await using backup = await connection(world.databaseUrl)
  await keepBlobs(backup.client)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  assert.deepEqual(await examine(world.services), [])
  await world.runJobs()
  assert.deepEqual(await examine(world.services), [])
  await backup.client.query('select pg_advisory_unlock_all()')
  assert.deepEqual(await examine(world.services), [])
  assert.deepEqual(await keysStored(world, 'bulk/'), [archive])
  await world.query('update graphile_worker._private_jobs set run_at = now()')
  await world.runJobs()
  assert.deepEqual([await keysStored(world, 'bulk/'), await examine(world.services)], [[], []])
})

test('what is written between one table and the next of a backup is not in it, in none of them', async () => {
  await using world = await startWorld()
  await makeLively(world)
  const before = await keptRows(world)
  using folder = backupFolder()
  await using proxy = await startDatabaseProxy(world.databaseUrl)
  const held = proxy.hold('copy "bulk_job"')
  const backup = backUpWorld({ ...world, databaseUrl: proxy.url }, folder.path)
  await held.reached
  // Its attendee, audit entry and tally are in tables on both sides of that one.
  await anAttendee(world, (await anEvent(world)).id)
  held.release()
  await backup
  await using copy = await restoredWorld(folder.path, world.key)
  assert.deepEqual(await keptRows(copy), before)
})

test('a backup waits for an upgrade that runs, and a later one for it: a table that is rewritten would look empty', async () => {
  await using world = await startWorld()
  await makeLively(world)
  const endpoints = await count(world, 'webhook_endpoint')
  using folder = backupFolder()
  await using proxy = await startDatabaseProxy(world.databaseUrl)
  const held = proxy.hold('copy "bulk_job"')
  const blocked = () => untilBlocked(world).then(() => 'waits')
  const { backup, meanwhile } = await underMigrationLock(world.databaseUrl, async () => {
    const backup = backUpWorld({ ...world, databaseUrl: proxy.url }, folder.path)
    return { backup, meanwhile: await Promise.race([held.reached, untilAnotherAsks(world)]) }
  })
  await held.reached
  const upgrade = world.query('alter table webhook_endpoint add column later timestamptz default clock_timestamp()')
  const after = await Promise.race([upgrade, blocked()])
  held.release()
  const { tables } = await backup
  await upgrade
  assert.equal(tables.find(({ name }) => name === 'webhook_endpoint')!.rows, endpoints)
  assert.deepEqual([meanwhile, after], ['waits', 'waits'])
})

test('a file that the store has lost is told, and the rest is backed up', async () => {
  await using world = await startWorld({ doctor: false })
  await makeLively(world)
  const [lost] = await keysStored(world)
  await world.services.blobs.remove(lost!)
  using folder = backupFolder()
  const told: string[] = []
  const manifest = await backUpWorld(world, folder.path, (line) => told.push(line))
  assert.deepEqual(manifest.missing_blobs, [lost])
  assert.ok(told.some((line) => line.includes(lost!)))
  assert.equal(manifest.blobs.length, 1)
})

test('only its owner can read a backup', async () => {
  await using world = await startWorld()
  await makeLively(world)
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  for (const name of readdirSync(folder.path, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(folder.path, name))
    assert.equal(stats.mode & 0o777, stats.isDirectory() ? 0o700 : 0o600, name)
  }
  assert.equal(statSync(folder.path).mode & 0o777, 0o700)
})

test('a folder that exists, an unfinished one and one without a parent are refused, and nothing is left behind', async () => {
  await using world = await startWorld()
  using folder = backupFolder()
  await assert.rejects(backUpWorld(world, join(folder.path, 'in', 'none')), /cannot be written: .*does not exist/)
  mkdirSync(`${folder.path}.partial`)
  await assert.rejects(backUpWorld(world, folder.path), /partial exists: another backup/)
  mkdirSync(folder.path)
  await assert.rejects(backUpWorld(world, folder.path), /exists already/)
  assert.deepEqual(readdirSync(folder.path), [])
})

test('a backup that fails removes what it wrote', async () => {
  await using world = await startWorld()
  await makeLively(world)
  using folder = backupFolder()
  const { blobs } = world.services
  const { read } = blobs
  Object.assign(blobs, {
    read: async () => {
      throw new Error('the store is away')
    },
  })
  await assert.rejects(backUpWorld(world, folder.path), /pictures.* cannot be read: the store is away/)
  Object.assign(blobs, { read })
  assert.deepEqual([existsSync(folder.path), existsSync(`${folder.path}.partial`)], [false, false])
  const empty = { databaseUrl: world.databaseUrl, blobs, tell: () => {} }
  await assert.rejects(restore(empty, `${folder.path}.partial`), /is no backup/)
})
