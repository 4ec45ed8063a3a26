/** Runs tasks concurrently, as many as `limit` currently allows. Calls `onEnded` for each that has ended. */
export function slots(options: { limit: () => number; onEnded: () => void; onError: (error: unknown) => void }) {
  let taken = 0
  return {
    isFree: () => taken < options.limit(),
    isIdle: () => taken === 0,
    run(work: () => Promise<void>): void {
      taken++
      work()
        .catch(options.onError)
        .finally(() => {
          taken--
          options.onEnded()
        })
    },
  }
}
