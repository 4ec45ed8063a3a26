import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'
import { openS3Blobs } from '../../src/platform/blobs/index.ts'
import { freePort } from './free-port.ts'
import { KEY } from './installation.ts'
import { emptyDatabase, type Laurel, runLaurel, startLaurel } from './laurel.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const BUCKET = { bucket: 'laurel', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

type Role = 'api' | 'worker'
/** A place that one process after another takes, at the same address. */
export type Member = { role: Role; port: string; url: string; laurel: Laurel }
export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** A store that can be away for a while, or silent, and comes back at the same address with what it had. */
async function startStore(directory: string) {
  let server: S3rver | null = null
  let port = 0
  const start = async () => {
    server = new S3rver({
      directory,
      silent: true,
      address: '127.0.0.1',
      port,
      configureBuckets: [{ name: BUCKET.bucket }],
      // It computes the signature of a bucket's address without the slash at its end, which the SDK sends and signs.
      allowMismatchedSignatures: true,
    })
    port = ((await server.run()) as AddressInfo).port
  }
  await start()
  const way = await startTcpProxy({ host: '127.0.0.1', port })
  const blobs = openS3Blobs({ ...BUCKET, endpoint: `http://127.0.0.1:${port}` })
  return {
    blobs,
    /** The proxy between the processes and the store. */
    way,
    start,
    async stop() {
      const running = server
      server = null
      await running?.close()
    },
    keys: async () => (await Array.fromAsync(blobs.list(''))).sort(),
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      S3_BUCKET: BUCKET.bucket,
      S3_REGION: BUCKET.region,
      S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
      S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
    },
  }
}

/** Two `api` and two `worker` processes, started at once over an empty database and an empty bucket. */
export async function startCluster(more: Record<string, string> = {}) {
  await using opening = new AsyncDisposableStack()
  const parts = opening.use(new AsyncDisposableStack())
  const database = parts.use(await emptyDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'laurel-cluster-'))
  parts.defer(() => rmSync(folder, { recursive: true }))
  const store = await startStore(join(folder, 'store'))
  parts.use(store.way)
  parts.defer(() => store.stop())
  parts.defer(() => store.blobs.close())
  const settings = { DATABASE_URL: database.url, ...store.env, LOG_LEVEL: 'warn', LAUREL_BOOTSTRAP_KEY: KEY }
  const env = { ...settings, RATE_LIMIT: 'off', ...more }
  const start = async (role: Role, port: string) => {
    const laurel = await startLaurel({ ...env, LAUREL_ROLE: role, PORT: port, DATA_DIR: join(folder, `data-${port}`) })
    parts.use(laurel)
    return laurel
  }
  const enter = async (role: Role): Promise<Member> => {
    const port = String(await freePort())
    return { role, port, url: `http://127.0.0.1:${port}`, laurel: await start(role, port) }
  }
  const [one, other, ...workers] = await Promise.all((['api', 'api', 'worker', 'worker'] as const).map(enter))
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  parts.defer(() => pool.end())
  // From here on the cluster belongs to the caller, and can grow.
  opening.move()
  return {
    apis: [one!, other!] as const,
    workers: workers as [Member, Member],
    store,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    /** Keeps what a statement locks. @returns what lets it go again */
    async hold(statement: string): Promise<DisposableStack> {
      const client = await pool.connect()
      const held = new DisposableStack()
      held.defer(() => client.release(true))
      await client.query(`begin; ${statement}`)
      return held
    },
    /** A new process in a member's place. */
    async restart(member: Member, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      member.laurel.child.kill(signal)
      const how = await member.laurel.ended
      assert.deepEqual(how, signal === 'SIGKILL' ? [null, signal] : [0, null], member.laurel.err())
      member.laurel = await start(member.role, member.port)
    },
    doctor: () => runLaurel(['doctor', '--json'], { ...env, DATA_DIR: join(folder, 'data-doctor') }),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
