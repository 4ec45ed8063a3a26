import type { Model } from './history.ts'

/** A job is named by its file, which no other has. */
export type CreditInput =
  | { do: 'submit'; job: string; count: number }
  | { do: 'cancel'; job: string }
  | { do: 'balance' }
  | { do: 'ledger' }
export type CreditOutput =
  | { done: boolean }
  | { balance: number; held: number }
  | { hold: string[]; capture: string[]; release: string[] }

/** An `open` job may have completed since, which shows only when its credits do. */
export type CreditState = {
  balance: number
  jobs: Record<string, { count: number; state: 'open' | 'done' | 'cancelled' }>
}

/**
 * The credits of an organisation and its bulk jobs: each job holds its credits once, and then captures or releases them.
 * The balance is never below zero, and the ledger has exactly these movements.
 */
export function creditModel(credits: number): Model<CreditState, CreditInput, CreditOutput> {
  return {
    initial: { balance: credits, jobs: {} },
    step(state, input, output: any) {
      if (input.do === 'submit') return submit(state, input, output)
      if (input.do === 'cancel') return cancel(state, input.job, output)
      if (output === null) return state
      return input.do === 'balance' ? balance(state, output) : ledger(state, output)
    },
    answers({ balance, jobs }, input) {
      if (input.do === 'submit') return [{ done: input.count <= balance }]
      if (input.do === 'cancel') return [{ done: true }, { done: false }]
      const held = sum(openIn(jobs).map((job) => jobs[job]!.count))
      if (input.do === 'balance') return [{ balance, held }]
      const release = Object.keys(jobs).filter((job) => jobs[job]!.state === 'cancelled')
      const done = Object.keys(jobs).filter((job) => jobs[job]!.state === 'done')
      const hold = Object.keys(jobs)
      return [done, [...done, ...openIn(jobs).slice(0, 1)].sort()].map((capture) => ({ hold, capture, release }))
    },
  }
}

const openIn = (jobs: CreditState['jobs']) => Object.keys(jobs).filter((job) => jobs[job]!.state === 'open')
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function submit(
  { balance, jobs }: CreditState,
  { job, count }: { job: string; count: number },
  output: any,
): CreditState | null {
  const isCovered = count <= balance
  if (output !== null && output.done !== isCovered) return null
  if (jobs[job] !== undefined) return null
  if (!isCovered) return { balance, jobs }
  return { balance: balance - count, jobs: withJob(jobs, job, { count, state: 'open' }) }
}

function cancel({ balance, jobs }: CreditState, name: string, output: any): CreditState | null {
  const job = jobs[name]
  const unchanged = { balance, jobs }
  if (job === undefined) return output === null ? unchanged : null
  if (job.state === 'cancelled') return output === null || output.done ? unchanged : null
  if (output?.done === false) return { balance, jobs: withJob(jobs, name, { ...job, state: 'done' }) }
  if (job.state === 'done') return output === null ? unchanged : null
  return { balance: balance + job.count, jobs: withJob(jobs, name, { ...job, state: 'cancelled' }) }
}

/** Any of the open jobs may have completed, and hold nothing. */
function balance(state: CreditState, output: { balance: number; held: number }): CreditState | null {
  let possible = new Set([0])
  for (const job of openIn(state.jobs))
    possible = new Set([...possible, ...[...possible].map((held) => held + state.jobs[job]!.count)])
  return output.balance === state.balance && possible.has(output.held) ? state : null
}

function ledger(
  state: CreditState,
  { hold, capture, release }: { hold: string[]; capture: string[]; release: string[] },
) {
  const names = Object.keys(state.jobs)
  if (hold.toSorted().join() !== names.join()) return null
  const count = (list: readonly string[], job: string) => list.filter((one) => one === job).length
  const jobs: CreditState['jobs'] = {}
  for (const job of names) {
    const { state: before, count: held } = state.jobs[job]!
    const [captured, released] = [count(capture, job), count(release, job)]
    const now = captured === 1 ? 'done' : before
    const fits = released === (now === 'cancelled' ? 1 : 0) && captured === (now === 'done' ? 1 : 0)
    if (!fits || (before === 'cancelled' && captured > 0)) return null
    jobs[job] = { count: held, state: now }
  }
  return { balance: state.balance, jobs }
}

function withJob(jobs: CreditState['jobs'], name: string, job: CreditState['jobs'][string]): CreditState['jobs'] {
  return Object.fromEntries(Object.entries({ ...jobs, [name]: job }).sort(([a], [b]) => (a < b ? -1 : 1)))
}
