/** Wakes one waiter when something has changed, so that it polls again. */
export function bell() {
  let next = Promise.withResolvers<void>()
  return {
    ring(): void {
      next.resolve()
    },
    /** Waits for the next call of `ring`; returns at once if it was called since the last wait. */
    async rung(): Promise<void> {
      await next.promise
      next = Promise.withResolvers()
    },
  }
}
