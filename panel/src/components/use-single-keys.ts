import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

const KEPT = 'laurel-single-keys'
const watchers = new Set<() => void>()

/** Whether keys of one character do anything: who speaks to the machine, or hits keys unawares, can switch them off (WCAG 2.1.4). */
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

/** What keys of one character do on a page: nothing where they are switched off, nor below a dialog. */
export function useSingleKeys(keys: readonly (readonly [key: string, action: () => void])[]): void {
  const areOn = useSingleKeysOn()
  const above = (action: () => void) => () => {
    if (document.querySelector('[aria-modal=true]') === null) action()
  }
  useHotkeys(areOn ? keys.map(([key, action]): HotkeyItem => [key, above(action)]) : [])
}
