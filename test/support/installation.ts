import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadConfig } from '../../src/config/config.ts'
import { buildServices } from '../../src/deps.ts'
import { examine } from '../../src/doctor.ts'
import { getInstallationSecret } from '../../src/modules/organisations/index.ts'
import { openFolderBlobs } from '../../src/platform/blobs/index.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { freePort } from './free-port.ts'
import { killAtExit } from './kill-at-exit.ts'
import { adminQuery, databaseAddress, TEMPLATE } from './template-database.ts'

const LAUREL = join(import.meta.dirname, '..', '..', 'bin', 'laurel')
export const KEY = `lrl_live_${'k'.repeat(43)}`

export type Installation = Awaited<ReturnType<typeof makeInstallation>>
export type Service = {
  child: ChildProcess
  url: string
  /** Its output, for messages of failed assertions. */
  output: () => string
  ended: Promise<[number | null, string | null]>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** A database and a data folder that real processes of the program can share. When it goes, so do they, and the doctor looks. */
export async function makeInstallation({ credits = 10_000 } = {}) {
  const server = process.env['TEST_DATABASE_URL']!
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await adminQuery(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const databaseUrl = databaseAddress(server, name)
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-crash-'))
  mkdirSync(join(dataDir, 'blobs'), { mode: 0o700 })
  const services: Service[] = []
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LAUREL_BOOTSTRAP_CREDITS: String(credits) }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => {})
  return {
    databaseUrl,
    dataDir,
    start: async (role: string, more: Record<string, string> = {}) => {
      const service = await startProcess({ ...env, LAUREL_ROLE: role, ...more })
      services.push(service)
      return service
    },
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async [Symbol.asyncDispose]() {
      for (const service of services) await service[Symbol.asyncDispose]()
      await pool.end()
      const { db, close } = openDatabase(databaseUrl)
      const blobs = openFolderBlobs(join(dataDir, 'blobs'))
      try {
        const found = await examine(
          buildServices(loadConfig({}), { db, blobs, secret: await getInstallationSecret(db) }),
        )
        assert.deepEqual(found, [], 'the doctor found broken invariants')
      } finally {
        await close()
        await adminQuery(server, `drop database ${name} with (force)`)
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  }
}

/** This environment without what the program would take for its settings, such as LAUREL_TEST_LONG, and refuse. */
function inherited(): NodeJS.ProcessEnv {
  const own = (name: string) => name === 'DATABASE_URL' || name.startsWith('LAUREL_')
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name)))
}

/** `laurel start` in a process of its own, from when it says that it is ready. It leads a group, so that all of it can be killed. */
export async function startProcess(env: Record<string, string>): Promise<Service> {
  const port = await freePort()
  const child = killAtExit(
    spawn(process.execPath, [LAUREL, 'start', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {
        ...inherited(),
        PORT: String(port),
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        LAUREL_BOOTSTRAP_KEY: KEY,
        // No proxy in front of it has to be notified first.
        DRAIN_SECONDS: '0',
        ...env,
      },
    }),
  )
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  let output = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (output.includes('"role":')) resolve()
      })
  })
  await Promise.race([ready, ended.then((how) => assert.fail(`it ended (${how}) before it was ready:\n${output}`))])
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, ended, [Symbol.asyncDispose]: kill }
}

/** A request to the interface of a running process. */
export async function call(
  service: Service,
  method: string,
  path: string,
  body?: object | FormData,
  key = KEY,
): Promise<any> {
  const form = body instanceof FormData
  const answer = await fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
  }
}

/** Uploads a workbook to a new event. @returns the bulk job, and its path */
export async function submitJob(
  service: Service,
  workbook: Buffer,
  fields: object = {},
): Promise<{ job: any; path: string }> {
  const event = await call(service, 'POST', '/admin/events', {
    name: 'Crash',
    template_image_url: 'placeholder',
    ...fields,
  })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(workbook)]), 'names.xlsx')
  const { status, body } = await call(service, 'POST', `/admin/events/${event.body.id}/bulk-generate`, form)
  assert.equal(status, 201, JSON.stringify(body))
  return { job: body, path: `/admin/events/${event.body.id}/bulk-generate-jobs/${body.id}` }
}

/**
 * Asks again until the answer passes. The awaited state must arrive; the test's own time limit says when it has not.
 */
export async function until<T>(ask: () => Promise<T>, passes: (answer: T) => boolean, everyMs = 25): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (passes(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** The command line on the same environment as `startProcess`, until it ends. */
export function runLaurel(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, [LAUREL, ...args], { encoding: 'utf8', env: { ...inherited(), ...env } })
}
