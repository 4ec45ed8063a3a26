import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDeps } from './deps.ts'
import { isDatabaseReady } from './platform/db/is-ready.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { createLog } from './platform/log.ts'
import { jobHandlers, schedules } from './worker.ts'

export type Running = { address: string | null; firstKey: string | null; notices: string[]; stop: () => Promise<void> }

/** Starts the service in its role. `stop` lets accepted requests and running jobs finish, then closes everything in reverse. */
export async function startService(config: Config): Promise<Running> {
  const log = createLog(config.logLevel)
  for (const notice of config.notices) log.warn(notice)
  const deps = await openDeps(config, log)
  const closers = [deps.close]
  let stopping = false
  const stop = async () => {
    stopping = true
    for (const close of closers.reverse()) await close()
  }
  try {
    const works = config.role !== 'api'
    const jobs = works
      ? await runJobs({ url: deps.databaseUrl, pool: deps.pool, handlers: jobHandlers(deps.services), schedules, log })
      : null
    if (jobs) closers.push(() => jobs.stop())
    const checks = {
      database: () => isDatabaseReady(deps.services.db),
      files: () => deps.services.blobs.check().then(() => true),
      ...(jobs ? { queue: async () => jobs.isRunning() } : {}),
    }
    const app = await buildApp({ config, services: deps.services, health: { checks, stopping: () => stopping }, log })
    closers.push(() => drain(app))
    const address = await app.listen({ host: config.host, port: config.port })
    return { address, firstKey: deps.firstKey, notices: config.notices, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Lets accepted requests finish. A connection that was busy when the server closed stays open when its request is done, so it is closed then. */
async function drain(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => clearInterval(idle))
}
