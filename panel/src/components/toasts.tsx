import { useHotkeys } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { X } from './icons.tsx'
import { partMessages } from './messages/parts.ts'

type Toast = { id: number; text: string; undo?: () => void | Promise<void> }

const SHOWN_MS = 8_000

let toasts: readonly Toast[] = []
let last = 0
const watchers = new Set<() => void>()

function change(to: readonly Toast[]): void {
  toasts = to
  for (const watch of watchers) watch()
}

const remove = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** Says that something was done, and lets it be undone for a while where it can be. */
export function toast(text: string, undo?: () => void | Promise<void>): void {
  last += 1
  const id = last
  change([...toasts, { id, text, ...(undo && { undo }) }].slice(-3))
  setTimeout(() => remove(id), SHOWN_MS)
}

function takeBack({ id, undo }: Toast): void {
  remove(id)
  void undo?.()
}

/** Shows the last action and reads it aloud without covering the focused element. The undo shortcut reverts it. */
export function Toasts() {
  const text = partMessages
  const shown = useSyncExternalStore(watch, () => toasts)
  const last = shown.findLast(({ undo }) => undo !== undefined)
  // A page that undoes what is done on it has these keys for itself.
  useHotkeys(last ? [['mod+Z', () => document.querySelector('[data-undoes]') === null && takeBack(last)]] : [])
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <div className="toast" key={toast.id}>
          <span>{toast.text}</span>
          {toast.undo && (
            <button type="button" className="plain edged" onClick={() => takeBack(toast)}>
              {text.undo}
            </button>
          )}
          <button type="button" className="plain" aria-label={text.close} onClick={() => remove(toast.id)}>
            <X aria-hidden size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}

function watch(told: () => void): () => void {
  watchers.add(told)
  return () => watchers.delete(told)
}
