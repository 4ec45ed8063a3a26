import { html } from 'ghtml'

/** Drawn on 24 × 24. Their shapes differ as much as their colours, so that nothing rests on colour. */
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
  laurel:
    '<path d="M12 21.5C6.6 20.6 3.6 16.6 4.2 11c.2-2.3 1.2-4.6 2.6-6.3M12 21.5c5.4-.9 8.4-4.9 7.8-10.5-.2-2.3-1.2-4.6-2.6-6.3"/><path d="M4.3 12.5c-1.5-.4-2.3-1.4-2.5-3 1.5.3 2.4 1.3 2.5 3zM5.6 16.6c-1.6 0-2.7-.8-3.3-2.3 1.6-.1 2.7.7 3.3 2.3zM5.1 8.7c-1-1.1-1.1-2.4-.4-3.8 1.1 1.1 1.2 2.4.4 3.8zM19.7 12.5c1.5-.4 2.3-1.4 2.5-3-1.5.3-2.4 1.3-2.5 3zM18.4 16.6c1.6 0 2.7-.8 3.3-2.3-1.6-.1-2.7.7-3.3 2.3zM18.9 8.7c1-1.1 1.1-2.4.4-3.8-1.1 1.1-1.2 2.4-.4 3.8z"/>',
} as const

export type IconName = keyof typeof PATHS

/** An ornament to words beside it, so screen readers pass over it. */
export function icon(name: IconName): string {
  return html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">!${PATHS[name]}</svg>`
}
