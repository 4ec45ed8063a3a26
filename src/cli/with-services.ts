import { loadConfig } from '../config/config.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../platform/context/context.ts'
import { startDatabaseServer } from '../platform/db/database-server.ts'
import { tell } from './terminal/print-result.ts'

/** Opens the configured installation for the time of `work`, also while a service is running. */
export async function withServices<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const log = {
    info: () => {},
    warn: ({ err }: { err?: Error }, message: string) => tell(err ? `${message}: ${err.message}` : message),
  }
  const [server, { openDeps }] = await Promise.all([startDatabaseServer(config, tell), import('../deps.ts')])
  const deps = await openDeps({ ...config, replicas: null }, server, log)
  try {
    if (deps.firstKey !== null)
      tell(
        `This installation is new. Its first API key (organisation 1, all scopes), shown this once: ${deps.firstKey}`,
      )
    return await work(deps)
  } finally {
    await deps.close()
  }
}

/** Opens it on behalf of one organisation. @throws AppError not_found for an unknown id */
export function withOrganisation<T>(orgId: number, work: (ctx: Context) => Promise<T>): Promise<T> {
  return withServices(async ({ services }) => {
    const { listOrganisations } = await import('../modules/organisations/index.ts')
    const all = await listOrganisations(services)
    if (!all.some(({ id }) => id === orgId)) throw new AppError('not_found', `There is no organisation ${orgId}.`)
    return work({ ...services, orgId, actor: { kind: 'cli' }, requestId: null })
  })
}
