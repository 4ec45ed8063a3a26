import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from './config.ts'
import { eventCatalogue } from './event-catalogue.ts'
import { bootstrap } from './modules/accounts/index.ts'
import { type BlobStore, openFolderBlobs, openS3Blobs } from './platform/blobs/index.ts'
import { type Closer, closeAll } from './platform/close-all.ts'
import type { Services } from './platform/context.ts'
import { randomBytes } from './platform/crypto/random-bytes.ts'
import { type DatabaseServer, explainFolder } from './platform/db/database-server.ts'
import { migrate } from './platform/db/migrate.ts'
import { type Db, openDatabase } from './platform/db/open-database.ts'
import { migrateQueue } from './platform/jobs/run-jobs.ts'

export type Deps = {
  services: Services
  pool: pg.Pool
  databaseUrl: string
  /** The first API key, when this start made it and nobody knows it yet. */
  firstKey: string | null
  /** The migrations that this start applied. */
  migrations: string[]
  close: () => Promise<void>
}

export type DepsLog = {
  info: (context: object, message: string) => void
  warn: (context: object, message: string) => void
}

const USELESS_BOOTSTRAP_KEY =
  'the key of LAUREL_BOOTSTRAP_KEY is not known here, or it is switched off or expired. It makes the first organisation only, ' +
  'and this installation has one: take the setting away, and make keys with `laurel keys create`'

/**
 * Opens what the program stands on, in order: the migrations of its database, the first organisation, files. `close`
 * takes it down in reverse, and the server with it. @throws when a part cannot be opened, with everything closed
 */
export async function openDeps(config: Config, server: DatabaseServer, log: DepsLog): Promise<Deps> {
  const closers: Closer[] = [server.stop]
  const close = () => closeAll(closers)
  try {
    const databaseUrl = server.url
    const migrations = await migrate(databaseUrl, () => migrateQueue(databaseUrl))
    if (migrations.length > 0) log.info({ migrations }, 'the database was brought up to date')
    const {
      db,
      pool,
      close: closeDb,
    } = openDatabase(databaseUrl, { onError: (error) => log.warn({ err: error }, 'an idle database connection broke') })
    closers.push(closeDb)
    const blobs = openBlobs(config)
    closers.push(() => blobs.close())
    const opened = servicesOver(config, db, blobs)
    const { secret, firstKey, keyIsValid } = await bootstrap(opened, config.bootstrap)
    if (config.bootstrap.key !== null && !keyIsValid) log.warn({}, USELESS_BOOTSTRAP_KEY)
    return {
      services: withSecret(opened, config.secretsKey, secret),
      pool,
      databaseUrl,
      firstKey: config.bootstrap.key === null ? firstKey : null,
      migrations,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The services without the installation's secret, which only what answers people needs. */
export function servicesOver(config: Config, db: Db, blobs: BlobStore): Services {
  return {
    db,
    blobs,
    now: () => new Date(),
    randomBytes,
    siteUrl: config.siteUrl,
    baseUrl: config.baseUrl,
    eventTypes: eventCatalogue(),
    allowTargets: config.allowTargets,
    secret: Buffer.alloc(0),
    sealKeys: [],
  }
}

/** The installation's own secret opens what was sealed before a key was configured. */
export function withSecret(services: Services, secretsKey: string | null, secret: Buffer): Services {
  const own = secret.toString('base64')
  return { ...services, secret, sealKeys: secretsKey === null ? [own] : [secretsKey, own] }
}

/** @throws AppError unavailable, when the data folder cannot be used */
export function openBlobs(config: Config): BlobStore {
  if (config.s3) return openS3Blobs(config.s3)
  try {
    return openFolderBlobs(join(config.dataDir, 'blobs'))
  } catch (error) {
    throw explainFolder(config.dataDir, error)
  }
}
