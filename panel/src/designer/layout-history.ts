import type { Layout, LayoutField } from './scene-types.ts'

export type History = {
  past: readonly Layout[]
  now: Layout
  future: readonly Layout[]
  /** Indexes of the selected fields in order. */
  selected: readonly number[]
}

/** Changed properties by index of the field. */
export type FieldChanges = ReadonlyMap<number, Partial<LayoutField>>

/** `same`: a further move of a drag, or letter of a text, which is one step however many it has. */
type Step = 'new' | 'same'

export type Change =
  /** `and` toggles the field in the selection. */
  | { kind: 'select'; index: number; and?: boolean }
  | { kind: 'choose'; indices: Iterable<number> }
  | { kind: 'field'; index: number; field: Partial<LayoutField>; step: Step }
  | { kind: 'fields'; fields: FieldChanges; step: Step }
  | { kind: 'add'; fields: readonly LayoutField[] }
  | { kind: 'remove'; indices: readonly number[] }
  /** Order of the fields: later fields print above earlier ones. */
  | { kind: 'order'; index: number; to: number }
  | { kind: 'layout'; layout: Layout }
  | { kind: 'undo' }
  | { kind: 'redo' }

const STEPS = 100

export const newHistory = (now: Layout): History => ({ past: [], now, future: [], selected: [] })

/** Applies a change to the layout and to the undo steps. */
export function changeLayout(history: History, change: Change): History {
  const { past, now, future, selected } = history
  switch (change.kind) {
    case 'select':
      return select(history, change.and ? toggled(selected, change.index) : [change.index])
    case 'choose':
      return select(history, change.indices)
    case 'field':
      return withChanges(history, new Map([[change.index, change.field]]), change.step)
    case 'fields':
      return withChanges(history, change.fields, change.step)
    case 'add': {
      const { fields } = now
      const added = step(history, withFields(now, [...fields, ...change.fields]))
      return select(
        added,
        change.fields.map((_, nth) => fields.length + nth),
      )
    }
    case 'remove': {
      const left = now.fields.filter((_, index) => !change.indices.includes(index))
      return select(step(history, withFields(now, left)), [])
    }
    case 'order': {
      const moved = now.fields[change.index]!
      const others = now.fields.toSpliced(change.index, 1)
      return select(step(history, withFields(now, others.toSpliced(change.to, 0, moved))), [change.to])
    }
    case 'layout':
      return step(history, change.layout)
    case 'undo':
      return past.length === 0
        ? history
        : { ...keep(history, past.at(-1)!), past: past.slice(0, -1), future: [now, ...future] }
    case 'redo':
      return future.length === 0
        ? history
        : { ...keep(history, future[0]!), past: [...past, now], future: future.slice(1) }
  }
}

const select = (history: History, indices: Iterable<number>): History => ({
  ...history,
  selected: [...new Set(indices)].filter((index) => index in history.now.fields).toSorted((a, b) => a - b),
})

const toggled = (selected: readonly number[], index: number) =>
  selected.includes(index) ? selected.filter((each) => each !== index) : [...selected, index]

function step(history: History, next: Layout): History {
  return { ...keep(history, next), past: [...history.past, history.now].slice(-STEPS), future: [] }
}

/** Another layout, of which fields that were selected may be gone. */
const keep = (history: History, now: Layout): History => select({ ...history, now }, history.selected)

function withChanges(history: History, changes: FieldChanges, of: Step): History {
  const { now } = history
  if (changes.size === 0) return history
  const next = withFields(
    now,
    now.fields.map((field, index) => (changes.has(index) ? { ...field, ...changes.get(index) } : field)),
  )
  return of === 'same' ? { ...history, now: next, future: [] } : step(history, next)
}

const withFields = (layout: Layout, fields: LayoutField[]): Layout => ({ ...layout, fields })
