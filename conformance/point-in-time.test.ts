import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort } from '../test/support/free-port.ts'
import { call, KEY, type Service, startProcess, until } from '../test/support/installation.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'
const isHere = existsSync(join(BINARIES, 'initdb')) && spawnSync('pgbackrest', ['version']).status === 0
const skip = isHere ? false : 'this machine has no PostgreSQL 15 and pgBackRest of Debian'
const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs', 'point-in-time.md'), 'utf8')
const isRoot = process.getuid?.() === 0

test('the guide to point-in-time recovery restores the moment that it names, as it stands', {
  skip,
  timeout: 400_000,
}, async () => {
  await using machine = await makeMachine()
  const [setUp, backUp, restore, finish] = blocksOf('sh') as [string, string, string, string]
  machine.run(setUp)
  const service = await machine.startLaurel()
  const before = await issue(service, 'Before')
  machine.run(backUp)
  const after = await issue(service, 'Between')
  const moment = machine.run('sudo -u postgres psql -Atc "select clock_timestamp()"').trim()
  // Recovery ends at the first commit after the moment, so there must be one.
  const mistake = await issue(service, 'After')
  const certificate = `/admin/certificates/${before.id}`
  assert.equal((await call(service, 'POST', `${certificate}/revoke`, { reason: 'By mistake' })).status, 200)
  assert.equal(await statusOf(service, mistake.code), 'active')
  await machine.stopLaurel()

  machine.run(restore, { TARGET: moment })
  await until(
    async () => machine.run('sudo -u postgres psql -Atc "select pg_is_in_recovery()"').trim(),
    (recovering) => recovering === 'f',
    200,
  )
  machine.run(finish)

  const restored = await machine.startLaurel()
  assert.equal(await statusOf(restored, before.code), 'active')
  assert.equal(await statusOf(restored, after.code), 'active')
  assert.equal((await call(restored, 'GET', `/v/certs/${mistake.code}`)).status, 404)
  const next = await issue(restored, 'Next')
  assert.equal(await statusOf(restored, next.code), 'active')
})

function blocksOf(language: string): string[] {
  return [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code]) => (name === language ? [code!] : []))
}

async function issue(service: Service, first_name: string): Promise<{ id: number; code: string }> {
  const event = await call(service, 'POST', '/admin/events', { name: 'Recovery', template_image_url: 'placeholder' })
  const path = `/admin/events/${event.body.id}`
  const person = { first_name, email: 'ada@example.org' }
  const attendee = await call(service, 'POST', `${path}/attendees`, person)
  const { body } = await call(service, 'POST', `${path}/certificates`, { attendee_ids: [attendee.body.id] })
  return { id: body.certificates[0].id, code: body.certificates[0].verification_code }
}

const statusOf = async (service: Service, code: string) => (await call(service, 'GET', `/v/certs/${code}`)).body.status

/**
 * A machine as the guide expects it, in a folder: a PostgreSQL 15 of Debian, and the commands of the guide. Commands that
 * need an init system are shell functions; paths and ports are given by the environment.
 */
async function makeMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-pitr-'))
  chmodSync(folder, 0o755)
  const [cluster, repository, data] = ['main', 'pgbackrest', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const port = String(await freePort())
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(join(folder, 'pgbackrest.conf'), blocksOf('ini')[0]!)
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const env = {
    PATH: `${BINARIES}:${process.env['PATH']}`,
    LC_ALL: 'C.UTF-8',
    PGHOST: '127.0.0.1',
    PGPORT: port,
    PGUSER: 'postgres',
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    PGBACKREST_PG1_PATH: cluster,
    PGBACKREST_PG1_PORT: port,
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_LOCK_PATH: join(folder, 'locks'),
    PGBACKREST_LOG_PATH: join(folder, 'logs'),
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
  }
  const server = `sudo -u postgres pg_ctl -D ${cluster} -w -t 120 -l ${folder}/log`
  const options = `-o "-p ${port} -c unix_socket_directories=${folder} -c fsync=off -c listen_addresses=127.0.0.1"`
  const functions = `
    set -eu
    sudo() {
      if [ "$1" = -u ]; then shift 2; ${isRoot ? 'setpriv --reuid=postgres --regid=postgres --clear-groups -- "$@"' : '"$@"'}; else "$@"; fi
    }
    laurel() { ${process.execPath} ${join(root, 'bin', 'laurel')} "$@"; }
    systemctl() {
      case "$2 $1" in
        'postgresql start' | 'postgresql restart') ${server} ${options} "$1" > /dev/null ;;
        'postgresql stop') ${server} -m fast stop > /dev/null ;;
      esac
    }
    cd ${folder}
  `
  const run = (commands: string, more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `${functions}\n${commands}`], {
      encoding: 'utf8',
      env: { ...env, ...more },
    })
    assert.equal(status, 0, `${commands}\n${stdout}${stderr}`)
    return stdout
  }
  if (isRoot) run(`chown postgres ${folder}`)
  run(
    `sudo -u postgres initdb -D ${cluster} -U postgres --auth=trust --no-sync > /dev/null; systemctl start postgresql`,
  )
  let service: Service | null = null
  const stopLaurel = async () => {
    service?.child.kill('SIGTERM')
    await service?.ended
    service = null
  }
  return {
    run,
    stopLaurel,
    async startLaurel() {
      service = await startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: data, LAUREL_BOOTSTRAP_KEY: KEY })
      return service
    },
    async [Symbol.asyncDispose]() {
      await stopLaurel()
      spawnSync('bash', ['-c', `${functions}\n systemctl stop postgresql`], { env })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
