import type { Command } from 'commander'
import type { Installation } from '../backup/back-up.ts'
import type { Manifest } from '../backup/backup-files.ts'
import { loadConfig } from '../config/config.ts'
import type { Config } from '../config/settings.ts'
import { counted } from '../lib/text/counted.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import { examples } from './terminal/examples.ts'
import { print, tell } from './terminal/print-result.ts'

/** Adds the commands that back up the whole installation to a folder and restore it. */
export function addBackupCommands(program: Command, version: string): void {
  examples(program.command('backup'), 'laurel backup --to /backups/2026-11-20')
    .description('back up the installation to a new folder, also while the service runs')
    .requiredOption('--to <folder>', 'the folder, which must not exist yet')
    .option('--json', 'print JSON')
    .action(({ to, json }: { to: string; json?: boolean }) => backup(to, version, json))

  examples(program.command('restore'), 'laurel restore --from /backups/2026-11-20')
    .description('restore a backup into an empty database; exit code 1 if its data break an invariant')
    .requiredOption('--from <folder>', 'a folder written by backup')
    .option('--json', 'print JSON')
    .action(({ from, json }: { from: string; json?: boolean }) => restoreFrom(from, json))
}

async function backup(to: string, version: string, json?: boolean): Promise<void> {
  const { backUp } = await import('../backup/back-up.ts')
  const manifest = await withInstallation(({ installation }) => backUp(installation, to, version))
  const files = [...manifest.tables, manifest.jobs, ...manifest.blobs]
  const facts = {
    folder: to,
    created_at: manifest.created_at,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    jobs: manifest.jobs.rows,
    files: manifest.blobs.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    missing_files: manifest.missing_blobs,
    damaged_files: manifest.damaged_blobs ?? [],
  }
  const size = `${counted(facts.rows, 'row')}, ${counted(facts.jobs, 'waiting job')} and ${counted(facts.files, 'file')} in ${counted(facts.bytes, 'byte')}`
  const isWhole = facts.missing_files.length + facts.damaged_files.length === 0
  const lines = [
    `The backup ${to} is ${isWhole ? 'complete' : 'NOT whole'}: ${size}. It holds secrets; keep it as safe as the database.`,
  ]
  if (facts.missing_files.length > 0)
    lines.push(
      `The store lacks ${facts.missing_files.length} files that rows refer to: ${facts.missing_files.join(', ')}`,
    )
  if (facts.damaged_files.length > 0)
    lines.push(
      `The store has ${facts.damaged_files.length} files that are not as they were stored: ${facts.damaged_files.join(', ')}`,
    )
  print(json, facts, lines)
  if (!isWhole) process.exitCode = 1
}

const AFTER_RESTORE =
  'Signing keys are those of the backup. Withdraw again those that were withdrawn since. If none was changed since, run ' +
  '"laurel signing-keys restored --unchanged", so that did.jsonl goes on as it is.'

const hasKeys = ({ tables }: Manifest) => tables.some(({ name, rows }) => name === 'signing_key' && rows > 0)

async function restoreFrom(from: string, json?: boolean): Promise<void> {
  const { restore } = await import('../backup/restore.ts')
  const { manifest, migrations, findings } = await withInstallation(async ({ config, installation }) => {
    const restored = await restore(installation, from)
    tell('checking the restored data')
    const { examinePatiently } = await import('./examine-patiently.ts')
    return { ...restored, findings: await examinePatiently(config, installation.databaseUrl, installation.blobs) }
  })
  const facts = {
    folder: from,
    created_at: manifest.created_at,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    jobs: manifest.jobs.rows,
    files: manifest.blobs.length,
    migrations,
    findings,
  }
  const upgraded = migrations.length > 0 ? ` Applied ${migrations.join(', ')}.` : ''
  print(json, facts, [
    `Restored the backup of ${facts.created_at}: ${counted(facts.rows, 'row')}, ${counted(facts.jobs, 'job')}, ${counted(facts.files, 'file')}.${upgraded}`,
    ...findings.map(({ invariant, rows }) => `broken: ${invariant}\n  ${rows.join('\n  ')}`),
    ...(hasKeys(manifest) ? [AFTER_RESTORE] : []),
    findings.length === 0 ? 'All invariants hold.' : 'The backup holds data that are not sound; see above.',
  ])
  if (findings.length > 0) process.exitCode = 1
}

/**
 * Opens the installation without migrating and without creating the first organisation: a backup reads the existing
 * data, a restore brings its own.
 */
async function withInstallation<T>(work: (opened: { config: Config; installation: Installation }) => Promise<T>) {
  const config = loadConfig()
  const [server, { openBlobs }] = await Promise.all([startDatabaseServer(config, tell), import('../deps.ts')])
  try {
    const blobs = openBlobs(config)
    try {
      return await work({ config, installation: { databaseUrl: server.url, blobs, tell } })
    } finally {
      await blobs.close()
    }
  } finally {
    await server.stop()
  }
}
