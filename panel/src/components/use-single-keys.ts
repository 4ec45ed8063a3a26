import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const KEPT = 'laurel-single-keys'
const watchers = new Set<() => void>()

/**
 * Whether single-key shortcuts are on. People who use speech input, or press keys by accident, can turn them off (WCAG
 * 2.1.4).
 */
export const singleKeys = {
  areOn: () => localStorage.getItem(KEPT) !== 'off',
  set: (areOn: boolean) => {
    localStorage.setItem(KEPT, areOn ? 'on' : 'off')
    for (const watch of watchers) watch()
  },
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(watch, singleKeys.areOn)
}

function watch(told: () => void): () => void {
  watchers.add(told)
  return () => watchers.delete(told)
}

/** Whether a key belongs to a text that is typed, or to a shortcut of the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return Boolean((target as Element | null)?.closest?.('input, textarea, select, [contenteditable]'))
}

/**
 * Registers single-key shortcuts of a page; they are inactive if turned off, while typing, or while a dialog is open. A key is
 * known by its character alone: `/` is Shift+7 on Turkish and German keyboards.
 */
export function useSingleKeys(keys: readonly (readonly [key: string, action: () => void])[]): void {
  const areOn = useSingleKeysOn()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isTyped(event)) return
    const action = keys.find(([key]) => key === event.key)?.[1]
    if (action === undefined || document.querySelector('[aria-modal=true]') !== null) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!areOn) return
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [areOn])
}
