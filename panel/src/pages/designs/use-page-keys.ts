import { useHotkeys } from '@mantine/hooks'

type Key = [keys: string, action: (event: KeyboardEvent) => void, own?: { preventDefault: boolean }]

/**
 * Keys of a page, which do nothing while a dialog is above it: what it covers must not change unseen.
 * @param ignored in which elements they mean something else; where people type unless told
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
