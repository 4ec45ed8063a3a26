import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isProcessAlive } from '../os/process-identity.ts'
import { otherProcess, queryOnce, serverPid } from './embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from './index.ts'

test('a server that was killed while a table without a log was being made, as by a restore, starts again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-pg-killed-'))
  await using closing = new AsyncDisposableStack()
  closing.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const victim = await otherProcess({ dataDir })
  closing.defer(victim.kill)
  const url = victim.started['url']
  const maker = new pg.Client({ connectionString: url })
  maker.on('error', () => {})
  await maker.connect()
  await maker.query('checkpoint')
  await maker.query('begin; create unlogged table made (id int primary key)')
  const { rows } = await maker.query('select pg_backend_pid() as pid')
  // A commit of another session is on disk, with everything before it.
  await queryOnce(url, 'create table kept as select 1 as id')
  process.kill(serverPid(dataDir), 'SIGKILL')
  await victim.kill()
  while (isProcessAlive(rows[0].pid)) await sleep(5)
  const server = await startEmbeddedPostgres({ dataDir })
  closing.defer(server.stop)
  assert.deepEqual(await queryOnce(server.url, 'select id from kept'), [{ id: 1 }])
})
