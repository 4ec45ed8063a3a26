import { html } from 'ghtml'
import { stored } from '../frame/written-text.ts'

/** What to do when paper and page do not agree. The issuer is null where no certificate was found. */
export function doubtSection(issuer: string | null): string {
  const who = issuer === null ? 'whoever issued the certificate' : html`<strong>!${stored(issuer)}</strong>`
  return html`<section class="doubt" aria-labelledby="doubt">
<h2 id="doubt">If something looks wrong</h2>
<ul>
<li>Name, title or date differ from the paper or file that you were shown: what stands here counts. Ask !${who}, through contact details that you found yourself.</li>
<li>The link or QR code led you to another address than the one below: type the code into the box here instead.</li>
<li>It is your certificate and something in it is wrong: !${who} can issue a corrected one. The old link will then point to it.</li>
</ul>
</section>`
}
