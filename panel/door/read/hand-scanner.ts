/**
 * Sends what a hand-held scanner types to the box, wherever the focus is: scanners type like a keyboard. Fields, buttons in
 * use by the keyboard and open dialogs keep their keys.
 */
export function followScanner(boxOf: () => HTMLInputElement | null): void {
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    const element = target as HTMLElement
    const isTyping = element.matches('input, select, textarea') || document.querySelector('dialog[open]') !== null
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isTyping) return
    boxOf()?.focus()
  })
}
