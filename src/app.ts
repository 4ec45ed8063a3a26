import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accountRoutes, admitRequests, SCOPES } from './modules/accounts/index.ts'
import { attendeeRoutes } from './modules/attendees/index.ts'
import { bulkRoutes } from './modules/bulk/index.ts'
import { certificateRoutes, designRoutes } from './modules/certificates/index.ts'
import { eventRoutes } from './modules/events/index.ts'
import { publicApiRoutes, publicPageRoutes } from './modules/public/index.ts'
import { deliveryRoutes, EVENT_TYPES, webhookRoutes } from './modules/webhooks/index.ts'
import type { Services } from './platform/context.ts'
import { buildServer } from './platform/http/build-server.ts'
import { type Health, healthRoutes, measureRequests } from './platform/http/health-routes.ts'
import { describeApi, referenceRoutes } from './platform/http/openapi.ts'
import { requireHttps } from './platform/http/require-https.ts'

export type AppOptions = {
  config: Pick<Config, 'siteUrl' | 'baseUrl' | 'trustProxy' | 'tls' | 'rateLimit' | 'metricsToken'>
  services: Services
  health: Health
  log?: FastifyBaseLogger
}

const API_PREFIX = '/api/v1'

/** The HTTP application: its rules, then its modules in their order. */
export async function buildApp({ config, services, health, log }: AppOptions): Promise<FastifyInstance> {
  const app = buildServer({ trustProxy: config.trustProxy, tls: config.tls, log })
  requireHttps(app, config)
  admitRequests(app, services, { rateLimit: config.rateLimit, scopes: SCOPES })
  await describeApi(app, { baseUrl: config.baseUrl, prefix: API_PREFIX, events: EVENT_TYPES })
  await app.register(healthRoutes(health, measureRequests(app), config.metricsToken))
  await app.register(referenceRoutes(API_PREFIX))
  for (const routes of [
    eventRoutes,
    attendeeRoutes,
    certificateRoutes,
    designRoutes,
    bulkRoutes,
    webhookRoutes,
    deliveryRoutes,
    accountRoutes,
    publicApiRoutes(services),
  ]) {
    await app.register(routes, { prefix: API_PREFIX })
  }
  await app.register(publicPageRoutes(services))
  return app
}
