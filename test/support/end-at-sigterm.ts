/** Names of the tests that have begun and not ended. */
export const running = new Set<string>()

// Imported by each process that runs tests. When one is ended from outside, it says what kept it open, and the `exit`
// listeners end the processes that it started.
process.once('SIGTERM', () => {
  const open = process.getActiveResourcesInfo().join(', ') || 'nothing'
  process.stderr.write(`Open: ${open}\nTests that have not ended: ${[...running].join(' · ') || 'none'}\n`)
  process.exit(1)
})
