import type { Model } from './history.ts'

export type DoorInput = { do: 'in' } | { do: 'undo' } | { do: 'read' }
export type DoorOutput = { again: boolean; at: string } | { done: boolean } | { at: string | null }

/** Since when the attendee is in; null: not in; `?`: in since a time that nobody has seen yet. */
export type DoorState = { at: string | null }

/** One attendee at the door of an event: in at most once, since the first check-in, until it is undone. */
export const doorModel: Model<DoorState, DoorInput, DoorOutput> = {
  initial: { at: null },
  step(state, input, output: any) {
    const isIn = state.at !== null
    if (input.do === 'undo') return output === null || output.done === isIn ? { at: null } : null
    if (output === null) return input.do === 'in' && !isIn ? { at: '?' } : state
    if (input.do === 'in' && output.again !== isIn) return null
    const isNew = input.do === 'in' && !isIn
    const isSame = output.at === state.at || (state.at === '?' && output.at !== null)
    return isNew || isSame ? { at: output.at } : null
  },
  answers({ at }, input, fresh) {
    if (input.do === 'undo') return [{ done: at !== null }]
    const seen = at === '?' ? String(fresh()) : at
    return input.do === 'read' ? [{ at: seen }] : [{ again: at !== null, at: seen ?? String(fresh()) }]
  },
}
