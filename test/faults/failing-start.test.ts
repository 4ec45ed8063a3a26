import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { readPidFile } from '../../src/lib/embedded-postgres/running-server.ts'
import { freePort } from '../support/free-port.ts'
import { dataFolder, emptyDatabase, ordinaryUser, runLaurel } from '../support/laurel.ts'
import { adminQuery, databaseAddress } from '../support/template-database.ts'

/** Asserts that the start ends with 1 and with nothing but this sentence. */
async function fails(sentence: RegExp, env: Record<string, string>, user = {}): Promise<void> {
  const { code, out, err } = await runLaurel(
    ['start'],
    { PORT: String(await freePort()), LOG_LEVEL: 'warn', ...env },
    user,
  )
  assert.equal(code, 1, out + err)
  assert.equal(out, '')
  assert.match(err, sentence)
  assert.doesNotMatch(err, /\n\s+at |node_modules|hidden/)
  assert.equal(err.trim().split('\n').length, 1, err)
}

test('settings with problems: all are told, and nothing has been opened', async () => {
  using data = dataFolder()
  const env = { DATA_DIR: data.path, PORT: '99999', LAUREL_ROLL: 'api', LAUREL_ROLE: 'boss', DATABASE_URL: 'nowhere' }
  for (const command of [['start'], ['migrate'], ['org', 'list'], ['doctor'], ['openapi']]) {
    const { code, out, err } = await runLaurel(command, env)
    assert.equal(code, 1)
    assert.equal(out, '')
    assert.match(err, /^The configuration has problems:\n(- [^\n]+\n){4}$/)
    for (const name of ['PORT', 'LAUREL_ROLL', 'LAUREL_ROLE', 'DATABASE_URL']) assert.ok(err.includes(name), err)
  }
  assert.equal(existsSync(data.path), false)
})

test('a port that is taken: a clear sentence, and the embedded database is stopped again', async () => {
  using data = dataFolder()
  await using other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as { port: number }).port)
  await fails(new RegExp(`cannot listen on 127.0.0.1, port ${PORT}: another program uses this port`), {
    DATA_DIR: data.path,
    PORT,
  })
  assert.ok(existsSync(join(data.path, '18', 'PG_VERSION')))
  assert.equal(readPidFile(join(data.path, '18')), null)
})

test('an address that is not of this machine, or a name without one: a clear sentence', async () => {
  using data = dataFolder()
  // The server of the tests does not wait for the disk, of which a start would warn.
  const env = { DATA_DIR: data.path, DATABASE_URL: process.env['TEST_DATABASE_URL']!, LOG_LEVEL: 'error' }
  await fails(/cannot listen on 192\.0\.2\.1, .*does not have this address\. Set HOST\./, { ...env, HOST: '192.0.2.1' })
  await fails(/cannot listen on nowhere\.invalid, .*Set HOST\./, { ...env, HOST: 'nowhere.invalid' })
})

test('a database that does not answer, does not exist or has no such host: a clear sentence without its password', async () => {
  using data = dataFolder()
  const port = await freePort()
  const url = (host: string, name = 'laurel') => ({
    DATA_DIR: data.path,
    DATABASE_URL: `postgres://me:hidden@${host}/${name}`,
  })
  await fails(
    new RegExp(`PostgreSQL at 127\\.0\\.0\\.1:${port} cannot be reached: .*ECONNREFUSED.*DATABASE_URL`),
    url(`127.0.0.1:${port}`),
  )
  await fails(new RegExp(`PostgreSQL at localhost:${port} cannot be reached: .*ECONNREFUSED`), url(`localhost:${port}`))
  await fails(/PostgreSQL at db\.invalid:5432 cannot be reached: .*db\.invalid/, url('db.invalid'))
  await fails(/PostgreSQL at \/nowhere cannot be reached: .*ENOENT/, url('%2Fnowhere'))
  const server = process.env['TEST_DATABASE_URL']!
  await fails(/has no database "nothing"\. Create it/, {
    DATA_DIR: data.path,
    DATABASE_URL: databaseAddress(server, 'nothing'),
  })
  await fails(/does not let the user "nobody" in: role "nobody" does not exist/, {
    DATA_DIR: data.path,
    DATABASE_URL: server.replace('//laurel@', '//nobody:hidden@'),
  })
})

test('a data folder that is a file, or below one: a clear sentence', async () => {
  using data = dataFolder()
  writeFileSync(data.path, '')
  await fails(/The data folder .*data cannot be used: it is a file and not a folder/, { DATA_DIR: data.path })
  await fails(/The data folder .*below cannot be used: a part of it is a file/, { DATA_DIR: join(data.path, 'below') })
  await fails(/The data folder .*cannot be used: a part of it is a file/, {
    DATA_DIR: data.path,
    DATABASE_URL: process.env['TEST_DATABASE_URL']!,
  })
})

test('a data folder where none can be made: a clear sentence, also when it would hold files only', {
  skip: !existsSync('/proc/self') && 'only Linux has /proc',
}, async () => {
  for (const DATA_DIR of ['/proc/laurel', '/proc/laurel/data'])
    for (const env of [{}, { DATABASE_URL: process.env['TEST_DATABASE_URL']! }])
      await fails(/The data folder \/proc\/laurel.* cannot be used: .* does not exist/, { DATA_DIR, ...env })
})

const ordinary = await ordinaryUser()
const leftOut = 'missing' in ordinary && ordinary.missing

test('a data folder that the user may not write: a clear sentence, and nothing in it', { skip: leftOut }, async () => {
  using data = dataFolder()
  mkdirSync(data.path)
  chmodSync(data.path, 0o555)
  await fails(
    /The data folder .*cannot be used: this user may not write there \(EACCES/,
    { DATA_DIR: data.path },
    'user' in ordinary ? ordinary.user : {},
  )
  assert.deepEqual(readdirSync(data.path), [])
})

test('a migration that fails: a clear sentence that names it', async () => {
  using data = dataFolder()
  await using database = await emptyDatabase()
  await adminQuery(database.url, 'create table organisation ()')
  await fails(/Migration 0002_organisations\.sql failed: relation "organisation" already exists/, {
    DATA_DIR: data.path,
    DATABASE_URL: database.url,
  })
})
