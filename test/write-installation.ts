import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { programVersion } from '../src/lib/program-version.ts'
import { makeTemplateDatabase } from './support/template-database.ts'
import { makeTemporaryFolder } from './support/temporary-folder.ts'

// Writes the backup of a small installation for test/upgrade.test.ts, named after the release that makes it. One that
// exists is never written again: CONTRIBUTING.md says why.
const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
try {
  await makeTemplateDatabase(postgres.url)
  process.env['TEST_DATABASE_URL'] = postgres.url
  const { fillInstallation } = await import('./support/fill-installation.ts')
  const { drawCertificates, packFolder, writeFixture } = await import('./support/installation-fixture.ts')
  const { backUpWorld } = await import('./support/backups.ts')
  await using world = await fillInstallation()
  const backup = join(folder, 'backup')
  const { tables } = await backUpWorld(world, backup)
  const empty = tables.filter(({ rows }) => rows === 0).map(({ name }) => name)
  process.stdout.write(`tables without rows: ${empty.join(', ')}\n`)
  const certificates = await drawCertificates(world)
  assert.ok(new Set(certificates.map(({ pdf }) => pdf)).size > 4)
  writeFixture(`${programVersion}.json.gz`, { key: world.key, certificates, files: packFolder(backup) })
} finally {
  await postgres.stop()
  for (const each of [postgres.dataDir, folder]) rmSync(each, { recursive: true, force: true })
}
