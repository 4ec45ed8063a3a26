import { html } from 'ghtml'
import type { Verified } from '../../certificates/index.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import { linkedInLink } from './linkedin-link.ts'

/** What can be done with the certificate: files and LinkedIn while they are given out, and the facts for programs. */
export function certificateActions(site: SiteFacts, found: Verified): string {
  const { certificate, status } = found
  const page = `${site.root}/c/${certificate.public_id}`
  const facts = `${site.api}/v/certs/${certificate.public_id}`
  const links = [
    status !== 'revoked' && html`<a class="button first" href="${page}.pdf" type="application/pdf">PDF</a>`,
    status !== 'revoked' && html`<a class="button" href="${page}.png" type="image/png">Picture (PNG)</a>`,
    status === 'active' &&
      html`<a class="button" href="${linkedInLink(found)}" rel="noopener noreferrer">Add to LinkedIn profile</a>`,
    html`<a class="button" href="${facts}" type="application/json">Facts (JSON)</a>`,
  ]
  return html`<section class="part actions" aria-labelledby="actions">
<h2 id="actions">Keep and share</h2>
!${status === 'revoked' ? '<p>The files of a revoked certificate are no longer given out.</p>' : ''}
<ul class="buttons">!${links.filter((link) => link !== false).map((link) => `<li>${link}</li>`)}</ul>
<label for="link">Link to this page, to copy</label>
<input id="link" class="copy" type="text" readonly value="${certificate.cert_url}">
<details>
<summary>Check it yourself</summary>
<p>Ask the service without this page, from any computer with <code>curl</code>:</p>
<pre tabindex="0"><code>curl -sS ${facts}</code></pre>
<p>Only a certificate that is in force answers <code>"valid": true</code>. Compare name, title and dates in the answer with what you were shown.</p>
</details>
</section>`
}
