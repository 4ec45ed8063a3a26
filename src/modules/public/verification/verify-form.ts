import { html } from 'ghtml'
import type { SiteFacts } from '../frame/site-facts.ts'

/** Longer than any link of ours that somebody may paste. */
export const MOST_TYPED = 400

/** The box for a code. `typed` is what was looked for last, to be corrected. */
export function verifyForm(site: SiteFacts, { label, typed = '' }: { label: string; typed?: string }): string {
  return html`<form class="look-up" method="get" action="${site.root}/verify" role="search">
<label for="code">${label}</label>
<div class="row">
<input id="code" name="code" value="${typed}" type="text" required maxlength="${MOST_TYPED}" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false" aria-describedby="code-hint">
<button type="submit">Check</button>
</div>
<p id="code-hint" class="hint">The code is printed on the certificate and looks like <span class="code">7KQ2-M9XF-3TBA-C</span>. Capitals, spaces and dashes do not matter, nor does O for 0 or I for 1. The link of a certificate works too.</p>
</form>`
}
/** What was typed or pasted into the box: a code, a public id, or a link of ours that holds one. */
export function readTyped(text: string): string {
  const inLink = /\/(?:c|verify)\/([^/?#\s]+)/i.exec(text)?.[1]
  return (inLink === undefined ? text : inLink.replace(/\.(pdf|png|jpg)$/i, '')).trim()
}
