import { availableParallelism } from 'node:os'

/** How node:test is called: as many files at once as there are cores, and a test has three minutes. */
export const NODE_TEST_OPTIONS = [
  '--test',
  `--test-concurrency=${availableParallelism()}`,
  '--test-timeout=180000',
  `--test-reporter=${import.meta.resolve('./report.ts')}`,
  '--test-reporter-destination=stdout',
  `--import=${import.meta.resolve('./end-at-sigterm.ts')}`,
]
