import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freePort } from '../../test/support/free-port.ts'
import { KEY } from '../../test/support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, runLaurel, startLaurel } from '../../test/support/laurel.ts'
import { adminQuery } from '../../test/support/template-database.ts'
import { readPidFile } from '../lib/embedded-postgres/running-server.ts'
import { runWords } from './run-words.ts'

const LAUREL = join(import.meta.dirname, '..', '..', 'bin', 'laurel')
const PRINTED_KEY = /^lrl_live_[\w-]{43}$/m
const EVENTS = '/api/v1/admin/events'
const COMMANDS = [
  ...['start', 'migrate', 'doctor', 'openapi', 'seed-demo', 'org create', 'org list', 'org set-plan', 'org rename'],
  ...['org set-language', 'people invite', 'people list', 'people reset'],
  ...['keys create', 'keys list', 'keys revoke', 'credits grant', 'backup', 'restore', 'listen', 'credentials close'],
  ...['login', 'logout', 'mcp', 'api', 'completion', 'log checkpoint', 'log verify'],
  ...['list', 'get', 'create', 'update', 'open', 'close', 'duplicate', 'delete'].map((verb) => `events ${verb}`),
  ...['list', 'get', 'add', 'update', 'delete', 'import', 'export'].map((verb) => `attendees ${verb}`),
  ...['list', 'get', 'issue', 'pdf', 'png', 'credential', 'revoke', 'reissue'].map((verb) => `certificates ${verb}`),
  ...['list', 'awards', 'credential'].map((verb) => `badges ${verb}`),
  ...['create', 'list', 'get', 'watch', 'cancel', 'download'].map((verb) => `bulk ${verb}`),
  ...['list', 'get', 'create', 'update', 'delete', 'test', 'deliveries', 'replay'].map((verb) => `webhooks ${verb}`),
]

const words = (line: string) => line.split(' ').filter(Boolean)

/** Runs words in this process, for commands that print their help or are refused: a process takes a quarter of a second. */
async function runHere(args: string[]) {
  const written = { out: '', err: '' }
  const code = await runWords(args, {
    writeOut: (text) => (written.out += text),
    writeErr: (text) => (written.err += text),
  })
  return { code, ...written }
}

describe('every command', { concurrency: 2 }, () => {
  it('prints its help, or refuses an unknown option, in a process as it does here', async () => {
    for (const option of ['--help', '--wrong']) {
      const args = ['org', 'create', option]
      assert.deepEqual(await runLaurel(args, {}), await runHere(args))
    }
  })

  for (const command of COMMANDS) {
    it(`${command} explains itself with --help, has --json and examples, and refuses an unknown option`, async () => {
      const help = await runHere([...words(command), '--help'])
      assert.deepEqual([help.code, help.err], [0, ''])
      assert.match(help.out, new RegExp(`^Usage: laurel ${command}[ |]`))
      assert.match(help.out, /--json/)
      assert.match(help.out, new RegExp(`^Examples:\n {2}\\$ .*laurel ${words(command)[0]}`, 'm'))
      const wrong = await runHere([...words(command), '--wrong'])
      assert.deepEqual([wrong.code, wrong.out], [2, ''])
      assert.match(
        wrong.err,
        /^error: (unknown option '--wrong'|required option .+ not specified|missing required argument .+)\n\(laurel --help lists the commands\)\n$/,
      )
    })
  }

  it('is listed by --help and by nothing at all; something unknown and too much are refused with 2', async () => {
    const help = await runLaurel([], {})
    assert.deepEqual([help.code, help.err], [0, ''])
    assert.deepEqual(await runLaurel(['--help'], {}), help)
    const [asking, running] = [help.out.indexOf('Commands that ask'), help.out.indexOf('Commands for those who run')]
    assert.ok(asking > 0 && asking < help.out.indexOf('  api ') && help.out.indexOf('  api ') < running)
    assert.ok(help.out.indexOf('  doctor ') > running)
    const org = await runLaurel(['org'], {})
    assert.deepEqual([org.code, org.err], [0, ''])
    assert.match(org.out, /^Usage: laurel org/)
    for (const command of COMMANDS) assert.match(help.out, new RegExp(`^  ${words(command)[0]}\\b`, 'm'))
    assert.equal((await runLaurel(['--version'], {})).out, '0.1.0\n')
    const refusals: [string, RegExp][] = [
      ['stat', /^error: unknown command 'stat'/],
      ['org delete', /^error: unknown command 'delete'/],
      ['migrate now', /^error: too many arguments/],
    ]
    for (const [line, sentence] of refusals) {
      const { code, out, err } = await runLaurel(words(line), {})
      assert.deepEqual([code, out], [2, ''])
      assert.match(err, sentence)
    }
  })

  it('refuses values of the wrong form before anything is opened', async () => {
    using data = dataFolder()
    const refusals: [string[], RegExp][] = [
      [['org', 'create'], /required option '--name/],
      [['org', 'create', '--name', ' '], /--name.*1 to 200 characters/],
      [['org', 'create', '--name', 'A\u0007B'], /--name.*control characters/],
      [['org', 'rename', '--name', '\u200b\u2800'], /--name.*can be seen/],
      [['keys', 'create', '--name', '\u001b[31m'], /--name.*control characters/],
      [['credits', 'grant', '--amount', '1', '--note', 'A\u0007'], /--note.*control characters/],
      [['org', 'create', '--name', 'a'.repeat(201)], /--name.*1 to 200 characters/],
      [['org', 'create', '--name', 'A', '--plan', 'gold'], /--plan.*Allowed choices are starter, growth, enterprise/],
      [['org', 'create', '--name', 'A', '--credits', '-5'], /--credits.*whole number/],
      [['org', 'create', '--name', 'A', '--language', 'x'], /--language.*begins with en, tr, de, es, fr or ar/],
      [['org', 'set-plan'], /required option '--plan/],
      [['org', 'set-language', '--language', 'sv'], /--language.*begins with en, tr, de, es, fr or ar/],
      [['org', 'set-plan', '--plan', 'starter', '--org', 'one'], /--org.*whole number/],
      [['keys', 'create'], /required option '--name/],
      [['keys', 'create', '--name', 'A', '--scopes', ' , '], /--scopes.*must not be empty/],
      [['keys', 'revoke'], /missing required argument 'id'/],
      [['keys', 'revoke', '--id', '1.5'], /--id.*whole number/],
      [['keys', 'revoke', '1.5'], /'id'.*whole number/],
      [['keys', 'revoke', '1', '--id', '2'], /Name one key/],
      [['keys', 'list', '--org', '99999999999999999999'], /--org.*whole number/],
      [['credits', 'grant'], /required option '--amount/],
      [['credits', 'grant', '--amount', '0'], /--amount.*not 0/],
      [['seed-demo', '--org', 'abc'], /--org.*whole number/],
    ]
    const before = process.env['DATA_DIR']
    process.env['DATA_DIR'] = data.path
    try {
      for (const [args, sentence] of refusals) {
        const { code, out, err } = await runHere(args)
        assert.deepEqual([code, out], [2, ''], args.join(' '))
        assert.match(err, sentence)
      }
    } finally {
      if (before === undefined) delete process.env['DATA_DIR']
      else process.env['DATA_DIR'] = before
    }
    assert.equal(existsSync(data.path), false)
  })
})

for (const beside of [true, false]) {
  describe(`commands on the embedded database, ${beside ? 'beside a running service' : 'on their own'}`, () => {
    const resources = new AsyncDisposableStack()
    let env: Record<string, string>
    let service: Laurel | undefined
    before(async () => {
      const data = resources.use(dataFolder())
      env = { DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY, PORT: String(await freePort()) }
      if (beside) service = resources.use(await startLaurel(env))
      // If the folder of PostgreSQL's binaries is closed to its user, the first start reports that it copies them.
      else {
        const { code, err } = await runLaurel(['migrate'], env)
        assert.equal(code, 0, err)
      }
    })
    after(async () => {
      if (service) assert.equal((await service.get('/readyz')).status, 200, 'no command has stopped the database')
      else assert.equal(readPidFile(join(env['DATA_DIR']!, '18')), null, 'the last command has stopped the database')
      await resources.disposeAsync()
    })

    async function run(...args: string[]): Promise<string> {
      const { code, out, err } = await runLaurel(args, env)
      assert.deepEqual([code, err], [0, ''], args.join(' '))
      return out
    }
    const json = async (...args: string[]) => JSON.parse(await run(...args, '--json'))
    async function refused(sentence: RegExp, ...args: string[]): Promise<void> {
      const { code, out, err } = await runLaurel(args, env)
      assert.deepEqual([code, out], [1, ''], args.join(' '))
      assert.match(err, sentence)
      assert.doesNotMatch(err, /\n\s+at |error:/)
    }

    it('make, list and change organisations', async () => {
      const made = await json('org', 'create', '--name', ' Açaí & Söhne ', '--plan', 'starter', '--credits', '7')
      const { key, ...organisation } = made
      assert.deepEqual(organisation, { id: 2, name: 'Açaí & Söhne', plan: 'starter', language: 'en' })
      assert.match(key, PRINTED_KEY)
      assert.match(await run('org', 'create', '--name', 'Third', '--language', 'tr'), PRINTED_KEY)
      await run('org', 'rename', '--org', '2', '--name', 'Renamed')
      assert.deepEqual(await json('org', 'set-plan', '--org', '2', '--plan', 'growth'), {
        id: 2,
        name: 'Renamed',
        plan: 'growth',
        language: 'en',
      })
      const inTurkish = { id: 2, name: 'Renamed', plan: 'growth', language: 'tr-TR' }
      assert.deepEqual(await json('org', 'set-language', '--org', '2', '--language', 'tr-TR'), inTurkish)
      assert.match(await run('org', 'list'), /^2\tRenamed\tgrowth\t7 credits, 0 held$/m)
      const all = await json('org', 'list')
      assert.deepEqual(all[1], { ...inTurkish, balance: 7, held: 0 })
      assert.equal(all[2].language, 'tr')
      assert.equal(all.length, 3)
      if (!service) return
      const answer = await service.get(EVENTS, { authorization: `Bearer ${key}` })
      assert.equal(answer.headers.get('ratelimit-policy'), '"minute";q=300;w=60, "hour";q=18000;w=3600')
    })

    it('fill an organisation with things to look at, and find every invariant holding', async () => {
      const seeded = await json('seed-demo')
      assert.equal(seeded.attendees, 12)
      assert.match(seeded.cert_url, /^http:\/\/127\.0\.0\.1:\d+\//)
      if (service) assert.equal((await service.get(new URL(seeded.cert_url).pathname)).status, 200)
      assert.match(await run('doctor'), /^All \d+ invariants hold\.$/m)
      const { checked, findings } = await json('doctor')
      assert.ok(checked >= 17)
      assert.deepEqual(findings, [])
      assert.deepEqual(await json('migrate'), { applied: [] })
    })

    // The owner of the database does not matter here, and commands without a service were tested above.
    if (!beside) return
    it('make, list and revoke keys, which act at once', async () => {
      const made = await json('keys', 'create', '--name', 'Reader', '--scopes', 'events:read, attendees:read')
      assert.deepEqual([made.name, made.scopes], ['Reader', ['events:read', 'attendees:read']])
      const ask = async () => (await service!.get(EVENTS, { authorization: `Bearer ${made.key}` })).status
      if (service) assert.equal(await ask(), 200)
      const listed = (await json('keys', 'list')).find(({ id }: { id: number }) => id === made.id)
      const { key, ...shown } = made
      assert.equal(shown.prefix, key.slice(0, 12))
      assert.deepEqual(Object.keys(listed).toSorted(), Object.keys(shown).toSorted(), 'nothing inner')
      assert.ok(!(await run('keys', 'list')).includes(made.key))
      assert.deepEqual(await json('keys', 'revoke', String(made.id)), { id: made.id, revoked: true })
      if (service) assert.equal(await ask(), 401)
      await refused(/^There is no such API key\.\n$/, 'keys', 'revoke', '--id', String(made.id))
      await refused(/^coffee:make is not a scope/, 'keys', 'create', '--name', 'A', '--scopes', 'coffee:make')
    })

    it('grant credits and take them back, but not more than there are', async () => {
      assert.deepEqual(await json('credits', 'grant', '--amount', '5', '--note', 'invoice 7'), { balance: 10_005 })
      assert.match(await run('credits', 'grant', '--amount', '-5'), /^Organisation 1 now has 10000 credits\.$/m)
      await refused(/^The balance is smaller/, 'credits', 'grant', '--amount', '-10001')
    })

    it('name an organisation that does not exist', async () => {
      const org = ['--org', '99']
      for (const args of [
        ['org', 'set-plan', '--plan', 'growth'],
        ['org', 'rename', '--name', 'A'],
        ['org', 'set-language', '--language', 'tr'],
        ['keys', 'create', '--name', 'A'],
        ['keys', 'list'],
        ['keys', 'revoke', '--id', '1'],
        ['credits', 'grant', '--amount', '1'],
        ['seed-demo'],
      ])
        await refused(/^There is no organisation 99\.\n$/, ...args, ...org)
    })
  })
}

describe('commands on a database of its own', () => {
  it('migrate brings an empty one up to date and leaves the first key for the first start', async () => {
    await using database = await emptyDatabase()
    using data = dataFolder()
    const env = { DATABASE_URL: database.url, DATA_DIR: data.path }
    const first = await runLaurel(['migrate'], env)
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /^Applied 0001_platform\.sql, /)
    assert.equal((await runLaurel(['migrate'], env)).out, 'The database was up to date.\n')
    await using laurel = await startLaurel(env)
    assert.match(laurel.out().replaceAll(' ', ''), PRINTED_KEY)
  })

  it('any other command on an empty one shows the first key beside its result', async () => {
    await using database = await emptyDatabase()
    using data = dataFolder()
    const { code, out, err } = await runLaurel(['org', 'list', '--json'], {
      DATABASE_URL: database.url,
      DATA_DIR: data.path,
    })
    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), [
      { id: 1, name: 'My organisation', plan: 'enterprise', language: 'en', balance: 10_000, held: 0 },
    ])
    assert.match(err, /^This installation is new\. Its first API key .*: lrl_live_[\w-]{43}\n$/)
  })

  it('doctor ends with 1 and names the rows when an invariant is broken', async () => {
    await using database = await emptyDatabase()
    using data = dataFolder()
    const env = { DATABASE_URL: database.url, DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY }
    assert.equal((await runLaurel(['doctor'], env)).code, 0)
    await adminQuery(database.url, 'update credit_balance set balance = balance + 1')
    const { code, out, err } = await runLaurel(['doctor'], env)
    assert.deepEqual([code, err], [1, ''])
    assert.match(out, /^broken: .*\n {2}\S/)
    const { findings } = JSON.parse((await runLaurel(['doctor', '--json'], env)).out)
    assert.ok(findings.length > 0 && findings[0].rows.length > 0)
  })

  it('a database that does not answer is told in a sentence', async () => {
    using data = dataFolder()
    const env = { DATA_DIR: data.path, DATABASE_URL: `postgres://me:hidden@127.0.0.1:${await freePort()}/laurel` }
    for (const line of ['migrate', 'org list', 'seed-demo']) {
      const { code, out, err } = await runLaurel(words(line), env)
      assert.deepEqual([code, out], [1, ''])
      assert.match(err, /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached: .*\n$/)
    }
  })
})

it('openapi prints the document of this address without opening anything, also to a reader who stops early', async () => {
  using data = dataFolder()
  const { code, out } = await runLaurel(['openapi'], { DATA_DIR: data.path, SITE_URL: 'https://events.example.org' })
  assert.equal(code, 0)
  assert.equal(JSON.parse(out).servers[0].url, 'https://events.example.org/api/v1')
  assert.equal(existsSync(data.path), false)
  const child = spawn(process.execPath, [LAUREL, 'openapi'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', (text) => (err += text))
  assert.deepEqual(await once(child, 'close'), [0, null])
  assert.equal(err, '')
})
