import { html } from 'ghtml'
import { LAUREL_LINES } from '../http/reference/laurel-mark.ts'

/** Drawn on a 24 × 24 grid. The shapes differ as well as the colours, so that no meaning depends on colour. */
const PATHS = {
  check: '<circle cx="12" cy="12" r="10"/><path d="m7.5 12.4 3 3 6-6.6"/>',
  cross: '<path d="M8.2 2h7.6L22 8.2v7.6L15.8 22H8.2L2 15.8V8.2z"/><path d="m8.7 8.7 6.6 6.6m0-6.6-6.6 6.6"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6.5V12l3.6 2.4"/>',
  onward: '<rect x="2" y="4" width="20" height="16" rx="4"/><path d="M7 12h9.4m-3.6-3.8 3.8 3.8-3.8 3.8"/>',
  question:
    '<circle cx="12" cy="12" r="10"/><path d="M9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.1"/><path d="M12 17.2v.1"/>',
  pencil:
    '<path d="m4 20 1-4.2L16.4 4.4a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.2 19z"/><path d="m14.4 6.4 3.2 3.2"/>',
  warning: '<path d="M12 3 2.2 20.5h19.6z"/><path d="M12 9.5v5"/><path d="M12 17.4v.1"/>',
  laurel: LAUREL_LINES,
} as const

export type IconName = keyof typeof PATHS

/** Returns an icon next to text, which screen readers skip. */
export function icon(name: IconName): string {
  return html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">!${PATHS[name]}</svg>`
}
