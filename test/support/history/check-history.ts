import type { History, Model, Operation } from './history.ts'

/** `undecided` when the search was given up. */
type Verdict = 'linearizable' | 'broken' | 'undecided'

export type Judgement<State, Input, Output> = {
  verdict: Verdict
  /** How far the longest order came: its state, and the operations of which none can be next. */
  stuck: { state: State; after: number; next: Operation<Input, Output>[] }
}

type Frame<State> = { state: State; taken: number | null; candidates: number[] }

const MAX_VISITED = 150_000

/**
 * Decides whether there is an order of the operations that a model accepts and in which none comes before one that had
 * ended when it started (linearizability). Operations without an outcome come anywhere after their start, or not at all.
 * The search is that of Wing and Gong with the memory of Lowe ("Testing for linearizability", 2017), as in Porcupine:
 * it never visits a set of operations with the same state twice.
 */
export function checkHistory<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: History<Input, Output>,
  maxVisited = MAX_VISITED,
): Judgement<State, Input, Output> {
  const operations = history.toSorted((a, b) => a.start - b.start)
  const done = operations.map(() => false)
  let [first, open] = [0, operations.filter(({ end }) => end !== null).length]
  const visited = new Set<string>()
  const best = { state: model.initial, after: -1, next: [] as number[] }
  const isFurther = (depth: number) => depth > best.after

  const take = (nth: number, isDone: boolean) => {
    done[nth] = isDone
    if (operations[nth]!.end !== null) open += isDone ? -1 : 1
    if (!isDone) first = Math.min(first, nth)
    while (done[first]) first++
  }
  const frame = (state: State, taken: number | null): Frame<State> => {
    return { state, taken, candidates: candidatesFrom(operations, done, first) }
  }

  const stack = [frame(model.initial, null)]
  const judged = (verdict: Verdict): Judgement<State, Input, Output> => {
    return { verdict, stuck: { ...best, next: best.next.map((nth) => operations[nth]!) } }
  }
  while (open > 0) {
    const top = stack.at(-1)!
    if (isFurther(stack.length - 1))
      Object.assign(best, { state: top.state, after: stack.length - 1, next: [...top.candidates] })
    const nth = top.candidates.pop()
    if (nth === undefined) {
      if (top.taken === null) return judged('broken')
      take(top.taken, false)
      stack.pop()
      continue
    }
    const { input, output } = operations[nth]!
    const next = model.step(top.state, input, output)
    if (next === null) continue
    take(nth, true)
    const key = keyOf(done, first, next)
    if (visited.has(key)) take(nth, false)
    else {
      if (visited.size === maxVisited) return judged('undecided')
      visited.add(key)
      stack.push(frame(next, nth))
    }
  }
  return judged('linearizable')
}

/** The operations that can be next, the most promising last: those that ended first, and none without an outcome. */
function candidatesFrom(operations: History<unknown, unknown>, done: readonly boolean[], first: number): number[] {
  const candidates: number[] = []
  let earliestEnd = Number.POSITIVE_INFINITY
  for (let nth = first; nth < operations.length && operations[nth]!.start <= earliestEnd; nth++) {
    if (done[nth]) continue
    candidates.push(nth)
    earliestEnd = Math.min(earliestEnd, endOf(operations[nth]!))
  }
  return candidates.sort((a, b) => endOf(operations[b]!) - endOf(operations[a]!) || b - a)
}

const endOf = ({ end }: Operation<unknown, unknown>) => end ?? Number.POSITIVE_INFINITY

/** Nearly all operations before the first that is not done are done, so the key names few of them. */
function keyOf(done: readonly boolean[], first: number, state: unknown): string {
  const beyond: number[] = []
  for (let nth = done.lastIndexOf(true); nth > first; nth--) if (done[nth]) beyond.push(nth)
  return `${first} ${beyond.join(' ')} ${JSON.stringify(state)}`
}
