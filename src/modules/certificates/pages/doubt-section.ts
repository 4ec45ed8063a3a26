import { html } from 'ghtml'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import type { Visit } from './verification-place.ts'

/** Explains what to do when paper and page differ. The issuer is null when no certificate was found. */
export function doubtSection({ words: { doubt } }: Visit, issuer: string | null): Html {
  const items = doubt.items(issuer === null ? null : html`<strong>!${stored(issuer)}</strong>`)
  return html`<section class="doubt" aria-labelledby="doubt">
<h2 id="doubt">${doubt.heading}</h2>
<ul>
!${items.map((item) => `<li>${item}</li>\n`)}</ul>
</section>`
}
