import type { Config } from '../config/settings.ts'

// The time that main.ts allows for requests, the five seconds that the queue allows for jobs, and the time to close the
// rest.
export const STOP_WITHIN_MS = 12_900

/**
 * The first signal shuts the service down cleanly, even while it starts; a second signal, or the time limit, ends it at
 * once, since a job without end must not keep the process alive.
 * @param stop resolves to whether everything ended cleanly; null if the start failed, which is reported elsewhere
 * @param atOnce stops what must not outlive this process
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

/** Ends the process, with 0 if everything ended cleanly. */
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
