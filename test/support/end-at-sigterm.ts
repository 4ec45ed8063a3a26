// Imported by each process that runs tests. When one is ended from outside, it says what kept it open, and the `exit`
// listeners end the processes that it started.
process.once('SIGTERM', () => {
  process.stderr.write(`Open: ${process.getActiveResourcesInfo().join(', ') || 'nothing'}\n`)
  process.exit(1)
})
