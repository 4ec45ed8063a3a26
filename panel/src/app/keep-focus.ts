/**
 * Moves the focus to the open dialog or to the page when the focused element disappears, as a button does after its
 * action. Otherwise keyboard users would start again at the top of the page. A button that was disabled for a moment
 * gets the focus back.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null
  let wasOff = false
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null
    wasOff = false
  }
  const observer = new MutationObserver(() => {
    if (last === null || document.activeElement !== document.body) return
    if (last.isConnected) {
      const isOff = last.matches(':disabled')
      if (wasOff && !isOff) last.focus({ preventScroll: true })
      wasOff = isOff
      return
    }
    const around =
      [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.getElementById('main')
    around?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', note)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}
