import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../lib/embedded-postgres/index.ts'
import { AppError } from '../../lib/errors.ts'
import { fileFault } from '../../lib/os/file-faults.ts'
import { firstDatabase } from './first-database.ts'
import { connectionsOf } from './pool-size.ts'

/**
 * A PostgreSQL server to connect to; `stop` stops it if it was started here. With `pooledUrl`, requests go through a
 * pooler, and `url` is a direct address.
 */
export type DatabaseServer = { url: string; pooledUrl?: string; stop: () => Promise<void> }

/**
 * Returns the PostgreSQL server that DATABASE_URL names, or starts the embedded one. It needs few modules, so that it
 * can start while the rest of the program loads.
 * @throws AppError unavailable if DATA_DIR cannot be used
 */
export async function startDatabaseServer(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    processes,
  }: { databaseUrl: string | null; databaseDirectUrl: string | null; dataDir: string; processes: number },
  log: (line: string) => void,
): Promise<DatabaseServer> {
  const stopNothing = async () => {}
  if (databaseDirectUrl !== null && databaseUrl !== null)
    return { url: databaseDirectUrl, pooledUrl: databaseUrl, stop: stopNothing }
  if (databaseUrl !== null) return { url: databaseUrl, stop: stopNothing }
  const { url, stop }: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir,
    from: firstDatabase,
    connections: connectionsOf(processes),
    log,
  }).catch((error: Error) => {
    throw explainFolder(dataDir, error)
  })
  return { url, stop }
}

/** Explains a failure of the data folder that a person can fix, and returns any other error unchanged. */
export function explainFolder(dataDir: string, error: unknown): unknown {
  const fault = fileFault(error, 'write', dataDir)
  if (fault === null) return error
  return new AppError('unavailable', `The data folder ${dataDir} cannot be used: ${fault}. Set DATA_DIR.`, {
    cause: error,
  })
}
