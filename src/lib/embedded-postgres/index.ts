import { resolve } from 'node:path'
import { createCluster } from './create-cluster.ts'
import { packagedBinaries, usableBinaries } from './server-binaries.ts'
import { serverPlace } from './server-place.ts'
import { databaseName } from './server-settings.ts'
import { superviseServer } from './supervise-server.ts'

/**
 * A running server. `connection` and `url` are for `pg`; `host` is the folder of the socket; `dataDir` is the actual
 * data folder; `adopted` is true if the server was already running.
 */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string }
  url: string
  dataDir: string
  adopted: boolean
  /** Stops the server and waits until it is gone, unless another live process of ours started it. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL from the npm package's binaries on `dataDir`, which is created if missing, or adopts the server
 * that already runs there. Call it from the main thread: the kernel stops the server when the calling thread ends.
 * - `connections`: the least number of connections that the server allows.
 * - `durable: false`: faster but not crash-safe; only for tests.
 * - `native`: another copy of the platform package's `native` folder.
 * - `from`: returns the folder of a stopped cluster with the same binaries to copy new data from, or null.
 * - `dieWithParent: false`: lets the server outlive a killed process, as it does wherever `setpriv` is missing.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log?: (line: string) => void
  connections?: number
  durable?: boolean
  native?: string
  from?: () => string | null
  dieWithParent?: boolean
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const durable = options.durable ?? true
  const place = serverPlace(resolve(options.dataDir), log)
  const native = usableBinaries(options.native ?? packagedBinaries(), place.folder, place.user, log)
  await createCluster(place, { native, from: options.from ?? (() => null), durable })
  const server = await superviseServer(
    place,
    { native, durable, connections: options.connections ?? 0, dieWithParent: options.dieWithParent ?? true },
    log,
  )
  const { file, child } = server.first
  return {
    connection: { host: file.socketFolder, port: file.port, user: databaseName, database: databaseName },
    url: `postgres://${databaseName}@${encodeURIComponent(file.socketFolder)}:${file.port}/${databaseName}`,
    dataDir: place.folder,
    adopted: child === null,
    stop: server.end,
  }
}
