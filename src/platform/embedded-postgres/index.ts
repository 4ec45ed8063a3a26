import { resolve } from 'node:path'
import { createCluster } from './create-cluster.ts'
import { launchOrAdopt } from './launch-server.ts'
import { packagedBinaries, usableBinaries } from './server-binaries.ts'
import { serverPlace } from './server-place.ts'
import { databaseName } from './server-settings.ts'
import { mayStop, stopServer } from './stop-server.ts'

/**
 * `connection` and `url` are for `pg`; `host` is the folder of the socket. `dataDir` is where the data really are.
 * `adopted` says that the server was running already.
 */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string }
  url: string
  dataDir: string
  adopted: boolean
  /** Stops the server, unless another living process of ours started it, and waits until it is gone. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL from the npm package's binaries on `dataDir`, which is made when it is missing, or adopts the
 * server that runs there.
 *
 * - `durable: false` trades safety against crashes for speed; only for tests.
 * - `native` names another copy of the platform package's `native` folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log?: (line: string) => void
  durable?: boolean
  native?: string
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const durable = options.durable ?? true
  const place = serverPlace(resolve(options.dataDir), log)
  const native = usableBinaries(options.native ?? packagedBinaries(), place.folder, place.user, log)
  createCluster(place, native, durable)
  const server = await launchOrAdopt(place, native, durable)
  const adopted = server.child === null
  const host = server.file.socketFolder
  const connection = { host, port: server.file.port, user: databaseName, database: databaseName }
  return {
    connection,
    url: `postgres://${databaseName}@${encodeURIComponent(host)}:${server.file.port}/${databaseName}`,
    dataDir: place.folder,
    adopted,
    async stop() {
      if (mayStop(place, server)) await stopServer(place, server)
    },
  }
}
