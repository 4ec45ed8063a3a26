import { join } from 'node:path'
import type pg from 'pg'
import {
  collectAttachments,
  collectComposers,
  collectEventDeletions,
  collectEventTypes,
  collectOrganisationSetUps,
  collectPersonalTables,
  collectSignedTables,
} from './collect.ts'
import type { Config } from './config/settings.ts'
import { type Closer, closeAll } from './lib/close-all.ts'
import { randomBytes } from './lib/crypto/random-bytes.ts'
import { bootstrapOwner } from './modules/identity/index.ts'
import { bootstrap, ensureInstallationSecret } from './modules/organisations/index.ts'
import { type BlobStore, openFolderBlobs, openS3Blobs } from './platform/blobs/index.ts'
import type { Services } from './platform/context/context.ts'
import { recentRequests } from './platform/context/recent-requests.ts'
import type { Db } from './platform/db/database.ts'
import { type DatabaseServer, explainFolder } from './platform/db/database-server.ts'
import { migrate } from './platform/db/migrate.ts'
import { openPools } from './platform/db/open-pools.ts'
import { poolSize, queuePoolSize } from './platform/db/pool-size.ts'
import { one } from './platform/db/query.ts'
import { migrateQueue } from './platform/jobs/run-jobs.ts'
import { outboxNotifier } from './platform/outbox/outbox-notifier.ts'
import type { Replicas } from './platform/replicas/replicas.ts'

export type Deps = {
  services: Services
  pool: pg.Pool
  /** The pool of the job queue. */
  queuePool: pg.Pool
  /** False while the server can read but not write, for example with a full disk. */
  canWrite: () => Promise<boolean>
  /** An address whose connections keep their session. */
  databaseUrl: string
  /** The maximum number of open connections to the database, by any client. */
  connections: number
  /** The first API key, if this start created it and it has not been shown yet. */
  firstKey: string | null
  /** The migrations that this start applied. */
  migrations: string[]
  /** Ends running database work of requests and jobs, which then fails as unavailable. */
  giveUp: () => Promise<void>
  close: () => Promise<void>
}

export type DepsLog = {
  info: (context: object, message: string) => void
  warn: (context: object, message: string) => void
}

/** The parts that must be opened or read before there are services. */
export type Opened = Pick<Services, 'db' | 'blobs' | 'secret'>

/** Connections that the first organisation and the queue use. */
const USED_AT_ONCE = 4

const systemServices = {
  now: () => new Date(),
  randomBytes,
  resolveTxt: async (name: string) => (await import('./lib/safe-fetch/index.ts')).resolveTxt(name),
}

const USELESS_BOOTSTRAP_KEY =
  'the key of LAUREL_BOOTSTRAP_KEY is not known here, or it is switched off or expired. It makes the first organisation only, ' +
  'and this installation has one: take the setting away, and make keys with `laurel keys create`'

/**
 * Opens the program's dependencies in order: database migrations, the first organisation, files. `close` closes them in
 * reverse, and then the server.
 * @throws if a part cannot be opened, with everything closed
 */
export async function openDeps(config: Config, server: DatabaseServer, log: DepsLog): Promise<Deps> {
  const closers: Closer[] = [server.stop]
  const close = () => closeAll(closers)
  try {
    const databaseUrl = server.url
    const onError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke')
    const { db, pool, queuePool, canWrite, giveUp, ...database } = await openPools(server, {
      max: poolSize(config.processes),
      queueMax: queuePoolSize(config.processes),
      onError,
    })
    closers.push(database.close)
    const tellProgress = (line: string) => log.info({}, line)
    const migrations = await migrate(databaseUrl, () => migrateQueue(databaseUrl), undefined, tellProgress)
    if (migrations.length > 0) log.info({ migrations }, 'the database was brought up to date')
    const opened = openConnections(pool)
    const { connections } = await one<{ connections: number }>({ db })`select continue_txids(),
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections`
    const blobs = openBlobs(config)
    closers.push(() => blobs.close())
    const replicas = await openConfiguredReplicas(config, { url: databaseUrl, db }, log)
    closers.push(async () => replicas?.close())
    const secret = await ensureInstallationSecret({ db, ...systemServices })
    const services: Services = { ...buildServices(config, { db, blobs, secret }), replicas }
    const { firstKey, keyIsValid } = await bootstrap(services, config.bootstrap)
    if (config.bootstrap.key !== null && !keyIsValid) log.warn({}, USELESS_BOOTSTRAP_KEY)
    if (config.bootstrap.owner !== null) await bootstrapOwner(services, config.bootstrap.owner)
    await opened
    return {
      services,
      pool,
      queuePool,
      canWrite,
      giveUp,
      databaseUrl,
      connections,
      firstKey: config.bootstrap.key === null ? firstKey : null,
      migrations,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openConfiguredReplicas(
  { replicas, processes }: Config,
  primary: { url: string; db: Db },
  log: DepsLog,
): Promise<Replicas | null> {
  if (replicas === null) return null
  const { openReplicas } = await import('./platform/replicas/replicas.ts')
  return openReplicas(primary, { ...replicas, max: poolSize(processes), log })
}

/** Opens connections that a start needs at once. Their first user reports a failure to connect. */
async function openConnections(pool: pg.Pool): Promise<void> {
  const opening = Array.from({ length: USED_AT_ONCE }, () => pool.connect())
  for (const each of await Promise.allSettled(opening)) if (each.status === 'fulfilled') each.value.release()
}

/**
 * Builds the services of a process. The installation's own secret opens what was sealed before a key was configured.
 */
export function buildServices(
  config: Pick<Config, 'siteUrl' | 'baseUrl' | 'allowTargets' | 'secretsKey' | 'mail' | 'wallet'> &
    Partial<Pick<Config, 'documentKey' | 'logWitnesses' | 'sdJwtVc'>>,
  opened: Opened,
): Services {
  const own = opened.secret.toString('base64')
  return {
    ...opened,
    ...systemServices,
    replicas: null,
    outboxNotifier: outboxNotifier({ ...opened, ...systemServices }),
    requests: recentRequests(systemServices.now),
    siteUrl: config.siteUrl,
    baseUrl: config.baseUrl,
    allowTargets: config.allowTargets,
    sealKeys: config.secretsKey === null ? [own] : [config.secretsKey, own],
    eventTypes: collectEventTypes(),
    personalTables: collectPersonalTables(),
    attachmentKinds: collectAttachments(),
    mailComposers: collectComposers(),
    organisationSetUps: collectOrganisationSetUps(),
    eventDeletions: collectEventDeletions(),
    mail: config.mail,
    wallet: config.wallet,
    documentKey: config.documentKey ?? null,
    logWitnesses: config.logWitnesses ?? [],
    sdJwtVc: config.sdJwtVc ?? false,
    signedTables: collectSignedTables(),
  }
}

/** Builds services before anything is opened, for an application that uses them at its first request. */
export function unopenedServices(config: Parameters<typeof buildServices>[0]): Services {
  return buildServices(config, { secret: Buffer.alloc(0) } as Opened)
}

/** @throws AppError unavailable if the data folder cannot be used */
export function openBlobs(config: Config): BlobStore {
  if (config.s3) return openS3Blobs(config.s3)
  try {
    return openFolderBlobs(join(config.dataDir, 'blobs'))
  } catch (error) {
    throw explainFolder(config.dataDir, error)
  }
}
