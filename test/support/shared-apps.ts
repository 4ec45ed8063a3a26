import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { createLog } from '../../src/lib/log.ts'
import { modules as allModules } from '../../src/modules.ts'
import type { Services } from '../../src/platform/context/context.ts'
import { openRequestLog, type RequestLog } from '../../src/platform/request-log/open-request-log.ts'

/**
 * Paths that leave something in the memory of the application, besides the answer: clients that used a certificate,
 * open streams, counters for Prometheus.
 */
const REMEMBERED = /^(\/api\/v1)?\/(c|v|verify|metrics|admin\/stream)\b/

/** An application that several worlds use in turn. */
type Built = { app: FastifyInstance; services: Services; requestLog: RequestLog; useLog: (log: RequestLog) => void }

export type SharedApp = Omit<Built, 'useLog'> & {
  /** Says that it was asked for this path. */
  noteRequest: (path: string) => void
  /** Says that it may have changed, so that no other world can use it. */
  spoil: () => void
  end: () => Promise<void>
}

const spares = new Map<string, Built[]>()

/**
 * Builds an application on these services, or takes one that another world is done with: building takes ten times as
 * long as a request. It gets the services as a service does that starts, which builds its application before it has any.
 */
export async function takeApp(options: Pick<AppOptions, 'config' | 'services' | 'modules'>): Promise<SharedApp> {
  const { config, services, modules = allModules } = options
  const kind = modules === allModules ? JSON.stringify([config.siteUrl, config.baseUrl, config.rateLimit]) : null
  const built = (kind === null ? undefined : spares.get(kind)?.pop()) ?? (await build({ config, services, modules }))
  exchange(built, services)
  let isSpoilt = false
  return {
    ...built,
    noteRequest(path) {
      isSpoilt ||= REMEMBERED.test(path)
    },
    spoil() {
      isSpoilt = true
    },
    async end() {
      if (isSpoilt || kind === null) return built.app.close()
      await built.requestLog.close()
      spares.set(kind, [...(spares.get(kind) ?? []), built])
    },
  }
}

async function build(options: Pick<AppOptions, 'config' | 'services' | 'modules'>): Promise<Built> {
  const services = { ...options.services }
  let current: RequestLog
  const requestLog: RequestLog = {
    add: (request) => current.add(request),
    leaveOut: () => current.leaveOut(),
    flush: () => current.flush(),
    close: () => current.close(),
    figures: () => current.figures(),
  }
  const app = await buildApp({
    ...options,
    services,
    requestLog,
    health: { checks: {}, stopping: () => false },
    log: createLog('error'),
  })
  await app.ready()
  const useLog = (log: RequestLog) => {
    current = log
  }
  return { app, services, requestLog, useLog }
}

/** Puts other services in the place of those that an application has. */
function exchange({ services: own, useLog }: Built, services: Services): void {
  for (const name of Object.keys(own)) delete (own as Record<string, unknown>)[name]
  Object.assign(own, services)
  useLog(openRequestLog(own, { everyMs: 86_400_000, warn: () => {} }))
}
