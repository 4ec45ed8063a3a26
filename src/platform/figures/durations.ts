import Histogram from 'prom-client/lib/histogram.js'

const UP_TO_SECONDS = [0.01, 0.1, 0.5, 2, 10, 60]

/** Creates a histogram of durations of this process, which `measure` of a module registers. */
export function durations<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
  return new Histogram<Label>({ name, help, labelNames: [...labelNames], buckets: UP_TO_SECONDS, registers: [] })
}
