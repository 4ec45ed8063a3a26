import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Visit } from './verification-place.ts'

/** Longer than any link of ours that could be pasted. */
export const MAX_TYPED = 400

const EXAMPLE: Html = '<span class="code">7KQ2-M9XF-3TBA-C</span>'

/** The form for a code. `typed` is the previous entry, to be corrected. */
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
/** Extracts a code or public id from the entry, which may be a link of ours. */
export function readTyped(text: string): string {
  const inLink = /\/(?:c|verify)\/([^/?#\s]+)/i.exec(text)?.[1]
  return (inLink === undefined ? text : inLink.replace(/\.(pdf|png|jpg)$/i, '')).trim()
}
