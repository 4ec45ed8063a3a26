import cluster from 'node:cluster'
import type { Config } from '../config/settings.ts'
import type { Ready, ToProcess } from '../lib/processes/from-process.ts'
import { loadLog, startHere } from './start-here.ts'
import { STOP_WITHIN_MS, stopWithin } from './stop-on-signals.ts'

/** Runs the service in one of the processes that `startMany` has started, and reports when it is ready. */
export async function startOneOfMany(config: Config): Promise<void> {
  const { shareFigures } = await import('../lib/processes/share-figures.ts')
  const starting = startHere({ ...config, notices: [] }, loadLog(config), shareFigures)
  const stop = async () => {
    const service = await starting.catch(() => null)
    await service?.stop()
    return service && true
  }
  // A terminal signals all processes, and the primary decides. If the primary has died, this process shuts down by
  // itself.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  cluster.worker!.exitedAfterDisconnect = true
  process.once('SIGTERM', () => {
    process.on('SIGTERM', () => {})
    stopWithin(STOP_WITHIN_MS + config.drainSeconds * 1_000, stop, () => process.exit(1))
  })
  const { firstKey, setUpLink, connections, useTls } = await starting
  process.on('message', (message: ToProcess) => {
    if (message.type === 'use-tls') useTls({ cert: Buffer.from(message.cert), key: Buffer.from(message.key) })
  })
  process.send!({ type: 'ready', firstKey, setUpLink, connections } satisfies Ready)
}
