import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { NODE_TEST_OPTIONS } from './support/node-test-options.ts'
import { makeTemplateDatabase } from './support/template-database.ts'
import { makeTemporaryFolder } from './support/temporary-folder.ts'

// Starts one PostgreSQL for all tests, prepares the template that each test's database is cloned from, and runs
// node:test over the files that are named, or over all but the faults.
const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
let code = 1
try {
  await makeTemplateDatabase(postgres.url)
  // Processes and pages are tested as they are built from what is here now.
  for (const builder of ['bin/build-program.ts', 'bin/make-first-database.ts', 'panel/tools/build-if-stale.ts'])
    execFileSync(process.execPath, [join(import.meta.dirname, '..', builder)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const args = process.argv.slice(2)
  const files = args.some((arg) => !arg.startsWith('-'))
    ? args
    : [
        ...args,
        'src/**/*.test.ts',
        'client/**/*.test.ts',
        'test/*.test.ts',
        'test/support/*.test.ts',
        'bin/*.test.ts',
        'panel/**/*.test.ts',
      ]
  const child = spawn(process.execPath, [...NODE_TEST_OPTIONS, ...files], {
    stdio: 'inherit',
    env: {
      SEED: String(randomInt(2 ** 31)),
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TMPDIR: folder,
      // Where the browser is unpacked, once for all tests that open one.
      TEST_BROWSER_FOLDER: join(folder, 'browser'),
      // The same place as bin/laurel's: what one test file has compiled, the next one and every service need not.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'laurel'),
    },
  })
  // What is in memory must go also when the tests are broken off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)))
} finally {
  await postgres.stop()
  for (const each of [postgres.dataDir, folder]) rmSync(each, { recursive: true, force: true })
}
process.exitCode = code
