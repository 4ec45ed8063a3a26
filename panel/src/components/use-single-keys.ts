import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

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

/** Registers single-key shortcuts of a page; they are inactive if turned off or while a dialog is open. */
export function useSingleKeys(keys: readonly (readonly [key: string, action: () => void])[]): void {
  const areOn = useSingleKeysOn()
  const above = (action: () => void) => () => {
    if (document.querySelector('[aria-modal=true]') === null) action()
  }
  useHotkeys(areOn ? keys.map(([key, action]): HotkeyItem => [key, above(action)]) : [])
}
