import { availableParallelism } from 'node:os'

/** How node:test is called: with one file more at once than there are cores, as each waits now and then; a test has three minutes. */
export const NODE_TEST_OPTIONS = [
  '--test',
  `--test-concurrency=${availableParallelism() + 1}`,
  '--test-timeout=180000',
  `--test-reporter=${import.meta.resolve('./report.ts')}`,
  '--test-reporter-destination=stdout',
  `--import=${import.meta.resolve('./end-at-sigterm.ts')}`,
]
