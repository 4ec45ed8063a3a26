import type { Model, Operation } from './history.ts'
import { type Kind, modelOf, type ObjectHistory } from './models.ts'

type Below = (below: number) => number
type Running = { operation: Operation<any, any>; isApplied: boolean }
type Sample = (below: Below, seen: readonly any[]) => unknown

const CREDITS = 6

/** Inputs that meet each other often. */
const samples: Record<Kind, Sample> = {
  places(below) {
    const what = (['register', 'register', 'register', 'cancel', 'accept', 'people', 'waiting'] as const)[below(7)]!
    return what === 'people' || what === 'waiting' ? { do: what } : { do: what, who: `p${below(8)}` }
  },
  door: (below) => ({ do: (['in', 'in', 'undo', 'read'] as const)[below(4)]! }),
  certificates(below, seen) {
    const ids = seen.flatMap(({ id }) => id ?? [])
    const what = ids.length === 0 ? 'issue' : (['issue', 'issue', 'revoke', 'verify'] as const)[below(4)]!
    return what === 'issue'
      ? { do: what, key: below(3) === 0 ? null : `k${below(3)}` }
      : { do: what, id: ids[below(ids.length)] }
  },
  credits(below, seen) {
    const what = (['submit', 'submit', 'cancel', 'balance', 'ledger'] as const)[below(5)]!
    if (what === 'submit') return { do: what, job: `j${seen.length}-${below(1_000_000)}`, count: 1 + below(3) }
    const jobs = seen.flatMap(({ submitted }) => submitted ?? [])
    return what === 'cancel' && jobs.length > 0 ? { do: what, job: jobs[below(jobs.length)] } : { do: 'balance' }
  },
}

/**
 * A history that is linearizable, since each operation took effect at one moment between its start and its end. Some
 * clients never hear of the outcome, and begin something else.
 */
export function generateHistory(kind: Kind, below: Below, { clients = 4, length = 30 } = {}): ObjectHistory {
  const size = kind === 'credits' ? CREDITS : 2
  const model: Model<any, any, any> = modelOf({ kind, size })
  const operations: Operation<any, any>[] = []
  const running: (Running | null)[] = Array(clients).fill(null)
  const seen: any[] = []
  let [state, time, ids] = [model.initial, 0, 0]
  const apply = (run: Running) => {
    const { input } = run.operation
    const possible = model
      .answers(state, input, () => ++ids)
      .filter((output) => model.step(state, input, output) !== null)
    const output = possible[below(possible.length)]
    state = model.step(state, input, output)
    Object.assign(run, { isApplied: true })
    run.operation.output = output
    seen.push({ ...output, submitted: input.do === 'submit' && output.done ? input.job : undefined })
  }
  while (operations.length < length || running.some(Boolean)) {
    const client = below(clients)
    const run = running[client]
    time++
    if (run == null) {
      if (operations.length === length) continue
      const operation = { client, input: samples[kind](below, seen), output: null, start: time, end: null }
      operations.push(operation)
      running[client] = { operation, isApplied: false }
    } else if (below(30) === 0) {
      // Its client gives up, before or after it took effect.
      run.operation.output = null
      running[client] = null
    } else if (!run.isApplied) apply(run)
    else {
      run.operation.end = time
      running[client] = null
    }
  }
  return { kind, size, name: 'generated', operations }
}

/** The same history with the output of one operation exchanged for one that another operation of its kind had or could have. */
export function spoilHistory(history: ObjectHistory, below: Below): ObjectHistory {
  const model = modelOf(history)
  const known = history.operations.filter(({ output }) => output !== null)
  if (known.length === 0) return history
  const spoilt = known[below(known.length)]!
  const alike = known.filter(({ input }) => input.do === spoilt.input.do).map(({ output }) => output)
  const outputs = [...alike, ...model.answers(model.initial, spoilt.input, () => 99)]
  const output = outputs[below(outputs.length)]
  return {
    ...history,
    name: 'spoilt',
    operations: history.operations.map((one) => (one === spoilt ? { ...one, output } : one)),
  }
}
