import { html } from 'ghtml'
import { groupCode, type Verified } from '../../certificates/index.ts'
import { pageFrame, type Share } from '../frame/page-frame.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import { isolated, stored, timeElement } from '../frame/written-text.ts'
import { writtenDay, writtenTime } from '../frame/written-time.ts'
import { certificateActions } from './certificate-actions.ts'
import { checkedSection } from './checked-section.ts'
import { doubtSection } from './doubt-section.ts'
import { verdictOf, verdictSection } from './verdict.ts'
import { VERIFICATION } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

export type PictureSize = { width: number; height: number }

/**
 * The page of a certificate that there is, whatever its status. `picture` is the size in pixels that PNG and JPEG are
 * drawn in, null when they are not given out. Of the stored row only times and their zone are used; ids and addresses stay out.
 */
export function certificatePage(site: SiteFacts, found: Verified, picture: PictureSize | null): string {
  const { certificate } = found
  const verdict = verdictOf(found, site.root)
  return pageFrame(site, VERIFICATION, {
    title: `${verdict.heading}: ${isolated(certificate.attendee_name)}, ${isolated(certificate.event_name)}`,
    share: shareOf(found, picture),
    main: html`<article class="sheet">
!${verdictSection(verdict)}
<section class="part" aria-label="The certificate">
<p class="over">Awarded to</p>
<p class="holder" lang="" dir="auto">${certificate.attendee_name}</p>
<p class="over">for</p>
<p class="event" lang="" dir="auto">${certificate.event_name}</p>
!${factList(site, found)}
</section>
!${checkedSection(site, found)}
!${picture ? pictureFigure(site, found, picture) : ''}
!${certificateActions(site, found)}
</article>
<section class="sheet part">
!${verifyForm(site, { label: 'Check another certificate' })}
</section>
!${doubtSection(certificate.issuer_name)}`,
  })
}

function factList(site: SiteFacts, { certificate, row, status }: Verified): string {
  const { event_timezone: zone, issued_at: issued, expires_at: expires, event_date: date } = row
  const facts: [term: string, value: string, wide?: true][] = [
    ['Issued by', html`!${stored(certificate.issuer_name)}<span class="sub">through ${site.domain}</span>`, true],
  ]
  if (certificate.tier) facts.push(['Level', stored(certificate.tier)])
  if (date) facts.push(['Held on', timeElement(date, writtenDay(date, zone))])
  facts.push(['Issued', timeElement(issued, writtenTime(issued, zone))])
  if (status === 'revoked') {
    const at = row.revoked_at!
    facts.push([certificate.superseded_by ? 'Replaced' : 'Revoked', timeElement(at, writtenTime(at, zone))])
  } else {
    const term = status === 'expired' ? 'Was valid until' : 'Valid until'
    facts.push([term, expires ? timeElement(expires, writtenTime(expires, zone)) : 'No end: it does not expire'])
  }
  facts.push(['Code', html`<span class="code">${groupCode(certificate.verification_code)}</span>`])
  return html`<dl class="facts">!${facts.map(
    ([term, value, wide]) => html`<div!${wide ? ' class="wide"' : ''}><dt>${term}</dt><dd>!${value}</dd></div>`,
  )}</dl>`
}

function pictureFigure(site: SiteFacts, { certificate }: Verified, { width, height }: PictureSize): string {
  const file = `${site.root}/c/${certificate.public_id}`
  return html`<figure class="picture">
<a href="${file}.pdf"><img src="${file}.png" width="${width}" height="${height}" alt="${pictureText(certificate)} Opens the PDF."></a>
<figcaption>The certificate as it was issued</figcaption>
</figure>`
}

function pictureText(certificate: Verified['certificate']): string {
  const { attendee_name: name, event_name: event, issuer_name: issuer } = certificate
  return `Certificate of ${isolated(name)} for ${isolated(event)}, issued by ${isolated(issuer)}.`
}

/** What is said of a certificate where its link is shared. Nothing that a preview would keep saying after it changed. */
function shareOf({ certificate, row }: Verified, size: PictureSize | null): Share {
  const day = writtenDay(row.issued_at, row.event_timezone)
  return {
    address: certificate.cert_url,
    title: `${isolated(certificate.attendee_name)}: ${isolated(certificate.event_name)}`,
    description: `Certificate issued by ${isolated(certificate.issuer_name)} on ${day}. Open the page to see whether it is valid now.`,
    picture: size && { address: `${certificate.cert_url}.jpg`, ...size, alt: pictureText(certificate) },
  }
}
