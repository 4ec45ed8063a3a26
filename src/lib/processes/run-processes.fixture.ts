import cluster from 'node:cluster'
import type { Ready } from './from-process.ts'
import { runProcesses } from './run-processes.ts'

// Starts two processes for the tests: the first becomes ready, every other one exits at once with 3. Prints a line of
// JSON for each that has ended, and stops at SIGTERM.

if (cluster.isWorker && cluster.worker!.id > 1) process.exit(3)
if (cluster.isWorker) {
  process.send!({ type: 'ready', firstKey: null, setUpLink: null, connections: 0 } satisfies Ready)
} else {
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  const { ended } = await runProcesses({
    count: 2,
    env: {},
    warn: (context) => console.log(JSON.stringify(context)),
    stopping: stopping.signal,
    times: { pauseMs: 10, longestPauseMs: 40, calmMs: 60_000 },
  })
  await ended
}
