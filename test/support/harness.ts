import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import {
  collectAttachments,
  collectComposers,
  collectEventDeletions,
  collectEventTypes,
  collectJobs,
  collectOrganisationSetUps,
  collectPersonalTables,
} from '../../src/collect.ts'
import { buildServices } from '../../src/deps.ts'
import { bootstrap, createOrganisation, ensureInstallationSecret } from '../../src/modules/organisations/index.ts'
import { modules as allModules } from '../../src/modules.ts'
import { type BlobStore, openFolderBlobs } from '../../src/platform/blobs/index.ts'
import type { Services } from '../../src/platform/context/context.ts'
import { type Sql, sql } from '../../src/platform/db/sql.ts'
import type { Module } from '../../src/platform/module.ts'
import { examineWorld } from './examine-world.ts'
import { takeApp } from './shared-apps.ts'
import { leaseDatabase, makeEmptyDatabase, openPooled } from './spare-databases.ts'
import { validateAudit } from './validate-audit.ts'
import { validateByDocument } from './validate-by-document.ts'
import { validateEvents } from './validate-events.ts'
import './record-statements.ts'

const NO_PROVIDERS = { postmark: null, mailgun: null, sendgrid: null, ses: null }
const SITE = 'http://laurel.test'
const API = '/api/v1'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: any
  text: string
  bytes: Buffer
}

export type World = Awaited<ReturnType<typeof startWorld>>

/**
 * Starts a service: the application on a database with the template's rows, one organisation and an API key with all
 * scopes. The database and the application may have served other worlds of this process before, which left no trace. When
 * the world ends, every invariant of the stored data is checked, every domain event against the schema of its type, and
 * every audited action for its words in the panel.
 */
export async function startWorld(
  options: {
    plan?: string
    credits?: number
    rateLimit?: boolean
    allowTargets?: string[]
    /** TXT records by name; read on every lookup. */
    txtRecords?: Record<string, string[]>
    doctor?: boolean
    /** Keys of wallets; none are offered without. */
    wallet?: Services['wallet']
    /** Its address, for following links. */
    siteUrl?: string
    modules?: readonly Module[]
    /** The address of a pooler in transaction mode, through which the application reaches its database. */
    poolerUrl?: string | undefined
    /** Fills a database without a table, instead of the copy of the template, and gives an API key that is in it. */
    load?: (empty: { databaseUrl: string; blobs: BlobStore }) => Promise<string>
  } = {},
) {
  const { modules = allModules, poolerUrl = process.env['TEST_POOLER_URL'] } = options
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('Run tests through npm test: npm test -- src/modules/events/event.test.ts')
  await using opening = new AsyncDisposableStack()
  const lease = await (options.load ? makeEmptyDatabase(server) : leaseDatabase(server))
  opening.defer(lease.end)
  const { database, url: databaseUrl } = lease
  const pooled = poolerUrl === undefined ? null : openPooled(poolerUrl, databaseUrl)
  if (pooled !== null) opening.defer(pooled.close)
  const { db } = pooled ?? database
  const files = mkdtempSync(join(tmpdir(), 'laurel-blobs-'))
  opening.defer(() => rmSync(files, { recursive: true, force: true }))
  const blobs = openFolderBlobs(files)
  const loadedKey = await options.load?.({ databaseUrl, blobs })
  const clock: { offset: number; stopped?: Date } = { offset: 0 }
  const now = () => clock.stopped ?? new Date(Date.now() + clock.offset)
  const config = {
    siteUrl: options.siteUrl ?? SITE,
    baseUrl: (options.siteUrl ?? SITE) + API,
    allowTargets: new Set(options.allowTargets),
    secretsKey: null,
    mail: {
      smtpUrl: null,
      smtpRate: null,
      mailFrom: 'laurel@laurel.test',
      bounceAddress: null,
      bounceImapUrl: null,
      dkim: null,
      notifications: NO_PROVIDERS,
    },
    wallet: options.wallet ?? { apple: null, google: null },
    trustProxy: false,
    tls: null,
    rateLimit: options.rateLimit ?? false,
    metricsToken: null,
  }
  const secret = await ensureInstallationSecret({ db, now, randomBytes })
  const opened = { db, blobs, secret }
  const ownServices: Services = {
    ...buildServices(config, opened),
    now,
    eventTypes: collectEventTypes(modules),
    personalTables: collectPersonalTables(modules),
    attachmentKinds: collectAttachments(modules),
    mailComposers: collectComposers(modules),
    organisationSetUps: collectOrganisationSetUps(modules),
    eventDeletions: collectEventDeletions(modules),
    resolveTxt: async (name) => ({ ...options.txtRecords })[name] ?? [],
  }
  const { firstKey } = await bootstrap(ownServices, {
    key: null,
    plan: options.plan ?? 'enterprise',
    credits: options.credits ?? 1000,
  })
  const shared = await takeApp({ config, services: ownServices, modules })
  opening.defer(shared.end)
  const { services, requestLog } = shared
  const key = loadedKey ?? firstKey!
  const parts = opening.move()
  return {
    /** A test that has it may change it, so that no other world gets it after this one. */
    get app() {
      shared.spoil()
      return shared.app
    },
    config,
    services,
    key,
    databaseUrl,
    /** A test that has it may change its sessions, so that no other world gets them after this one. */
    get pool() {
      lease.spoilSessions()
      return database.pool
    },
    /** Written when a test says so, or the world goes. */
    requestLog,
    /** Moves the service's clock. */
    advance(milliseconds: number) {
      clock.offset += milliseconds
    },
    /** Stops the service's clock at this moment. */
    stopClock(at: Date) {
      clock.stopped = at
    },
    /** Sends a request and validates the response against the API document. */
    async request(method: string, path: string, body?: unknown, more: RequestOptions = {}): Promise<Answer> {
      shared.noteRequest(path)
      const answer = await send(shared.app, method, path, body, { key, ...more })
      if (options.modules === undefined) validateByDocument(method, path, answer)
      return answer
    },
    /** Another organisation's key. */
    stranger: async (plan = 'enterprise') =>
      (await createOrganisation(services, { name: 'Stranger', plan, credits: 100 })).key,
    /** Runs every job that is due. */
    async runJobs() {
      const taskList = Object.fromEntries(
        collectJobs(modules).map(({ kind, run }) => [kind.name, (payload: unknown) => run(services, payload)]),
      )
      const some = async (statement: Sql) => (await database.db.run(statement)).rows.length > 0
      do {
        await runOnce({ pgPool: database.pool, noHandleSignals: true, taskList, logger: silent() })
        // The queue does not wait for the statement that takes the last job off it, or opens a line for its next job.
        while (await some(sql`select 1 from queued_job where running`))
          await new Promise((resolve) => setTimeout(resolve, 5))
      } while (
        await some(sql`select 1 from graphile_worker._private_jobs where job_queue_id is not null and run_at <= now()`)
      )
    },
    query: async <Row>(text: string) => (await database.db.run<Row>(sql.raw(text))).rows,
    async [Symbol.asyncDispose]() {
      try {
        if (options.doctor ?? true) {
          const broken = await examineWorld(services, database.pool, modules)
          assert.deepEqual(broken, [], 'the doctor found broken invariants')
          // A database that was loaded can have events of earlier versions.
          if (options.load === undefined) await Promise.all([validateEvents(services), validateAudit(services)])
        }
      } finally {
        await parts.disposeAsync()
      }
    },
  }
}

/** Every row of every table, as text. */
export async function dumpDatabase(world: World): Promise<string> {
  const tables = await world.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumps = await Promise.all(
    tables.map(({ name }) => world.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

export type RequestOptions = { key?: string | null; headers?: Record<string, string> }

/** Sends a request; a path that begins with /admin, /v/ or /public is one of the interface. */
export async function send(
  app: FastifyInstance,
  method: string,
  path: string,
  body: unknown,
  { key, headers = {} }: RequestOptions,
): Promise<Answer> {
  const raw = typeof body === 'string' || Buffer.isBuffer(body)
  const response = await app.inject({
    method: method as 'GET',
    url: /^\/(admin|auth|me(\/|\?|$)|v\/|public|pictures|fonts|openapi)/.test(path) ? API + path : path,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(raw ? { 'content-type': 'application/json' } : {}),
      // Headers of a browser request from a page of the same site; callers with a cookie set them.
      ...(/^\/(auth|me)\b/.test(path) && !('cookie' in headers) ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const json = String(response.headers['content-type']).includes('json') && response.body !== ''
  return {
    status: response.statusCode,
    headers: response.headers,
    body: json ? JSON.parse(response.body) : response.body,
    text: response.body,
    bytes: response.rawPayload,
  }
}

function silent() {
  return new Logger(() => () => {})
}
