/**
 * What had the focus may go, as a button does when it is done its work, and then keys are heard from nowhere: whoever uses
 * them begins at the top of the page again. The focus goes to what stands around instead: the dialog that is open, or the
 * page. What was switched off for a moment has it back.
 * @returns what ends it
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
