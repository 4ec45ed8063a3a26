import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { feedListener } from '../src/modules/contact-timeline/feed-listener.ts'
import { connection } from '../test/support/connection.ts'
import { call, KEY, runLaurel, startProcess, until } from '../test/support/installation.ts'
import { isDue } from '../test/support/is-due.ts'
import { IS_LONG } from '../test/support/rounds.ts'
import { runFiles } from '../test/support/run-files.ts'
import { SEED } from '../test/support/seed.ts'
import { databaseAddress, makeTemplateDatabase } from '../test/support/template-database.ts'
import { type ExternalPostgres, startExternalPostgres, type Version } from './external-postgres.ts'

/** Every migration, the schema that they lead to, and what differs by settings or syntax of the server. */
const ON_EACH = [
  'test/schema.test.ts',
  'src/platform/db/prepare-session.test.ts',
  'src/platform/jobs/liveness.test.ts',
  'src/modules/crm/scores/score-rules.test.ts',
  'src/modules/surveys/survey-races.test.ts',
]
/** Every operation, and every invariant over what they stored, on the oldest version more often than on others. */
const ALL_OPERATIONS = ['test/contract-walk.test.ts', ...ON_EACH]
/** Each version between 15 and 18, which know what both know, is used in one run of two, and by all operations in one of four. */
const [TURN, WHOLE_TURN] = [2, 4]
/** Covers work that the walk over the operations does not reach: daemons, jobs and commands. */
const ON_THE_OLDEST = [
  'src/backup/restore.test.ts',
  'src/platform/jobs/run-jobs.test.ts',
  'src/modules/automations/do-actions.test.ts',
  'src/modules/automations/fire-moments.test.ts',
  'src/modules/crm/duplicates/match-due-contacts.test.ts',
  'src/modules/emails/sending/send-emails.test.ts',
  'src/modules/retention/retention.test.ts',
  'src/modules/webhooks/delivering/deliver-webhooks.test.ts',
]

/** Runs test files against this server. @returns what they print, and whether all passed */
async function runTests({ url }: ExternalPostgres, files: readonly string[]) {
  await makeTemplateDatabase(url)
  const root = join(import.meta.dirname, '..')
  let printed = ''
  const passed = await runFiles(
    files.map((file) => join(root, file)),
    {
      env: { ...process.env, TEST_DATABASE_URL: url },
      lanes: availableParallelism() + 1,
      limitSeconds: 600,
      seed: String(SEED),
      signal: new AbortController().signal,
      namePattern: null,
      mayShare: (file) => file.startsWith(join(root, 'src')),
      print: (text) => {
        printed += text
      },
    },
  )
  return { printed, passed }
}

/** A server, a database or a role that is set up in a way of its own. */
const ODD_SETTINGS = [
  ...['timezone=America/St_Johns', 'datestyle=SQL, DMY', 'intervalstyle=sql_standard', 'bytea_output=escape'],
  ...['extra_float_digits=-10', 'default_transaction_isolation=serializable', 'statement_timeout=30s'],
]
const NOT_DUE = 'the other version has its turn in this run'
const LINGUISTIC_ORDER = ['--locale-provider=icu', '--icu-locale=en-US']

for (const [version, how, server, more] of [
  [15, 'with its defaults', {}, ON_THE_OLDEST],
  [16, 'with settings of its own', { settings: ODD_SETTINGS }, []],
  [17, 'with a linguistic order', { initdb: LINGUISTIC_ORDER }, []],
] as const) {
  // The oldest version has all operations in one run and other work in the next.
  const isWhole = isDue(version, version === 15 ? 2 : WHOLE_TURN)
  test(`PostgreSQL ${version} ${how} has the same schema and answers as the embedded one`, {
    timeout: 900_000,
    skip: version !== 15 && !isDue(version, TURN) && NOT_DUE,
  }, async () => {
    await using running = await startExternalPostgres(version, server)
    const others = isWhole && !IS_LONG ? [] : more
    const files = [...(isWhole ? ALL_OPERATIONS : ON_EACH), ...others]
    const { printed, passed } = await runTests(running, files)
    assert.ok(passed, printed)
  })
}

test('an installation moves between versions of PostgreSQL by backup and restore, and each serves it', {
  timeout: 900_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-versions-'))
  using _removed = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
  const [one, other]: Version[][] = [
    [15, 18, 16],
    [17, 15, 18],
  ]
  const way = IS_LONG ? [...one!, ...other!] : isDue(0, 2) ? one! : other!
  let backup: string | null = null
  const codes: string[] = []
  for (const [nth, version] of way.entries()) {
    await using server = await startExternalPostgres(version)
    const databaseUrl = databaseAddress(server.url, 'postgres')
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, `data-${nth}`) }
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = runLaurel(args, env)
      assert.equal(status, 0, `laurel ${args.join(' ')} on ${version}: ${stdout}${stderr}`)
    }
    if (backup !== null) run('restore', '--from', backup)
    {
      await using service = await startProcess({ ...env, LAUREL_BOOTSTRAP_KEY: KEY })
      const ask = async (method: string, path: string, body?: object) => {
        const answer = await call(service, method, path, body)
        assert.ok(answer.status < 300, `${method} ${path} on ${version}: ${JSON.stringify(answer.body)}`)
        return answer.body
      }
      // In a new installation a listener hears what happens after it has taken its place.
      await using own = await connection(databaseUrl)
      await until(
        () => own.client.query('select from outbox_place where listener = $1', [feedListener.name]),
        ({ rowCount }) => rowCount === 1,
      )
      for (const code of codes) assert.equal((await ask('GET', `/v/certs/${code}`)).status, 'active')
      const event = await ask('POST', '/admin/events', { name: `On ${version}`, template_image_url: 'placeholder' })
      const email = `ada${nth}@example.org`
      const { id } = await ask('POST', `/admin/events/${event.id}/attendees`, { first_name: 'Ada', email })
      const { certificates } = await ask('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
      codes.push(certificates[0].verification_code)
      // Made by a listener of the process, with a score: all that happens in the background has run.
      await until(
        () => ask('GET', `/admin/crm/contacts?search=${email}`),
        (found) => found.length === 1 && found[0].lead_score > 0,
      )
      // The servers of this test may lose everything in a crash.
      assert.match(service.output(), /fsync is off: a crash of the machine can destroy the database\. Set fsync = on\./)
      service.child.kill('SIGTERM')
      assert.deepEqual(await service.ended, [0, null], service.output())
    }
    run('doctor')
    backup = join(folder, `backup-${nth}`)
    run('backup', '--to', backup)
  }
  assert.equal(codes.length, way.length)
})
