import { type Load, median, sendLoad } from './load.ts'

/** A line of the table: ours next to its floor, measured in the same run. */
export type Result = {
  name: string
  unit: string
  ours: number
  floor: number
  ratio: number
  /** The lowest and the highest ratio of the rounds. */
  spread?: [low: number, high: number]
  /** Milliseconds of processor time of all our processes, including the database's, per piece of work. */
  processorMs?: number
  bar: string
  held: boolean
}

/** Compares a time in milliseconds while something else runs with the same time while nothing does. */
export function besideOthers(name: string, busy: number, idle: number): Result {
  const ratio = busy / idle
  return { name, unit: 'ms', ours: busy, floor: idle, ratio, bar: 'at most 3 times idle', held: ratio <= 3 }
}

type Round = { ours: number; floor: number; processorMs?: number }

/** A comparison of throughput, with the median of the rounds of the time within which 99 of 100 requests of ours are answered. */
type Throughput = Result & { p99: number }

const ROUNDS = 5
const SECONDS = 3

/**
 * Measures ours and the floor alternately, so that both meet the same machine; the ratio is the median of the rounds.
 * @param options.before runs before each round
 * @param options.processor returns the milliseconds of processor time that our processes have used so far
 */
export async function compareThroughput(
  name: string,
  ours: Load,
  floor: Load,
  options: { atLeast: number; processor: () => number; before?: () => Promise<unknown> },
): Promise<Throughput> {
  const { atLeast, processor, before = async () => {} } = options
  await before()
  await sendLoad(ours, 1)
  await sendLoad(floor, 1)
  const rounds: Round[] = []
  const slowest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await before()
    const begun = processor()
    const { count, perSecond, p99 } = await sendLoad(ours, SECONDS)
    const processorMs = (processor() - begun) / count
    slowest.push(p99)
    rounds.push({ ours: perSecond, floor: (await sendLoad(floor, SECONDS)).perSecond, processorMs })
  }
  const bar = `at least ${atLeast} of the floor`
  return { ...summarise(name, 'requests/s', rounds, (ratio) => ratio >= atLeast, bar), p99: median(slowest) }
}

/** Measures times in milliseconds of two ways alternately; the ratio says how many times longer ours takes. */
export async function compareTimes(
  name: string,
  rounds: number,
  ours: (round: number) => Promise<number>,
  floor: (round: number) => Promise<number>,
  atMost: number,
): Promise<Result> {
  const times: Round[] = []
  for (let round = 0; round < rounds; round++) times.push({ ours: await ours(round), floor: await floor(round) })
  return summarise(name, 'ms', times, (ratio) => ratio <= atMost, `at most ${atMost} times the floor`)
}

function summarise(
  name: string,
  unit: string,
  rounds: Round[],
  holds: (ratio: number) => boolean,
  bar: string,
): Result {
  const ratios = rounds.map((round) => round.ours / round.floor)
  const ratio = median(ratios)
  const processor = rounds.flatMap(({ processorMs }) => processorMs ?? [])
  return {
    name,
    unit,
    ours: median(rounds.map((round) => round.ours)),
    floor: median(rounds.map((round) => round.floor)),
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ...(processor.length > 0 ? { processorMs: median(processor) } : {}),
    bar,
    held: holds(ratio),
  }
}

/** A figure that must stay below its own bar. */
export function belowBar(name: string, unit: string, ours: number, atMost: number): Result {
  return {
    name,
    unit,
    ours,
    floor: atMost,
    ratio: ours / atMost,
    bar: `at most ${atMost} ${unit}`,
    held: ours <= atMost,
  }
}

/** A figure that must reach its own bar. */
export function aboveBar(name: string, unit: string, ours: number, atLeast: number): Result {
  return {
    name,
    unit,
    ours,
    floor: atLeast,
    ratio: ours / atLeast,
    bar: `at least ${atLeast} ${unit}`,
    held: ours >= atLeast,
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
