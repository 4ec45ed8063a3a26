/** Tells one waiter that something has changed, so that it looks again. */
export function bell() {
  let next = Promise.withResolvers<void>()
  return {
    ring(): void {
      next.resolve()
    },
    /** Waits for the next ring, or for none when it has rung since the last one was heard. */
    async rung(): Promise<void> {
      await next.promise
      next = Promise.withResolvers()
    },
  }
}
