/**
 * An operation as its client saw it. `output` and `end` are null when the client never learnt the outcome: the operation
 * may have taken effect at any later time, or never.
 */
export type Operation<Input, Output> = {
  client: number
  input: Input
  output: Output | null
  /** Times of one clock. */
  start: number
  end: number | null
}

export type History<Input, Output> = readonly Operation<Input, Output>[]

/** The behaviour of one object as if every operation happened at one moment. States are plain data in one form each. */
export type Model<State, Input, Output> = {
  initial: State
  /**
   * Returns the state after an operation with this output, or null when the operation cannot have this output. An
   * operation without an output always has a next state.
   */
  step: (state: State, input: Input, output: Output | null) => State | null
  /** Outputs that the operation can have; `step` accepts at least one of them. `fresh` makes ids and times. */
  answers: (state: State, input: Input, fresh: () => number) => Output[]
}
