import { isLayout } from './is-layout.ts'
import type { Layout } from './scene-types.ts'

/** Unsaved changes to a version of a design; `at` is the time of the last change (ISO 8601). */
export type Draft = { key: string; version: number; at: string; layout: Layout }

/** A part of `Storage`. */
type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** @returns whether there was room for it */
export function keepDraft(store: Store, { key, ...draft }: Draft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
}

/**
 * The drafts below a prefix that say something else than what is saved, the latest first. Each editor has a key of its own, so that none
 * takes the place of another; those that say what is saved, or nothing that can be read, are taken away.
 */
export function readDrafts(store: Store, prefix: string, saved: Layout): Draft[] {
  const keys = Array.from({ length: store.length }, (_, nth) => store.key(nth)!).filter((key) => key.startsWith(prefix))
  const drafts: Draft[] = []
  for (const key of keys) {
    const draft = readDraft(key, store.getItem(key)!)
    if (draft && !isSameLayout(draft.layout, saved)) drafts.push(draft)
    else store.removeItem(key)
  }
  return drafts.toSorted((a, b) => b.at.localeCompare(a.at))
}

function readDraft(key: string, text: string): Draft | null {
  const draft = parse(text)
  const isSound = typeof draft?.version === 'number' && !Number.isNaN(Date.parse(draft.at)) && isLayout(draft.layout)
  return isSound ? { ...draft, key } : null
}

function parse(text: string): Draft | null {
  try {
    return JSON.parse(text) as Draft | null
  } catch {
    return null
  }
}

/** True if two layouts are equal, whatever the order of their properties. */
function isSameLayout(a: Layout, b: Layout): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
}

const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
