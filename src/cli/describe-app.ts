import { buildApp } from '../app.ts'
import type { Config } from '../config/settings.ts'
import { unopenedServices } from '../deps.ts'
import type { Document } from '../platform/http/openapi/openapi-document.ts'

/** Returns the OpenAPI document without calling a route, so without opening the database or files. */
export async function describeApp(config: Config): Promise<Document> {
  const services = unopenedServices(config)
  const app = await buildApp({ config, services, health: { checks: {}, stopping: () => false } })
  await app.ready()
  const document = await app.apiDocument()
  await app.close()
  return document
}
