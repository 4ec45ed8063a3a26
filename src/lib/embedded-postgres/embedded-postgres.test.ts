import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { scoped } from '../../../test/support/scoped.ts'
import { isProcessAlive } from '../os/process-identity.ts'
import { otherProcess, queryOnce, queryUntilItWorks, serverPid } from './embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from './index.ts'
import { smallSettings } from './server-settings.ts'

describe('embedded PostgreSQL', () => {
  let root: string
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'laurel-pg-'))
    chmodSync(root, 0o755)
  })
  after(() => rmSync(root, { recursive: true, force: true }))

  it('makes a durable UTF-8 database on the first start and has it again on the next', async () => {
    const dataDir = join(root, 'restarted')
    await using first = scoped(await startEmbeddedPostgres({ dataDir }))
    assert.equal(first.adopted, false)
    await queryOnce(first.url, "CREATE TABLE kept AS SELECT 'Ayşe' AS name")
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'jit']
    const values = []
    for (const name of names) values.push(Object.values((await queryOnce(first.url, `SHOW ${name}`))[0]!)[0])
    assert.deepEqual(values, ['on', 'on', 'on', 'on', 'UTF8', 'off'])
    await first.stop()
    assert.equal(existsSync(join(dataDir, '18', 'postmaster.pid')), false)
    const second = await startEmbeddedPostgres({ dataDir })
    await using _second = scoped(second)
    assert.deepEqual(await queryOnce(second.url, 'SELECT name FROM kept'), [{ name: 'Ayşe' }])
    assert.equal(second.connection.database, 'laurel')
    await second.stop()
    await second.stop()
  })

  it('runs with settings of its own, none of which are left from the making of a new database', async () => {
    await using server = scoped(await startEmbeddedPostgres({ dataDir: join(root, 'made-small'), durable: false }))
    const names = Object.keys(smallSettings).map((name) => `'${name}'`)
    const asked = `select name, source from pg_settings where name in (${names}) and source <> 'command line'`
    assert.deepEqual(await queryOnce(server.url, asked), [])
    assert.deepEqual(await queryOnce(server.url, 'show default_statistics_target'), [
      { default_statistics_target: '100' },
    ])
    await server.stop()
  })

  it('listens on nothing but a socket in a folder that only its own user may enter', async () => {
    await using server = scoped(await startEmbeddedPostgres({ dataDir: join(root, 'private'), durable: false }))
    assert.equal(statSync(server.connection.host).mode & 0o777, 0o700)
    assert.deepEqual(await queryOnce(server.url, 'SHOW listen_addresses'), [{ listen_addresses: '' }])
    await server.stop()
  })

  it('loses no acknowledged row when the process is killed', async () => {
    const dataDir = join(root, 'killed')
    await using victim = await otherProcess({ dataDir })
    let last = (await victim.ask('insert'))['kept'] as number
    while (last < 200) last = (await victim.next())['kept']
    await victim.kill()
    await using next = await otherProcess({ dataDir })
    const rows = await next.ask('count')
    assert.equal(rows['count'], rows['last'])
    assert.ok(rows['last'] >= last)
    await next.stop()
  })

  it('loses no acknowledged row when server and process are killed together', async () => {
    const dataDir = join(root, 'both-killed')
    await using victim = await otherProcess({ dataDir })
    let last = (await victim.ask('insert'))['kept'] as number
    while (last < 200) last = (await victim.next())['kept']
    process.kill(serverPid(dataDir), 'SIGKILL')
    await victim.kill()
    assert.ok(existsSync(join(dataDir, '18', 'postmaster.pid')), 'the stale file is there')
    await using next = await otherProcess({ dataDir })
    assert.ok((await next.ask('count'))['count'] >= last)
    await next.stop()
  })

  it('starts although the id in a stale postmaster.pid now belongs to another process of its user', async () => {
    const dataDir = join(root, 'reused')
    await using first = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    const pidFile = join(dataDir, '18', 'postmaster.pid')
    const content = readFileSync(pidFile, 'utf8')
    await first.stop()
    const { uid, gid } = statSync(join(dataDir, '18'))
    const innocent = spawn('sleep', ['600'], process.geteuid?.() === 0 ? { uid, gid } : {})
    using _innocent = { [Symbol.dispose]: () => void innocent.kill() }
    writeFileSync(pidFile, content.replace(/^\d+/, String(innocent.pid)))
    await using second = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    assert.equal(second.adopted, false)
    assert.ok(isProcessAlive(innocent.pid!))
  })

  it('adopts a server that a dead process left behind, and stops it', async () => {
    const dataDir = join(root, 'orphan')
    await using parent = await otherProcess({ dataDir, durable: false, dieWithParent: false })
    await parent.kill()
    const pid = serverPid(dataDir)
    using _orphan = { [Symbol.dispose]: () => void (isProcessAlive(pid) && process.kill(pid, 'SIGKILL')) }
    await using heir = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    assert.equal(heir.adopted, true)
    assert.equal(serverPid(dataDir), pid)
    await using guest = await otherProcess({ dataDir })
    await guest.stop()
    await queryOnce(heir.url, 'SELECT 1')
    await heir.stop()
    // It is no longer the server of the cluster, but the kernel may still be ending the process.
    while (isProcessAlive(pid)) await wait(5)
  })

  it('leaves a server running that another living process started', async () => {
    const dataDir = join(root, 'shared')
    await using service = await otherProcess({ dataDir, durable: false })
    await using command = scoped(await startEmbeddedPostgres({ dataDir }))
    assert.equal(command.adopted, true)
    await command.stop()
    await queryOnce(service.started['url'], 'SELECT 1')
    await service.stop()
  })

  it('starts once when two processes begin at the same moment, and survives the first one leaving', async () => {
    const options = { dataDir: join(root, 'twice'), durable: false }
    await using processes = new AsyncDisposableStack()
    const start = async () => processes.use(await otherProcess(options))
    const both = await Promise.all([start(), start()])
    assert.deepEqual(both.map((one) => one.started['adopted']).sort(), [false, true])
    const [starter, adopter] = both[0].started['adopted'] ? [both[1], both[0]] : both
    await starter.stop()
    await queryUntilItWorks(adopter.started['url'], 'SELECT 1')
    await adopter.stop()
    assert.equal(existsSync(join(options.dataDir, '18', 'postmaster.pid')), false)
  })

  it('comes back when the server is killed under a living process', async () => {
    const dataDir = join(root, 'revived')
    await using server = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    process.kill(serverPid(dataDir), 'SIGKILL')
    await queryUntilItWorks(server.url, 'SELECT 1')
    await server.stop()
    assert.equal(existsSync(join(dataDir, '18', 'postmaster.pid')), false)
  })

  it('moves the socket elsewhere when the path of the data folder is too long for one', async () => {
    const dataDir = join(root, 'ş'.repeat(60), "it's; here,too ".repeat(8))
    mkdirSync(dataDir, { recursive: true })
    await using server = scoped(await startEmbeddedPostgres({ dataDir, durable: false }))
    assert.equal(server.dataDir, dataDir)
    assert.ok(!server.connection.host.startsWith(dataDir))
    assert.equal(statSync(server.connection.host).mode & 0o777, 0o700)
    await queryOnce(server.url, 'SELECT 1')
    await server.stop()
    rmSync(server.connection.host, { recursive: true })
  })

  it('says where the log is when the server cannot start', async () => {
    const dataDir = join(root, 'broken')
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop()
    rmSync(join(dataDir, '18', 'global'), { recursive: true })
    await assert.rejects(startEmbeddedPostgres({ dataDir, durable: false }), /did not start.*postgres\.log.*global/s)
  })
})
