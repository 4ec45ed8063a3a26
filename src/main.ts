import type { Server as TlsServer } from 'node:tls'
import { type AppOptions, buildApp } from './app.ts'
import { collectDaemons, collectJobs } from './collect.ts'
import type { Config } from './config/settings.ts'
import { type Deps, openDeps, unopenedServices } from './deps.ts'
import { type Closer, closeAll } from './lib/close-all.ts'
import { AppError } from './lib/errors.ts'
import type { Log } from './lib/log.ts'
import { isMailboxRead } from './modules/emails/index.ts'
import { offerSetUp } from './modules/identity/index.ts'
import type { Services } from './platform/context/context.ts'
import type { Daemon } from './platform/daemons/daemon.ts'
import type { DatabaseServer } from './platform/db/database-server.ts'
import { harmfulSettings } from './platform/db/harmful-settings.ts'
import { isDatabaseReady } from './platform/db/is-ready.ts'
import { jobsAtOnce } from './platform/db/pool-size.ts'
import { drainable } from './platform/http/server/drain.ts'
import type { Health } from './platform/http/server/health-routes.ts'
import { type JobRunner, runJobs } from './platform/jobs/run-jobs.ts'
import { openRequestLog } from './platform/request-log/open-request-log.ts'

/** `firstKey` and `connections` as in Deps; `setUpLink` is set while nobody can sign in. */
export type Running = {
  firstKey: string | null
  setUpLink: string | null
  connections: number
  /** Sets the certificate of new connections; open ones keep theirs. */
  useTls: (pair: NonNullable<Config['tls']>) => void
  stop: () => Promise<void>
}

const FINISH_WITHIN_MS = 7_000

/**
 * Starts the service in its role. The application is built while the database server starts and is migrated. `stop`
 * turns /readyz off, lets accepted requests and running jobs finish, then closes everything in reverse.
 */
export async function startService(
  config: Config,
  server: Promise<DatabaseServer>,
  log: Log,
  figuresOf?: AppOptions['figuresOf'],
): Promise<Running> {
  const closers: Closer[] = []
  let stopping = false
  const background: { stop: () => Promise<void> }[] = []
  const goOn = (each: { stop: () => Promise<void> }) => void background.push(each)
  const stop = async () => {
    stopping = true
    // A job or daemon may take as long as everything else to stop. A failure is handled below.
    for (const each of background) each.stop().catch(() => {})
    await closeAll(closers)
  }
  try {
    const works = config.role !== 'api'
    const services = unopenedServices(config)
    let jobs: JobRunner | null = null
    const startJobs = async () => {
      jobs = await runJobs({ url, pool, services, jobs: collectJobs(), log, concurrency: jobsAtOnce(config.processes) })
      goOn(jobs)
    }
    const startDaemon = async (start: Daemon) => goOn(await start({ url, services, warn: log.warn.bind(log) }))
    const queue = works ? { queue: async () => jobs?.isRunning() ?? false } : {}
    const queueSilentMs = works ? () => jobs?.silentMs() ?? null : undefined
    const opening = server.then((server) => openDeps(config, server, log))
    const health = { ...healthOf(services, opening, queue), stopping: () => stopping, queueSilentMs }
    // Jobs use the same connections, so they end first. The closers handle a failure.
    const giveUp = async () => {
      await jobs?.stop().catch(() => {})
      await deps.giveUp()
    }
    const requestLog = openRequestLog(services, { everyMs: 1_000, warn: log.warn.bind(log) })
    const building = makeReady({ config, services, health, log, figuresOf, requestLog }, giveUp)
    // The await below handles a failure, and that of the database first.
    building.catch(() => {})
    const deps = await opening
    closers.push(deps.close, () => closeAll(background.map(({ stop }) => stop)))
    Object.assign(services, deps.services)
    const { databaseUrl: url, queuePool: pool } = deps
    // Started jobs are stopped even if the application could not be built.
    const starting = await Promise.allSettled([...(works ? [startJobs()] : []), building])
    for (const each of starting) if (each.status === 'rejected') throw each.reason
    const { app, drain } = await building
    closers.push(drain)
    await app.listen({ host: config.host, port: config.port }).catch(explainListen(config))
    // A start that fails names its one reason alone.
    await warnOfSettings(config, services, log)
    // Daemons open connections of their own, for which requests need not wait.
    if (works) for (const start of collectDaemons()) await startDaemon(start)
    const setUpLink = await offerSetUp(services)
    const useTls: Running['useTls'] = (pair) => (app.server as unknown as TlsServer).setSecureContext(pair)
    return { firstKey: deps.firstKey, setUpLink, connections: deps.connections, useTls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The embedded server is configured here, so there are no settings to warn about. */
async function warnOfSettings({ databaseUrl, notices }: Config, { db }: Services, log: Log): Promise<void> {
  for (const notice of notices) log.warn(notice)
  if (databaseUrl !== null) for (const harm of await harmfulSettings(db)) log.warn({}, harm)
}

/** Otherwise listening would wait for the compilation of validators and serializers. */
async function makeReady(options: AppOptions & { config: Config }, giveUp: () => Promise<void>) {
  const { role, drainSeconds } = options.config
  const app = await buildApp(options)
  const delayMs = role === 'worker' ? 0 : drainSeconds * 1_000
  const drain = drainable(app, { delayMs, longestMs: FINISH_WITHIN_MS, giveUp })
  await app.ready()
  return { app, drain }
}

function healthOf(
  services: Services,
  opening: Promise<Deps>,
  queue: Health['checks'],
): Omit<Health, 'stopping' | 'queueSilentMs'> {
  const database = async () => (await isDatabaseReady(services.db)) && (await opening).canWrite()
  return {
    checks: { database, ...queue },
    reads: async () => services.replicas?.isAnyUsable() || isDatabaseReady(services.db),
    informational: {
      files: () => services.blobs.check().then(() => true),
      ...(services.mail.bounceImapUrl === null ? {} : { mailbox: () => isMailboxRead(services) }),
    },
  }
}

function explainListen({ host, port }: Config): (error: NodeJS.ErrnoException) => never {
  const faults: Record<string, string> = {
    EADDRINUSE: 'another program uses this port. Stop it, or set PORT',
    EACCES: 'this user may not open this port. Set PORT to 1024 or more',
    EADDRNOTAVAIL: 'this machine does not have this address. Set HOST',
    ENOTFOUND: 'this name has no address. Set HOST',
  }
  return (error) => {
    const fault = faults[error.code ?? '']
    if (fault === undefined) throw error
    throw new AppError('unavailable', `Laurel cannot listen on ${host}, port ${port}: ${fault}.`, { cause: error })
  }
}
