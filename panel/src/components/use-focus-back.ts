import { useEffect, useState } from 'react'

/** Gives the focus back, when this goes, to what had it when this came; where that is gone, to the page. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement) || before === document.body) return
      const to = before.isConnected ? before : document.getElementById('main')
      to?.focus({ preventScroll: true })
    },
    [before],
  )
}
