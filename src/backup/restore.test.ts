import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import S3rver from '@20minutes/s3rver'
import { backUpWorld, backupFolder, keptRows, makeLively, restoredWorld } from '../../test/support/backups.ts'
import { enterLog } from '../../test/support/enter-log.ts'
import { aCertificate, anEvent } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { emptyDatabase } from '../../test/support/laurel.ts'
import { keysStored } from '../../test/support/stored.ts'
import { adminQuery } from '../../test/support/template-database.ts'
import { examine } from '../doctor.ts'
import { type BlobStore, openFolderBlobs, openS3Blobs } from '../platform/blobs/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { listMigrations } from '../platform/db/migration-files.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { migrateQueue } from '../platform/jobs/run-jobs.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const tell = () => {}

/** An empty database and an empty store to restore into. */
async function target() {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await emptyDatabase())
  const files = mkdtempSync(join(tmpdir(), 'laurel-blobs-'))
  opening.defer(() => rmSync(files, { recursive: true, force: true }))
  const blobs = openFolderBlobs(files)
  const { pool, close } = openDatabase(database.url)
  opening.defer(close)
  const parts = opening.move()
  const ask = async (text: string) => (await pool.query(text)).rows
  return {
    installation: { databaseUrl: database.url, blobs, tell },
    ask,
    /** Returns the tables and their numbers of rows. */
    async holds() {
      const tables: { name: string }[] = await ask(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      )
      const counts = await Promise.all(tables.map(({ name }) => ask(`select count(*) as n from ${name}`)))
      return Object.fromEntries(tables.map(({ name }, index) => [name, counts[index]![0].n]))
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

async function lively() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  await makeLively(world)
  const folder = opening.use(backupFolder())
  const manifest = await backUpWorld(world, folder.path)
  const parts = opening.move()
  return { world, folder: folder.path, manifest, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('a file that was changed, cut, or is gone is named, and nothing is restored', async () => {
  await using made = await lively()
  await using empty = await target()
  const path = (name: string) => join(made.folder, name)
  const blob = made.manifest.blobs[0]!.path
  const bytes = readFileSync(path('tables/event.copy.gz'))
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(path('tables/event.copy.gz'), bytes)
  truncateSync(path('tables/attendee.copy.gz'), 10)
  rmSync(path('jobs.jsonl.gz'))
  appendFileSync(path(blob), 'x')
  await assert.rejects(restore(empty.installation, made.folder), ({ message }: Error) => {
    for (const fault of [
      'tables/event.copy.gz was changed',
      'tables/attendee.copy.gz has 10 bytes',
      'jobs.jsonl.gz is missing',
      `${blob} has`,
    ])
      assert.ok(message.includes(fault), message)
    return !message.includes('api_key')
  })
  assert.deepEqual(await empty.holds(), {})
  writeFileSync(path('manifest.json'), '{"format": 1,')
  await assert.rejects(restore(empty.installation, made.folder), /manifest.json is not JSON/)
  rmSync(path('manifest.json'))
  await assert.rejects(restore(empty.installation, made.folder), /is no backup, or an unfinished one/)
})

test('a database with data is refused with the remedy, and stays as it is', async () => {
  await using made = await lively()
  await using other = await startWorld()
  const before = await keptRows(other)
  const installation = { databaseUrl: other.databaseUrl, blobs: other.services.blobs, tell }
  await assert.rejects(restore(installation, made.folder), /holds data already.*DATA_DIR to an empty folder/)
  assert.deepEqual(await keptRows(other), before)
})

test('a restore that fails at the last step leaves an empty database empty, and can be tried again', async () => {
  await using made = await lively()
  await using empty = await target()
  const { installation } = empty
  const { put } = installation.blobs
  const failing = { ...installation.blobs, put: () => Promise.reject(new Error('no room')) }
  await assert.rejects(restore({ ...installation, blobs: failing }, made.folder), /Nothing was restored.*no room/)
  assert.deepEqual(await empty.holds(), {})
  await restore({ ...installation, blobs: { ...installation.blobs, put } }, made.folder)
  assert.equal((await empty.holds()).certificate, 7)
})

test('the files of a restore that was cut short break no invariant, and go when the service runs', async () => {
  await using made = await lively()
  await using other = await startWorld()
  using folder = backupFolder()
  await backUpWorld(other, folder.path)
  await using copy = await startWorld({
    async load(empty) {
      const { put } = empty.blobs
      let stored = 0
      const blobs: BlobStore = {
        ...empty.blobs,
        put: (...file) => (++stored > 1 ? Promise.reject(new Error('cut')) : put(...file)),
      }
      await assert.rejects(restore({ ...empty, blobs, tell }, made.folder), /cannot be stored: cut/)
      await restore({ ...empty, tell }, folder.path)
      return other.key
    },
  })
  assert.deepEqual(await keysStored(copy), [made.manifest.blobs[0]!.key])
  assert.deepEqual(await examine(copy.services), [])
  await copy.runJobs()
  assert.deepEqual(await keysStored(copy), [])
})

test('a database that was migrated and never used is filled, and its sequences go on', async () => {
  await using made = await lively()
  await using empty = await target()
  const { databaseUrl } = empty.installation
  await migrate(databaseUrl, () => migrateQueue(databaseUrl))
  await restore(empty.installation, made.folder)
  assert.equal((await empty.holds()).certificate, 7)
  const [{ next }] = await empty.ask(`select nextval('event_id_seq') as next`)
  assert.equal(next, (await anEvent(made.world)).id)
})

test('entries of the issuance log that waited when the backup was made are entered after its restore', async () => {
  await using world = await startWorld()
  for (let n = 0; n < 2; n++) await aCertificate(world, { certificate_validity_days: 40 })
  await enterLog(world)
  for (let n = 0; n < 3; n++) await aCertificate(world, { certificate_validity_days: 40 })
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  await using copy = await restoredWorld(folder.path, world.key)
  const log = (of: typeof world) => of.query('select * from certificate_log order by position')
  assert.equal((await copy.query('select 1 from certificate_log where position is null')).length, 3)
  await enterLog(copy)
  await enterLog(world)
  assert.equal((await log(copy)).length, 5)
  assert.deepEqual(await log(copy), await log(world))
  assert.equal((await copy.query('select 1 from expiry_notice')).length, 5)
})

test('the triggers that were put off for the load are back', async () => {
  await using made = await lively()
  await using copy = await restoredWorld(made.folder, made.world.key)
  await assert.rejects(copy.query('delete from certificate_log'), /append-only/)
  const disabled = await copy.query(`select tgname from pg_trigger where tgenabled <> 'O'`)
  assert.deepEqual(disabled, [])
})

test('a backup of an older program goes through the migrations that came since, as an upgrade does', async () => {
  await using made = await lively()
  await using empty = await target()
  const newer = {
    name: '9000_newer.sql',
    text: `alter table event add column shout text; update event set shout = upper(name); create table newer (id int)`,
  }
  const { migrations } = await restore(empty.installation, made.folder, [...listMigrations(), newer])
  assert.deepEqual(migrations, ['9000_newer.sql'])
  const [{ shouted }] = await empty.ask('select count(*) as shouted from event where shout = upper(name)')
  assert.equal(shouted, (await empty.holds()).event)
})

test('a backup of a newer program, and one for other tables than are there, are refused', async () => {
  await using made = await lively()
  await using empty = await target()
  const all = listMigrations()
  await assert.rejects(
    restore(empty.installation, made.folder, all.slice(0, -1)),
    /The backup comes from a newer version of Laurel: this one does not know 0/,
  )
  const newer = [...all, { name: '9000_newer.sql', text: 'create table newer (id int)' }]
  const { databaseUrl } = empty.installation
  await migrate(databaseUrl, () => migrateQueue(databaseUrl), newer)
  await assert.rejects(
    restore(empty.installation, made.folder, newer),
    /tables of this database are newer than the backup \(9000_newer.sql\)/,
  )
  assert.equal((await empty.holds()).event, 0)
})

test('a service that starts while a restore runs waits for it, and finds the restored organisation', async () => {
  await using made = await lively()
  await using empty = await target()
  const { databaseUrl } = empty.installation
  let migrated: Promise<string[]> | null = null
  const installation = {
    ...empty.installation,
    tell: (line: string) => {
      if (line.startsWith('table')) migrated ??= migrate(databaseUrl, () => migrateQueue(databaseUrl))
    },
  }
  await restore(installation, made.folder)
  assert.deepEqual(await migrated, [])
  assert.equal((await empty.holds()).organisation, 1)
})

test('files go into an S3 store and are read from one', async () => {
  await using made = await lively()
  await using empty = await target()
  await using parts = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'laurel-s3-'))
  parts.defer(() => rmSync(directory, { recursive: true, force: true }))
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'laurel' }],
  })
  const { port } = (await s3.run()) as AddressInfo
  parts.defer(() => s3.close())
  const blobs = openS3Blobs({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'laurel',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
  parts.defer(() => blobs.close())
  const installation = { ...empty.installation, blobs }
  await restore(installation, made.folder)
  using again = backupFolder()
  const manifest = await backUp(installation, again.path, '0.0.0-test')
  assert.equal(manifest.blobs.length, 2)
  assert.deepEqual(manifest.blobs, made.manifest.blobs)
})

test('an owner who is no superuser can restore', async () => {
  await using made = await lively()
  await using empty = await target()
  const role = `role_${process.pid}`
  const { databaseUrl } = empty.installation
  await adminQuery(
    databaseUrl,
    `create role ${role} login; create extension pg_trgm; grant create on schema public to ${role}`,
  )
  const name = new URL(databaseUrl).pathname.slice(1)
  await adminQuery(databaseUrl, `alter database ${name} owner to ${role}`)
  const asOwner = databaseUrl.replace(/\/\/[^@]*@/, `//${role}@`)
  try {
    await restore({ ...empty.installation, databaseUrl: asOwner }, made.folder)
    assert.equal((await empty.holds()).certificate, 7)
  } finally {
    await adminQuery(databaseUrl, `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`)
  }
})
