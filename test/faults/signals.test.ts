import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { connect as tlsConnect } from 'node:tls'
import { queryOnce } from '../../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { readPidFile } from '../../src/lib/embedded-postgres/running-server.ts'
import { isProcessAlive } from '../../src/lib/os/process-identity.ts'
import { selfSignedCertificate } from '../../src/lib/safe-fetch/self-signed.helpers.ts'
import { connection } from '../support/connection.ts'
import { freePort } from '../support/free-port.ts'
import { KEY, until } from '../support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, launch, npmRun, startLaurel } from '../support/laurel.ts'

const EVENT = JSON.stringify({ name: 'Slow', template_image_url: 'placeholder' })
const HEAD =
  `POST /api/v1/admin/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${EVENT.length}\r\n\r\n`

/** A connection on which the beginning of a request has been sent, and has arrived. */
async function begin(laurel: Laurel, beginning: string): Promise<Socket> {
  const socket = connect(Number(new URL(laurel.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(beginning)
  // One turn of the service takes the connection and the next one reads from it; each of these answers takes a turn.
  for (let turns = 0; turns < 3; turns++) await laurel.get('/healthz')
  return socket
}

const refused = (laurel: Laurel) =>
  laurel.get('/healthz').then(
    () => false,
    () => true,
  )

test('SIGTERM: requests that have begun are answered, /readyz with 503, nobody new is let in, and it ends with 0', async () => {
  using data = dataFolder()
  await using laurel = await startLaurel({ DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY })
  const slow = await begin(laurel, HEAD + EVENT.slice(0, 10))
  const probe = await begin(laurel, 'GET /readyz HTTP/1.1\r\n')
  laurel.child.kill('SIGTERM')
  await until(() => refused(laurel), Boolean)
  probe.write('Host: x\r\n\r\n')
  const readiness = await text(probe)
  assert.match(readiness, /^HTTP\/1\.1 503 [\s\S]*\r\nconnection: close\r\n[\s\S]*"status":"stopping"/i)
  slow.write(EVENT.slice(10))
  assert.match(await text(slow), /^HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n[\s\S]*"name":"Slow"/i)
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
  assert.equal(readPidFile(join(data.path, '18')), null)
})

test('SIGTERM: a client that falls silent in the middle of a request is cut off, and the service ends with 0; SIGHUP stops nothing', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  await using laurel = await startLaurel({ DATABASE_URL: database.url, DATA_DIR: data.path })
  laurel.child.kill('SIGHUP')
  await until(
    async () => laurel.out(),
    (log) => log.includes('SIGHUP is ignored'),
  )
  const silent = await begin(laurel, HEAD)
  silent.on('error', () => {})
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('a second signal ends it at once with 1, and the embedded database with it', async () => {
  using data = dataFolder()
  await using laurel = await startLaurel({ DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY })
  const server = readPidFile(join(data.path, '18'))!.pid
  const slow = await begin(laurel, HEAD)
  slow.on('error', () => {})
  laurel.child.kill('SIGINT')
  await until(() => refused(laurel), Boolean)
  laurel.child.kill('SIGINT')
  assert.deepEqual(await laurel.ended, [1, null])
  await until(
    async () => isProcessAlive(server),
    (alive) => !alive,
  )
})

test('a signal during the start: it ends in order, with 0, when what it waits for is there', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path, PORT: String(await freePort()) }
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await using other = launch(['migrate'], env)
  await other.ended
  await using holder = await connection(database.url)
  await holder.client.query('begin')
  await holder.client.query('lock table migration')
  await using laurel = launch(['start'], env)
  await until(
    () => queryOnce(database.url, waiting),
    ([row]) => row!['n'] > 0,
  )
  laurel.child.kill('SIGTERM')
  await holder.client.query('rollback')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

/** The name in the certificate that a new connection is shown. */
async function shownName({ url }: Laurel): Promise<string> {
  const socket = tlsConnect({ host: '127.0.0.1', port: Number(new URL(url).port), rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { subject } = socket.getPeerX509Certificate()!
  socket.destroy()
  return subject
}

for (const LAUREL_PROCESSES of ['1', '2'])
  test(`SIGHUP: new connections get the renewed certificate, and a pair that does not fit is refused (processes: ${LAUREL_PROCESSES})`, async () => {
    await using database = await emptyDatabase()
    using data = dataFolder()
    const [TLS_CERT_FILE, TLS_KEY_FILE] = [join(data.path, '../cert.pem'), join(data.path, '../key.pem')]
    const write = ({ cert, key }: { cert: string; key: string }) => {
      writeFileSync(TLS_CERT_FILE, cert)
      writeFileSync(TLS_KEY_FILE, key)
    }
    const [old, renewed] = [selfSignedCertificate('old.test'), selfSignedCertificate('renewed.test')]
    write(old)
    const env = { DATABASE_URL: database.url, DATA_DIR: data.path, LAUREL_PROCESSES, TLS_CERT_FILE, TLS_KEY_FILE }
    await using laurel = await startLaurel(env)
    // Connections go to the processes in turn.
    const shown = async () => [...new Set([await shownName(laurel), await shownName(laurel)])]
    assert.deepEqual(await shown(), ['CN=old.test'])
    write({ cert: renewed.cert, key: old.key })
    laurel.child.kill('SIGHUP')
    await until(
      async () => laurel.out(),
      (log) => log.includes('the previous one stays in use'),
    )
    assert.deepEqual(await shown(), ['CN=old.test'])
    write(renewed)
    laurel.child.kill('SIGHUP')
    await until(shown, ([name, other]) => name === 'CN=renewed.test' && other === undefined)
    assert.match(laurel.out(), /"subject":"CN=renewed.test","valid_to":"Jan/)
    laurel.child.kill('SIGTERM')
    assert.deepEqual(await laurel.ended, [0, null], laurel.err())
  })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} to npm, which runs "npm start", stops the service and its database`, async () => {
    using data = dataFolder()
    await using laurel = await startLaurel({ DATA_DIR: data.path }, {}, npmRun)
    const server = readPidFile(join(data.path, '18'))!.pid
    laurel.child.kill(signal)
    await until(
      async () => [await refused(laurel), isProcessAlive(server)],
      ([isRefused, isAlive]) => isRefused === true && isAlive === false,
    )
    assert.equal(readPidFile(join(data.path, '18')), null)
  })
