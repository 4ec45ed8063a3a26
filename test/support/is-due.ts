import { rounds } from './rounds.ts'
import { SEED } from './seed.ts'

/**
 * Whether the nth of many like things is due in this run. Each is due in one run of `runs`, by the seed, and in every run
 * with `LAUREL_TEST_LONG=1`.
 */
export function isDue(nth: number, runs: number): boolean {
  return (nth + SEED) % rounds(runs, 1) === 0
}
