import { type Load, median, requestsPerSecond } from './load.ts'

/** One line of the table: ours beside its floor, measured in the same run. */
export type Result = {
  name: string
  unit: string
  ours: number
  floor: number
  ratio: number
  bar: string
  held: boolean
}

const ROUNDS = 5
const SECONDS = 3

/**
 * Ours and the floor in turn, so that both meet the same machine; the ratio is the median of the rounds' ratios.
 * @param before runs before each round
 */
export async function compareThroughput(
  name: string,
  ours: Load,
  floor: Load,
  atLeast: number,
  before: () => Promise<unknown> = async () => {},
): Promise<Result> {
  await before()
  await requestsPerSecond(ours, 1)
  await requestsPerSecond(floor, 1)
  const rounds: { ours: number; floor: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await before()
    rounds.push({ ours: await requestsPerSecond(ours, SECONDS), floor: await requestsPerSecond(floor, SECONDS) })
  }
  return summarise(name, 'requests/s', rounds, (ratio) => ratio >= atLeast, `at least ${atLeast} of the floor`)
}

/** Times in milliseconds of two ways, in turn; the ratio says how many times longer ours takes. */
export async function compareTimes(
  name: string,
  rounds: number,
  ours: (round: number) => Promise<number>,
  floor: (round: number) => Promise<number>,
  atMost: number,
): Promise<Result> {
  const times: { ours: number; floor: number }[] = []
  for (let round = 0; round < rounds; round++) times.push({ ours: await ours(round), floor: await floor(round) })
  return summarise(name, 'ms', times, (ratio) => ratio <= atMost, `at most ${atMost} times the floor`)
}

function summarise(
  name: string,
  unit: string,
  rounds: { ours: number; floor: number }[],
  holds: (ratio: number) => boolean,
  bar: string,
): Result {
  const ratio = median(rounds.map((round) => round.ours / round.floor))
  return {
    name,
    unit,
    ours: median(rounds.map((round) => round.ours)),
    floor: median(rounds.map((round) => round.floor)),
    ratio,
    bar,
    held: holds(ratio),
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
