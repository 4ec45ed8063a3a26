import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Visit } from './verification-place.ts'

/** Longer than any link of ours that somebody may paste. */
export const MAX_TYPED = 400

const EXAMPLE: Html = '<span class="code">7KQ2-M9XF-3TBA-C</span>'

/** The box for a code. `typed` is what was looked for last, to be corrected. */
export function verifyForm(
  { site, words: { form } }: Visit,
  { label, typed = '' }: { label: string; typed?: string },
): Html {
  return html`<form class="look-up" method="get" action="${site.root}/verify" role="search">
<label for="code">${label}</label>
<div class="row">
<input id="code" name="code" value="${typed}" type="text" required maxlength="${MAX_TYPED}" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false" aria-describedby="code-hint">
<button type="submit">${form.button}</button>
</div>
<p id="code-hint" class="hint">!${form.hint(EXAMPLE)}</p>
</form>`
}
/** What was typed or pasted into the box: a code, a public id, or a link of ours that holds one. */
export function readTyped(text: string): string {
  const inLink = /\/(?:c|verify)\/([^/?#\s]+)/i.exec(text)?.[1]
  return (inLink === undefined ? text : inLink.replace(/\.(pdf|png|jpg)$/i, '')).trim()
}
