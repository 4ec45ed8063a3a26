import type { Command } from 'commander'
import { loadConfig } from '../config/config.ts'
import { counted } from '../lib/text/counted.ts'
import type { MigrationCheck } from '../platform/db/check-migrations.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import { examples } from './terminal/examples.ts'
import { natural } from './terminal/option-values.ts'
import { print, tell } from './terminal/print-result.ts'
import { withOrganisation, withServices } from './with-services.ts'

type Options = { json?: boolean }

/** Adds the commands for the stored data and the program's own description. */
export function addDataCommands(program: Command): void {
  examples(program.command('migrate'), 'laurel migrate', 'laurel migrate --check')
    .description('bring the database up to date, and do nothing else')
    .option('--check', 'list pending migrations and the locks of their statements, and change nothing')
    .option('--json', 'print JSON')
    .action(async ({ json, check }: Options & { check?: boolean }) => {
      if (check) {
        const result = await checkOnly()
        const { migrationLines } = await import('./migration-lines.ts')
        print(json, result, migrationLines(result))
        return
      }
      const applied = await migrateOnly()
      print(json, { applied }, [
        applied.length === 0 ? 'The database was up to date.' : `Applied ${applied.join(', ')}.`,
      ])
    })

  examples(program.command('doctor'), 'laurel doctor', 'laurel doctor --json')
    .description('check every invariant of the stored data; exit code 1 if one is broken')
    .option('--json', 'print JSON')
    .action(async ({ json }: Options) => {
      const { findings, checked } = await withServices(async ({ databaseUrl, services }) => {
        const [{ collectInvariants }, { examinePatiently }] = await Promise.all([
          import('../collect.ts'),
          import('./examine-patiently.ts'),
        ])
        return {
          findings: await examinePatiently(loadConfig(), databaseUrl, services.blobs),
          checked: collectInvariants().length,
        }
      })
      const lines = findings.map(({ invariant, rows }) => `broken: ${invariant}\n  ${rows.join('\n  ')}`)
      print(json, { checked, findings }, findings.length === 0 ? [`All ${checked} invariants hold.`] : lines)
      if (findings.length > 0) process.exitCode = 1
    })

  examples(program.command('openapi'), 'laurel openapi > openapi.json', 'laurel openapi --operations')
    .description('print the OpenAPI document')
    .option('--operations', 'print one line per operation with method, path, scope and name')
    .option('--json', 'the document is always JSON')
    .action(async ({ operations }: Options & { operations?: boolean }) => {
      const { describeApp } = await import('./describe-app.ts')
      const { listOperations } = await import('../platform/http/openapi/openapi-document.ts')
      const document = await describeApp(loadConfig())
      process.stdout.write(operations ? listOperations(document) : `${JSON.stringify(document, null, 2)}\n`)
    })

  examples(program.command('seed-demo'), 'laurel seed-demo')
    .description('create a sample event with attendees and certificates')
    .option('--org <id>', 'the organisation', natural, 1)
    .option('--json', 'print JSON')
    .action(async ({ json, org }: Options & { org: number }) => {
      const result = await withOrganisation(org, async (ctx) => (await import('./seed-demo.ts')).seedDemo(ctx))
      print(json, result, [
        `Event ${result.event_id} with ${counted(result.attendees, 'attendee')}. A certificate to look at:`,
        result.cert_url,
      ])
    })
}

/** Migrates without creating the first organisation, whose key the first start shows. */
async function migrateOnly(): Promise<string[]> {
  return withDatabaseServer(async (url) => {
    const [{ migrate }, { migrateQueue }] = await Promise.all([
      import('../platform/db/migrate.ts'),
      import('../platform/jobs/run-jobs.ts'),
    ])
    return migrate(url, () => migrateQueue(url), undefined, tell)
  })
}

async function checkOnly(): Promise<MigrationCheck> {
  return withDatabaseServer(async (url) => {
    const [{ checkMigrations }, { migrateQueue }] = await Promise.all([
      import('../platform/db/check-migrations.ts'),
      import('../platform/jobs/run-jobs.ts'),
    ])
    return checkMigrations(url, migrateQueue)
  })
}

async function withDatabaseServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startDatabaseServer(loadConfig(), tell)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
