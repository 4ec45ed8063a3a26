import { availableParallelism } from 'node:os'

/** How node:test is called. A file waits now and then, so one more than there are cores; a test has ten minutes, which none needs on a machine
 * that does nothing else. */
export const NODE_TEST_OPTIONS = [
  '--test',
  `--test-concurrency=${availableParallelism() + 1}`,
  '--test-timeout=600000',
  `--test-reporter=${import.meta.resolve('./report.ts')}`,
  '--test-reporter-destination=stdout',
  `--import=${import.meta.resolve('./end-at-sigterm.ts')}`,
]
