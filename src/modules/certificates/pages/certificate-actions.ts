import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import type { Network } from './share-links.ts'
import type { Visit } from './verification-place.ts'

/** Actions on a certificate: files and LinkedIn and credential while it is not revoked, and its facts for programs. */
export function certificateActions({ site, words: { actions } }: Visit, found: Verified): Html {
  const { certificate, status, row } = found
  const page = `${site.root}/c/${certificate.public_id}`
  const facts = `${site.api}/v/certs/${certificate.public_id}`
  const links = [
    status !== 'revoked' && html`<a class="button first" href="${page}.pdf" type="application/pdf">PDF</a>`,
    status !== 'revoked' && html`<a class="button" href="${page}.png" type="image/png">${actions.picture}</a>`,
    status === 'active' &&
      html`<a class="button" href="${page}/share/linkedin" rel="nofollow noopener">${actions.linkedIn}</a>`,
    html`<a class="button" href="${facts}" type="application/json">${actions.facts}</a>`,
    status !== 'revoked' &&
      row.signature !== null &&
      html`<a class="button" href="${page}.json" type="application/vc+ld+json">${actions.credential}</a>`,
    status === 'active' &&
      row.signature !== null &&
      row.attendee_email !== null &&
      html`<a class="button" href="${page}/wallet" rel="nofollow">${actions.wallet}</a>`,
  ]
  return html`<section class="part actions" aria-labelledby="actions">
<h2 id="actions">${actions.heading}</h2>
!${status === 'revoked' ? html`<p>${actions.revoked}</p>` : ''}
<ul class="buttons">!${links.filter((link) => link !== false).map((link) => `<li>${link}</li>`)}</ul>
!${status === 'active' ? shareLinks(page, actions.share) : ''}
<label for="link">${actions.link}</label>
<input id="link" class="copy" type="text" readonly value="${certificate.cert_url}">
<details>
<summary>${actions.yourself}</summary>
<p>!${actions.ask}</p>
<pre tabindex="0"><code>curl -sS ${facts}</code></pre>
<p>!${actions.compare}</p>
</details>
</section>`
}

/** Links that share the page on social networks or by mail. */
function shareLinks(page: string, { heading, email }: Visit['words']['actions']['share']): Html {
  const networks: [Network, string][] = [
    ['x', 'X'],
    ['facebook', 'Facebook'],
    ['whatsapp', 'WhatsApp'],
    ['email', email],
  ]
  return html`<p id="share">${heading}</p>
<ul class="buttons" aria-labelledby="share">!${networks.map(
    ([network, name]) =>
      html`<li><a class="button" href="${page}/share/${network}" rel="nofollow noopener">${name}</a></li>`,
  )}</ul>`
}
