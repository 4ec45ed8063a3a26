import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { writtenDay, writtenTime } from '../../../lib/text/written-time.ts'
import { pageFrame, type Share } from '../../../platform/pages/page-frame.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import { groupCode } from '../records/verification-code.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import { asOfNote } from './as-of-note.ts'
import { certificateActions } from './certificate-actions.ts'
import { checkedSection } from './checked-section.ts'
import { doubtSection } from './doubt-section.ts'
import { endOf, statusName, verdictOf, verdictSection } from './verdict.ts'
import { VERIFICATION, type Visit } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

type PictureSize = { width: number; height: number }
/** Sizes in pixels. */
export type PictureSizes = { png: PictureSize; jpeg: PictureSize }

/**
 * The page of an existing certificate in any status. `picture` is null when files are not available. From the stored row
 * only times and their zone are used; ids and addresses stay private.
 */
export function certificatePage(visit: Visit, found: Verified, picture: PictureSizes | null): Html {
  const { certificate } = found
  const { site, language, words } = visit
  const verdict = verdictOf(visit, found)
  return pageFrame(site, VERIFICATION, {
    language,
    brand: found.brand,
    title: `${verdict.heading}: ${isolated(certificate.attendee_name)}, ${isolated(certificate.event_name)}`,
    share: shareOf(visit, found, picture?.jpeg ?? null),
    ...(isIndexed(found) ? { indexed: { markup: '' } } : {}),
    main: html`<article class="sheet">
!${verdictSection(verdict)}
!${asOfNote(visit, found.row.event_timezone)}
<section class="part" aria-label="${words.certificate.label}">
<p class="over">${words.certificate.awardedTo}</p>
<p class="holder" lang="" dir="auto">${certificate.attendee_name}</p>
<p class="over">${words.certificate.for}</p>
<p class="event" lang="" dir="auto">${certificate.event_name}</p>
!${factList(visit, found)}
</section>
!${checkedSection(visit, found)}
!${picture ? pictureFigure(visit, found, picture.png) : ''}
!${certificateActions(visit, found)}
</article>
<section class="sheet part">
!${verifyForm(visit, { label: words.form.another })}
</section>
!${doubtSection(visit, certificate.issuer_name)}`,
  })
}

/** Whether search engines may index the page: its holder shows it, and it is valid. */
export function isIndexed({ status, row }: Pick<Verified, 'status' | 'row'>): boolean {
  return row.in_search && status === 'active'
}

function factList({ site, language, words }: Visit, found: Verified): Html {
  const { certificate, row } = found
  const { event_timezone: zone, event_date: date } = row
  const terms = words.certificate
  const time = (at: Date) => timeElement(at, writtenTime(at, zone, language))
  const end = endOf(found)
  const facts: [term: string, value: Html, wide?: true][] = [
    [
      terms.issuer,
      html`!${stored(certificate.issuer_name)}<span class="sub">${terms.through(site.domain)}</span>`,
      true,
    ],
  ]
  if (certificate.tier) facts.push([terms.tier, stored(certificate.tier)])
  for (const { label, value } of certificate.values) facts.push([label, stored(value)])
  if (date) facts.push([terms.date, timeElement(date, writtenDay(date, zone, language))])
  facts.push([terms.issuedAt, time(row.issued_at)])
  facts.push([words.statuses[statusName(found)].end, end ? time(end) : html`${terms.noEnd}`])
  facts.push([terms.code, html`<span class="code">${groupCode(certificate.verification_code)}</span>`])
  return html`<dl class="facts">!${facts.map(
    ([term, value, wide]) => html`<div!${wide ? ' class="wide"' : ''}><dt>${term}</dt><dd>!${value}</dd></div>`,
  )}</dl>`
}

function pictureFigure(visit: Visit, { certificate }: Verified, { width, height }: PictureSize): Html {
  const file = `${visit.site.root}/c/${certificate.public_id}`
  const { caption, opens } = visit.words.picture
  return html`<figure class="picture">
<a href="${file}.pdf"><img src="${file}.png" width="${width}" height="${height}" alt="${pictureText(visit, certificate)} ${opens}"></a>
<figcaption>${caption}</figcaption>
</figure>`
}

function pictureText({ words }: Visit, certificate: Verified['certificate']): string {
  const { attendee_name: name, event_name: event, issuer_name: issuer } = certificate
  return words.picture.alt(isolated(name), isolated(event), isolated(issuer))
}

/** Metadata for link previews. It states nothing that could become wrong in a stored preview. */
function shareOf(visit: Visit, { certificate, row }: Verified, size: PictureSize | null): Share {
  const day = writtenDay(row.issued_at, row.event_timezone, visit.language)
  return {
    address: certificate.cert_url,
    title: `${isolated(certificate.attendee_name)}: ${isolated(certificate.event_name)}`,
    description: visit.words.picture.shared(isolated(certificate.issuer_name), day),
    picture: size && { address: `${certificate.cert_url}.jpg`, ...size, alt: pictureText(visit, certificate) },
  }
}
