import { setTimeout as wait } from 'node:timers/promises'
import { programVersion } from '../../../lib/program-version.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { listMigrations } from '../../../platform/db/migration-files.ts'
import { one } from '../../../platform/db/query.ts'
import { readQueue } from '../../../platform/jobs/read-queue.ts'
import { getPlanUsage } from '../../organisations/index.ts'
import type { SystemState } from './system-schema.ts'

const STORAGE_WITHIN_MS = 1_000

type Row = Omit<SystemState['database'], 'is_current'>

/** Returns the versions and state of the service without secrets: no server addresses, user names or keys. */
export async function getSystem(ctx: Context): Promise<SystemState> {
  const [database, queue, answers, { limits }] = await Promise.all([
    readDatabase(ctx),
    readQueue(ctx.db, ctx.now()),
    storageAnswers(ctx),
    getPlanUsage(ctx),
  ])
  const { processes, waiting, running, oldest_at } = queue
  return {
    version: programVersion,
    node: process.versions.node,
    site_url: ctx.siteUrl,
    started_at: isoTime(new Date(ctx.now().getTime() - process.uptime() * 1_000)),
    processes: Math.max(1, processes),
    database: { ...database, is_current: database.migrations >= listMigrations().length },
    queue: { waiting, running, oldest_at: oldest_at && isoTime(oldest_at) },
    mail: {
      way: ctx.mail.smtpUrl === null ? 'outbox' : 'server',
      from: ctx.mail.mailFrom,
      signed: ctx.mail.dkim !== null,
    },
    storage: { kind: ctx.blobs.kind, answers },
    limits,
  }
}

function readDatabase({ db }: Context): Promise<Row> {
  return one<Row>({ db })`
    select current_setting('server_version') as version, pg_database_size(current_database())::bigint as size_bytes,
      (select count(*) from migration) as migrations, (select max(name) from migration) as newest_migration`
}

/** An unreachable store must not delay the other answers. */
function storageAnswers({ blobs }: Context): Promise<boolean> {
  const checked = blobs.check().then(
    () => true,
    () => false,
  )
  return Promise.race([checked, wait(STORAGE_WITHIN_MS, false, { ref: false })])
}
