import { type LaunchedServer, type LaunchOptions, launchOrAdopt } from './launch-server.ts'
import { boundServerLog } from './server-log.ts'
import { takeCharge } from './server-owner.ts'
import type { ServerPlace } from './server-place.ts'
import { isGone, stopServer } from './stop-server.ts'

const lookEveryMs = 1_000
const slowMs = 5_000

/**
 * Starts or adopts the server and restarts it when it ends unexpectedly: because it was killed, or because it was
 * adopted and the process that started it, such as a command in a terminal, stopped it on exit.
 */
export async function superviseServer(
  place: ServerPlace,
  how: LaunchOptions,
  log: (line: string) => void,
): Promise<{ first: LaunchedServer; end(): Promise<void> }> {
  const launch = async () => {
    const slow = setTimeout(() => log('Waiting for PostgreSQL, which may be recovering from a crash.'), slowMs)
    const launched = await launchOrAdopt(place, how).finally(() => clearTimeout(slow))
    return { ...launched, ours: launched.child !== null || takeCharge(place, launched.file) }
  }
  const first = await launch()
  let server = first
  let looking: Promise<void> | null = null
  const look = async () => {
    boundServerLog(place)
    if (!isGone(place, server)) return
    log('PostgreSQL ended unexpectedly; restarting it.')
    server = await launch()
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => log(error.message))
      .finally(() => {
        looking = null
      })
  }, lookEveryMs)
  timer.unref()
  return {
    first,
    async end() {
      clearInterval(timer)
      await looking
      if (server.ours || takeCharge(place, server.file)) await stopServer(place, server)
    },
  }
}
