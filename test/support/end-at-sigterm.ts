// Loaded by each test file before its tests. When a file is ended from outside, it says what kept it open, and the
// processes that it started are ended by their `exit` listeners.
if (process.env['NODE_TEST_CONTEXT'] !== undefined) {
  process.once('SIGTERM', () => {
    process.stderr.write(`Open: ${process.getActiveResourcesInfo().join(', ') || 'nothing'}\n`)
    process.exit(1)
  })
}
