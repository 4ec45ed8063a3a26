import type { Layout, LayoutField } from './scene-types.ts'

export type History = { past: readonly Layout[]; now: Layout; future: readonly Layout[]; selected: number | null }

export type Change =
  | { kind: 'select'; index: number | null }
  /** `same`: a further move of a drag, which is one step however many moves it has. */
  | { kind: 'field'; index: number; field: Partial<LayoutField>; step: 'new' | 'same' }
  | { kind: 'add'; field: LayoutField }
  | { kind: 'remove'; index: number }
  /** Before or behind others: later fields are printed above earlier ones. */
  | { kind: 'order'; index: number; to: number }
  | { kind: 'layout'; layout: Layout }
  | { kind: 'undo' }
  | { kind: 'redo' }

const STEPS = 100

export const newHistory = (now: Layout): History => ({ past: [], now, future: [], selected: null })

/** What a change makes of a layout and of the steps that can be undone. */
export function changeLayout(history: History, change: Change): History {
  const { past, now, future } = history
  switch (change.kind) {
    case 'select':
      return { ...history, selected: change.index }
    case 'field': {
      const next = withField(now, change.index, change.field)
      return change.step === 'same' ? { ...history, now: next } : step(history, next)
    }
    case 'add':
      return { ...step(history, withFields(now, [...now.fields, change.field])), selected: now.fields.length }
    case 'remove':
      return { ...step(history, withFields(now, now.fields.toSpliced(change.index, 1))), selected: null }
    case 'order': {
      const moved = now.fields[change.index]!
      const others = now.fields.toSpliced(change.index, 1)
      return { ...step(history, withFields(now, others.toSpliced(change.to, 0, moved))), selected: change.to }
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

function step(history: History, next: Layout): History {
  return { ...keep(history, next), past: [...history.past, history.now].slice(-STEPS), future: [] }
}

/** Another layout, of which the field that was selected may be gone. */
function keep(history: History, now: Layout): History {
  const { selected } = history
  return { ...history, now, selected: selected !== null && selected < now.fields.length ? selected : null }
}

function withField(layout: Layout, index: number, change: Partial<LayoutField>): Layout {
  return withFields(
    layout,
    layout.fields.map((field, each) => (each === index ? { ...field, ...change } : field)),
  )
}

const withFields = (layout: Layout, fields: LayoutField[]): Layout => ({ ...layout, fields })
