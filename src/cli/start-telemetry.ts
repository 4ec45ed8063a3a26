import type { Config } from '../config/settings.ts'
import type { Log } from '../lib/log.ts'
import { programVersion } from '../lib/program-version.ts'
import { openTelemetry } from '../lib/tracing/open-telemetry.ts'
import type { Running, startService } from '../main.ts'

type FiguresOf = Parameters<typeof startService>[3]

/**
 * Starts the service with traces and metrics sent by OpenTelemetry. Its packages are loaded here alone, before the
 * program. The rest is sent when the service has stopped, or could not start.
 */
export async function startTelemetry(
  settings: NonNullable<Config['telemetry']>,
  log: Log,
  figuresOf: FiguresOf,
  start: (figuresOf: FiguresOf) => Promise<Running>,
): Promise<Running> {
  const telemetry = openTelemetry({
    ...settings,
    version: programVersion,
    onError: (message) => log.warn({ reason: message }, 'traces or metrics could not be sent'),
  })
  const measured: FiguresOf = (own) => {
    telemetry.measure(own)
    return figuresOf?.(own) ?? (async () => (await own()).metrics())
  }
  try {
    const running = await start(measured)
    const stop = async () => {
      await running.stop()
      await telemetry.stop()
    }
    return { ...running, stop }
  } catch (error) {
    await telemetry.stop()
    throw error
  }
}
