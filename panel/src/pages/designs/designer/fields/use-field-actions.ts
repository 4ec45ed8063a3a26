import { useState } from 'react'
import {
  alignFields,
  distributeFields,
  moveFields,
  type Shift,
  type Side,
  unlocked,
  type Way,
} from '../../../../designer/arrange-fields.ts'
import { pastedFields, readCopied, writeCopied } from '../../../../designer/copied-fields.ts'
import type { Change, FieldChanges, History } from '../../../../designer/layout-history.ts'
import type { Layout } from '../../../../designer/scene-types.ts'
import { useLanguage } from '../../../../messages/use-messages.tsx'
import { actionMessages } from '../../messages/actions.ts'
import { millimetres } from '../parts/millimetres.ts'

/** The service takes no more. */
export const MAX_FIELDS = 50

export type FieldActions = ReturnType<typeof useFieldActions>

/**
 * Actions on the selected fields for buttons and keys; each is one undo step and is announced.
 * @param place local storage key for copied fields, so that they can be pasted into another design
 */
export function useFieldActions({ now: layout, selected }: History, change: (change: Change) => void, place: string) {
  const words = actionMessages
  const { formats } = useLanguage()
  const [said, setSaid] = useState('')
  // The same words again are read aloud only when they are others.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text))
  const { fields, page } = layout
  const free = unlocked(fields, selected)
  const count = (of: { length: number }) => formats.number(of.length)
  const apply = (changes: FieldChanges, done: string) => {
    change({ kind: 'fields', fields: changes, step: 'new' })
    say(changes.size === 0 ? words.stays : done)
  }
  const remove = (done: (count: string) => string) => {
    if (free.length === 0) return say(words.stays)
    change({ kind: 'remove', indices: free })
    say(done(count(free)))
  }
  const isLocked = selected.length > 0 && free.length === 0
  return {
    said,
    isLocked,
    selectAll: () => {
      change({ kind: 'choose', indices: fields.keys() })
      say(words.selected(count(fields)))
    },
    toggle: (index: number) => {
      change({ kind: 'select', index, and: true })
      const after = selected.includes(index) ? selected.length - 1 : selected.length + 1
      say(words.selected(formats.number(after)))
    },
    nudge: (by: Shift) => {
      const changes = moveFields(fields, selected, { x: by.x / page.width, y: by.y / page.height })
      const first = changes.values().next().value
      apply(changes, first ? words.moved(...millimetres(first, page)) : '')
    },
    align: (side: Side) => apply(alignFields(fields, selected, side), words.aligned),
    distribute: (way: Way) => apply(distributeFields(fields, selected, way), words.distributed),
    ...clipboardActions({ layout, selected, free, change, say, words, count, remove, place }),
    remove: () => remove(words.removed),
    lock: () => {
      const fieldsThen = new Map(selected.map((index) => [index, { locked: !isLocked }]))
      apply(fieldsThen, (isLocked ? words.unlocked : words.locked)(count(selected)))
    },
    undo: () => {
      change({ kind: 'undo' })
      say(words.undone)
    },
    redo: () => {
      change({ kind: 'redo' })
      say(words.redone)
    },
  }
}

type Clipboard = {
  layout: Layout
  selected: readonly number[]
  /** The selected fields that are not locked. */
  free: readonly number[]
  change: (change: Change) => void
  say: (text: string) => void
  words: typeof actionMessages
  count: (of: { length: number }) => string
  remove: (done: (count: string) => string) => void
  place: string
}

function clipboardActions({ layout, selected, free, change, say, words, count, remove, place }: Clipboard) {
  const keep = (indices: readonly number[]) => localStorage.setItem(place, writeCopied(layout, indices))
  const add = (copied: ReturnType<typeof readCopied>, done: (count: string) => string) => {
    if (copied === null) return say(words.nothingCopied)
    if (layout.fields.length + copied.fields.length > MAX_FIELDS) return say(words.full)
    change({ kind: 'add', fields: pastedFields(copied, layout) })
    say(done(count(copied.fields)))
  }
  return {
    copy: () => {
      keep(selected)
      say(words.copied(count(selected)))
    },
    cut: () => {
      keep(free)
      remove(words.wasCut)
    },
    paste: () => add(readCopied(localStorage.getItem(place)), words.pasted),
    duplicate: () => add(readCopied(writeCopied(layout, selected)), words.duplicated),
  }
}
