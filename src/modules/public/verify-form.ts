import { html } from 'ghtml'
import type { SiteFacts } from './site-facts.ts'

/** Longer than any link of ours that somebody may paste. */
export const MOST_TYPED = 400

/** The box for a code. `typed` is what was looked for last, to be corrected. */
export function verifyForm(site: SiteFacts, { label, typed = '' }: { label: string; typed?: string }): string {
  return html`<form class="look-up" method="get" action="${site.root}/verify" role="search">
<label for="code">${label}</label>
<div class="row">
<input id="code" name="code" value="${typed}" type="text" required maxlength="${MOST_TYPED}" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false" placeholder="7KQ2-M9XF-3TBA-C" aria-describedby="code-hint">
<button type="submit">Check</button>
</div>
<p id="code-hint" class="hint">The code is printed on the certificate: 13 letters and digits. Capitals, spaces and dashes do not matter, and 0 and O are taken as the same, so are 1, I and L. A link works too.</p>
</form>`
}
