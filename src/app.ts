import { readFile } from 'node:fs/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { API_TAGS } from './api-tags.ts'
import type { Config } from './config/settings.ts'
import { admitRequests, SCOPES } from './modules/organisations/index.ts'
import { describeDeliveries } from './modules/webhooks/index.ts'
import { modules as every } from './modules.ts'
import type { Services } from './platform/context/context.ts'
import { announced } from './platform/context/event-type.ts'
import { measureDatabase } from './platform/db/measure-database.ts'
import { describeApi } from './platform/http/openapi/openapi.ts'
import { mountOperations } from './platform/http/operations/mount-operations.ts'
import { referenceRoutes } from './platform/http/reference/reference-routes.ts'
import { buildServer } from './platform/http/server/build-server.ts'
import { type Health, healthRoutes } from './platform/http/server/health-routes.ts'
import { measureRequests } from './platform/http/server/measure-requests.ts'
import { readFromReplicas } from './platform/http/server/read-from-replicas.ts'
import { refuseUnknownRoutes } from './platform/http/server/refuse-unknown-routes.ts'
import { requireHttps } from './platform/http/server/require-https.ts'
import { measureJobs, measureQueue } from './platform/jobs/measure-queue.ts'
import type { Module } from './platform/module.ts'
import { measureLag } from './platform/outbox/measure-lag.ts'
import { measureReplicas } from './platform/replicas/measure-replicas.ts'
import { keepRequests } from './platform/request-log/keep-requests.ts'
import { measureRequestLog } from './platform/request-log/measure-request-log.ts'
import type { RequestLog } from './platform/request-log/open-request-log.ts'

export type AppOptions = {
  config: Pick<Config, 'siteUrl' | 'baseUrl' | 'trustProxy' | 'tls' | 'rateLimit' | 'metricsToken'>
  services: Services
  health: Health
  log?: FastifyBaseLogger
  modules?: readonly Module[]
  /** Buffers the log of API requests. */
  requestLog?: RequestLog
  /** Returns metrics of all processes, if there are several. */
  figuresOf?: ((own: () => Promise<Registry>) => () => Promise<string>) | undefined
}

const API_PREFIX = '/api/v1'
const ABOUT = {
  title: 'Laurel',
  tags: API_TAGS,
  examples: async () => JSON.parse(await readFile(new URL('../api/examples.json', import.meta.url), 'utf8')),
  introduction: () => readFile(new URL('../docs/api-introduction.md', import.meta.url), 'utf8'),
}

/** `npm run openapi` writes it, and a test compares it with the routes. */
const STORED = new URL('../api/openapi.json', import.meta.url).href

const REFERENCE = {
  prefix: API_PREFIX,
  title: `${ABOUT.title} API reference`,
  guides: [
    'organisers/announce-an-event',
    'organisers/registration',
    'organisers/messages-and-mail',
    'organisers/at-the-door',
    'organisers/certificates',
    'organisers/after-the-event',
    'issue',
    'bulk',
    'verify',
    'webhooks',
    'n8n',
    'zapier',
    'make',
    'mcp',
    'errors',
    'email-templates',
    'automations',
    'crm',
    'analytics',
    'privacy',
    'operations',
  ],
  clientMethods: async () => (await import('../client/src/generated/operations.ts')).operations,
}

/** Builds the HTTP application: its rules, then its modules in order. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services, health, log, modules = every, requestLog } = options
  const app = buildServer({ trustProxy: config.trustProxy, tls: config.tls, log, now: () => services.now() })
  app.addHook('onRequest', (_request, _reply, done) => {
    services.requests.note()
    done()
  })
  requireHttps(app, config)
  refuseUnknownRoutes(app, config)
  const authenticators = modules.flatMap((module) => module.authenticators ?? [])
  const whoSent = admitRequests(app, services, { rateLimit: config.rateLimit, scopes: SCOPES, authenticators })
  app.decorate('whoSent', whoSent)
  readFromReplicas(app, services)
  if (requestLog) keepRequests(app, requestLog, { prefix: API_PREFIX, whoSent })
  const eventTypes = announced(services.eventTypes)
  const words = { scope: [...SCOPES, '*'], 'event-type': [...eventTypes.map(({ type }) => type), '*'] }
  const stored = modules === every ? STORED : null
  const about = { ...ABOUT, siteUrl: config.siteUrl, stored, words, webhooks: describeDeliveries(eventTypes) }
  describeApi(app, { baseUrl: config.baseUrl, prefix: API_PREFIX, about })
  const figures = measureRequests(app)
  measureLag(
    figures.registry,
    services,
    modules.flatMap(({ listeners = [] }) => listeners),
  )
  measureReplicas(figures.registry, services)
  if (requestLog) measureRequestLog(figures.registry, requestLog)
  measureDatabase(figures.registry, services)
  measureJobs(figures.registry, services)
  if (health.queueSilentMs) measureQueue(figures.registry, health.queueSilentMs)
  for (const { measure } of modules) measure?.(figures.registry, services)
  await app.register(
    healthRoutes(
      health,
      options.figuresOf?.(figures.all) ?? (async () => (await figures.all()).metrics()),
      config.metricsToken,
    ),
  )
  await app.register(referenceRoutes({ ...REFERENCE, siteUrl: config.siteUrl, baseUrl: config.baseUrl }))
  const all = modules.flatMap(({ operations = [], tools = [] }) => [...operations, ...tools])
  for (const { unknown } of modules) unknown?.(app, services)
  const api = async (scope: FastifyInstance) => {
    for (const { operations = [], routes } of modules) {
      mountOperations(scope, operations)
      if (routes) await scope.register(routes(services, all))
    }
  }
  await app.register(api, { prefix: API_PREFIX })
  for (const { pages } of modules) if (pages) await app.register(pages(services, all))
  return app
}
