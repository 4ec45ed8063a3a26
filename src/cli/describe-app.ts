import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { eventCatalogue } from '../event-catalogue.ts'
import type { Services } from '../platform/context.ts'

/** The OpenAPI document, without a database: no route is called, so nothing of the services is touched. */
export async function describeApp(config: Config): Promise<object> {
  const services = {
    siteUrl: config.siteUrl,
    baseUrl: config.baseUrl,
    eventTypes: eventCatalogue(),
  } as unknown as Services
  const app = await buildApp({ config, services, health: { checks: {}, stopping: () => false } })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
