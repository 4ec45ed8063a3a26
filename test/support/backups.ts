import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { backUp } from '../../src/backup/back-up.ts'
import type { Manifest } from '../../src/backup/backup-files.ts'
import { restore } from '../../src/backup/restore.ts'
import { enterLog } from './enter-log.ts'
import { aCertificate, aKey, anAttendee, anEvent, upload } from './factories.ts'
import { startWorld, type World } from './harness.ts'
import { until } from './installation.ts'
import { aBulkJob } from './stored.ts'

/** A place for backups; `path` names one that does not exist yet. */
export function backupFolder() {
  const root = mkdtempSync(join(tmpdir(), 'laurel-backup-'))
  return { path: join(root, 'backup'), [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

/** Backs up a world while it runs. */
export function backUpWorld(world: World, to: string, tell: (line: string) => void = () => {}): Promise<Manifest> {
  return backUp({ databaseUrl: world.databaseUrl, blobs: world.services.blobs, tell }, to, '0.0.0-test')
}

/** A new world that begins with what a backup of another one holds, and is used with the other's key. */
export function restoredWorld(from: string, key: string, allowTargets: string[] = []): Promise<World> {
  return startWorld({
    allowTargets,
    load: async (empty) => {
      await restore({ ...empty, tell: () => {} }, from)
      return key
    },
  })
}

/** Everything that an installation can hold, in many states. */
export async function makeLively(world: World) {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aabbcc' } })
    .png()
    .toBuffer()
  const form = upload(picture, { name: 'picture.png', fields: { name: 'Blue' } })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  assert.equal(design.status, 201, design.text)
  const event = await anEvent(world, {
    name: 'Işık \\ "Fest"\t2026 🎓',
    template_image_url: design.body.image_url,
    certificate_values: [
      { key: 'hours', label: 'Saat', value: '36 \\N' },
      { key: 'grade', label: 'Not' },
    ],
    certificate_kinds: [{ kind: 'speaker', label: 'Konuşmacı', values: [{ key: 'talk', label: 'Konuşma' }] }],
  })
  await world.runJobs()
  const attendee = await anAttendee(world, event.id, {
    first_name: 'Ayşe\\N',
    last_name: 'Yılmaz',
    values: { grade: 'Pekiyi\t"A"', talk: '数据' },
  })
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
  assert.equal(issued.status, 201, issued.text)
  const revoked = await aCertificate(world)
  const replaced = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, { revocation_reason: 'By mistake' })
  await world.request('POST', `/admin/certificates/${replaced.id}/reissue`, { attendee_name: 'Right Name' })
  await enterLog(world)
  await aKey(world, ['events:read'])
  await world.request(
    'POST',
    '/admin/events',
    { name: 'Once', template_image_url: 'placeholder' },
    {
      headers: { 'idempotency-key': 'once' },
    },
  )
  const webhook = await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  assert.equal(webhook.status, 201, webhook.text)
  const completed = await aBulkJob(world, event.id, 3)
  await world.runJobs()
  const pending = await aBulkJob(world, event.id, ['Grace', 'Linus'])
  return { event, certificate: issued.body.certificates[0], completed, pending, webhook: webhook.body }
}

/**
 * Every row of every table that a backup keeps, as text, without the numbers of transactions, which are those of a server,
 * and the time of the backup, which a restore notes.
 */
export async function keptRows(world: World): Promise<Record<string, string[]>> {
  const tables = await world.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('rate_window', 'worker_process', 'migration') order by 1`,
  )
  const kept: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await world.query<{ row: string }>(
      `select (to_jsonb(t) - 'txid' - 'restored_from')::text as row from "${name}" t order by 1`,
    )
    kept[name] = rows.map(({ row }) => row)
  }
  return kept
}

/** The jobs that wait, without what the queue itself numbers and dates, and without those that a restore adds. */
export function waitingJobs(world: World): Promise<object[]> {
  return world.query(
    `select t.identifier, j.payload, j.run_at, j.max_attempts, j.key, j.priority from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where coalesce(j.key, '') not like '% restore' order by j.id`,
  )
}

/** Waits until a session asks again and again for the migration lock, beside the one that has it and asked once. */
export async function untilAnotherAsks(world: World): Promise<'waits'> {
  const asking = `select from pg_stat_activity where datname = current_database() and query like 'select pg_try_adv%'`
  await until(
    () => world.query(asking),
    ({ length }) => length >= 2,
  )
  return 'waits'
}
