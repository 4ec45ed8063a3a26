import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { queryOnce } from './embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from './index.ts'

test('the log of the server stays small while it runs, and goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-pg-log-'))
  await using closing = new AsyncDisposableStack()
  closing.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  closing.defer(server.stop)
  const log = join(server.dataDir, 'postgres.log')
  appendFileSync(log, `${'x'.repeat(99)}\n`.repeat(50_000))
  while (statSync(log).size > 4 * 1024 * 1024) await sleep(50)
  await assert.rejects(queryOnce(server.url, 'select 1/0'))
  assert.match(readFileSync(log, 'utf8'), /^[\d-]+ .* ERROR: {2}division by zero$/m)
  assert.equal(statSync(`${log}.1`).size >= 5_000_000, true)
})
