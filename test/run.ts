import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { evaluateStatements } from './support/org-rule/evaluate-statements.ts'
import { processorSeconds } from './support/processor-seconds.ts'
import { IS_LONG, rounds } from './support/rounds.ts'
import { runFiles } from './support/run-files.ts'
import { takeTurns } from './support/take-turns.ts'
import { makeTemplateDatabase } from './support/template-database.ts'
import { makeTemporaryFolder } from './support/temporary-folder.ts'

const ROOT = join(import.meta.dirname, '..')
const USUAL = [
  'src/**/*.test.ts',
  'client/**/*.test.ts',
  'test/*.test.ts',
  'test/credentials/*.test.ts',
  'test/support/*.test.ts',
  'bin/*.test.ts',
  'panel/**/*.test.ts',
]
/** One run of all kinds leaves no core idle while the last files of one kind end. */
const ALL = [...USUAL, 'test/faults/*.test.ts', 'conformance/*.test.ts', 'conformance/panel/*.test.ts']

/** They look at the heap or the pace of their process, kill processes, or load other people's programs. */
const OWN_PROCESS = [
  'src/lib/os/hold-young-heap.test.ts',
  'test/bounded-',
  'test/credentials/',
  'test/faults/',
  'conformance/',
]

/** They take longest, so they start first: one that started late would hold up the end of the run. */
const LONGEST = [
  'conformance/postgres-versions',
  'conformance/panel/every-page',
  'test/faults/crash',
  'test/audit-entries',
]

const isAmong = (file: string, list: readonly string[]) => list.some((each) => relative(ROOT, file).startsWith(each))
const mayShare = (file: string) => !isAmong(file, OWN_PROCESS)
/** After the longest come files with a process of their own, which leave no lane with an idle process to share. */
const placeOf = (file: string) => (isAmong(file, LONGEST) ? 0 : mayShare(file) ? 2 : 1)

// Starts one PostgreSQL for all tests, prepares the template that each test's database is cloned from, and runs the
// files that are named, the usual ones without names, or with --all also those of faults and conformance that are due.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'test-name-pattern': { type: 'string' } },
})
const found = globSync(positionals.length > 0 ? positionals : values.all ? ALL : USUAL).map((file) => resolve(file))
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31))
const takesTurns = values.all === true && !IS_LONG
const { due: files, others } = takesTurns ? takeTurns(found, ROOT, Number(seed)) : { due: found, others: [] }
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
const statements = join(folder, 'statements')
const serverPid = Number.parseInt(readFileSync(join(postgres.dataDir, '18', 'postmaster.pid'), 'utf8'), 10)
let ofServer = 0
let code = 1
try {
  await makeTemplateDatabase(postgres.url)
  // Processes and pages are tested as they are built from what is here now.
  for (const builder of [
    'client/generate/run.ts',
    'bin/build-program.ts',
    'bin/make-first-database.ts',
    'panel/tools/build-if-stale.ts',
  ])
    execFileSync(process.execPath, [join(ROOT, builder)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const passed = await runFiles(
    files.toSorted().toSorted((a, b) => placeOf(a) - placeOf(b)),
    {
      env: {
        ...process.env,
        SEED: seed,
        TEST_DATABASE_URL: postgres.url,
        TMPDIR: folder,
        STATEMENTS_FILE: statements,
        // The browser is unpacked there, once for all tests that open one.
        TEST_BROWSER_FOLDER: join(folder, 'browser'),
        // bin/laurel uses the same folder, so whatever a test file compiles is compiled for every service too.
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'laurel'),
      },
      // Files of browsers, processes and mail servers wait much of their time.
      lanes: availableParallelism() + 3,
      limitSeconds: Number(process.env['LAUREL_TEST_FILE_SECONDS'] ?? rounds(900, 7200)),
      seed,
      signal: stopping.signal,
      namePattern: values['test-name-pattern'] ?? null,
      mayShare,
      print: (text) => void process.stdout.write(text),
    },
  )
  for (const file of others) process.stdout.write(`ℹ not due in this run: ${relative(ROOT, file)}\n`)
  const isWhole = passed && positionals.length === 0 && values['test-name-pattern'] === undefined
  const { wrong, unused } = await evaluateStatements(statements)
  for (const each of wrong) process.stderr.write(`\n✖ ${each}\n`)
  // A note alone: what a run sends also depends on what the machine has.
  if (isWhole)
    for (const { from, table } of unused)
      process.stdout.write(`ℹ no statement needed the exception for ${from}, ${table ?? 'every table'}\n`)
  if (wrong.length > 0) process.stderr.write('\nCONTRIBUTING.md says what a statement needs.\n')
  code = passed && wrong.length === 0 ? 0 : 1
} finally {
  // Without the connections that are still open, which are few.
  ofServer = processorSeconds(serverPid)
  await postgres.stop()
  for (const each of [postgres.dataDir, folder]) rmSync(each, { recursive: true, force: true })
}
process.stdout.write(
  `ℹ processor seconds ${processorSeconds('self').toFixed(0)}, of PostgreSQL ${ofServer.toFixed(0)}\n`,
)
process.exitCode = code
