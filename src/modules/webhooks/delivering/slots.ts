/** Runs work at the same time, as much as `limit` says at the moment. `onEnded` hears of each that has ended. */
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
