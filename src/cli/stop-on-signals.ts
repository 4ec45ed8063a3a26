import type { Config } from '../config/settings.ts'

// What main.ts allows to requests, the five seconds that the queue allows to jobs, and the closing of the rest.
export const STOP_WITHIN_MS = 12_900

/**
 * The first signal ends the service in order, also when it is still starting; the second one at once, and so does time,
 * since a job that never ends must not keep the process for ever.
 * @param stop whether all ended in order; null when the start has failed, of which others tell
 * @param atOnce what else must not go on without this process
 */
export function stopOnSignals(
  { drainSeconds }: Pick<Config, 'drainSeconds'>,
  stop: () => Promise<boolean | null>,
  atOnce: () => void = () => {},
): void {
  const giveUp = () => {
    atOnce()
    process.exit(1)
  }
  let signals = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      signals++
      if (signals > 1) giveUp()
      else stopWithin(STOP_WITHIN_MS + drainSeconds * 1_000, stop, giveUp)
    })
  }
}

/** Ends the process, with 0 when all ended in order. */
export async function stopWithin(
  milliseconds: number,
  stop: () => Promise<boolean | null>,
  giveUp: () => void,
): Promise<void> {
  setTimeout(giveUp, milliseconds).unref()
  try {
    const inOrder = await stop()
    if (inOrder !== null) process.exit(inOrder ? 0 : 1)
  } catch (error) {
    const { printFailure } = await import('./print-failure.ts')
    printFailure(error)
    process.exit(1)
  }
}
