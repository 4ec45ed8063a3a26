import { useHotkeys } from '@mantine/hooks'

type Key = [keys: string, action: (event: KeyboardEvent) => void, own?: { preventDefault: boolean }]

/**
 * Registers keys of a page that are inactive while a dialog is open, since covered content must not change.
 * @param ignored elements with their own meaning of the keys; text inputs by default
 */
export function usePageKeys(keys: readonly Key[], ignored?: string[]): void {
  useHotkeys(
    keys.map(([key, action, { preventDefault } = { preventDefault: true }]) => [
      key,
      (event) => {
        if (document.querySelector('[role=dialog]')) return
        if (preventDefault) event.preventDefault()
        action(event)
      },
      { preventDefault: false },
    ]),
    ignored,
  )
}
