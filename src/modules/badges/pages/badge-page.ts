import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { writtenDay, yearAndMonth } from '../../../lib/text/written-time.ts'
import { pageFrame, type Share, type SiteSection } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import { BADGE_SIDE } from '../drawing/badge-drawing.ts'
import type { FoundBadge } from '../find-badge.ts'
import { badgeMessages } from './messages.ts'

/** The pages of badges, which have no entrance of their own. */
export const BADGES: SiteSection = { home: '/verify', words: badgeMessages }

type Visit = { site: SiteFacts; language: Language }

/** The page of an award, valid or revoked: recipient, reason, issuer and date. It shows no address. */
export function badgePage({ site, language }: Visit, found: FoundBadge): Html {
  const words = badgeMessages[language]
  const { badge, status } = found
  const { heading } = words[stateOf(found)]
  return pageFrame(site, BADGES, {
    language,
    brand: found.row.brand,
    title: `${status === 'active' ? '' : `${heading}: `}${isolated(badge.name)}, ${isolated(badge.recipient_name)}`,
    share: shareOf(language, found),
    main: html`<article class="sheet badge">
!${status !== 'revoked' ? pictureFigure(site, language, found) : ''}
!${verdict(language, found)}
<section class="part" aria-label="${words.label}">
<p class="over">${words.badge}</p>
<p class="holder" lang="" dir="auto">${badge.name}</p>
<p class="over">${words.earnedBy}</p>
<p class="event" lang="" dir="auto">${badge.recipient_name}</p>
!${badge.description && html`<p class="about" lang="" dir="auto">${badge.description}</p>`}
!${facts(site, language, found)}
</section>
!${evidencePart(language, found)}
!${criteria(language, found)}
!${actions(site, language, found)}
</article>`,
  })
}

type State = 'active' | 'revoked' | 'expired' | 'replaced'

/** Returns the verdict: a revoked award with a successor was replaced. */
function stateOf({ status, badge }: FoundBadge): State {
  return status === 'revoked' && badge.superseded_by !== null ? 'replaced' : status
}

function successorLink(language: Language, { badge }: FoundBadge): Html {
  const next = badge.superseded_by
  return next === null ? '' : html`<p><a href="${next}">${badgeMessages[language].successor}</a></p>`
}

/** Evidence comes from members: links are http(s) only, and search engines do not follow them. */
function evidencePart(language: Language, { badge }: FoundBadge): Html {
  if (badge.evidence.length === 0) return ''
  const items = badge.evidence.map(({ text, url }) =>
    url === null
      ? html`<li>!${icon('check')}<div lang="" dir="auto">${text}</div></li>`
      : html`<li>!${icon('check')}<div lang="" dir="auto"><a href="${url}" rel="noopener noreferrer nofollow ugc">${text}</a></div></li>`,
  )
  return html`<section class="part" aria-labelledby="evidence">
<h2 id="evidence">${badgeMessages[language].evidence}</h2>
<ul class="met">!${items}</ul>
</section>`
}

/** The page for an address without a badge. */
export function missingBadgePage({ site, language }: Visit): Html {
  const { heading, text } = badgeMessages[language].missing
  return pageFrame(site, BADGES, {
    language,
    brand: null,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">!${icon('question')}<div><h1>${heading}</h1><p>${text}</p></div></div>
</section>`,
  })
}

function writtenOn(date: Date, language: Language, { row }: FoundBadge): Html {
  return timeElement(date, writtenDay(date, row.time_zone, language))
}

function verdict(language: Language, found: FoundBadge): Html {
  const { row } = found
  const issuer = stored(row.issuer_name)
  if (found.status === 'active') {
    const { heading, meaning } = badgeMessages[language].active
    const told = meaning(issuer, writtenOn(row.awarded_at, language, found))
    return html`<div class="verdict valid">!${icon('check')}<div><h1>${heading}</h1>!${told}</div></div>`
  }
  if (row.revoked_at === null && row.expires_at !== null) {
    const { heading, meaning } = badgeMessages[language].expired
    const told = meaning(issuer, writtenOn(row.expires_at, language, found))
    return html`<div class="verdict expired">!${icon('clock')}<div><h1>${heading}</h1>!${told}!${successorLink(language, found)}</div></div>`
  }
  if (found.badge.superseded_by !== null) {
    const { heading, meaning } = badgeMessages[language].replaced
    const told = meaning(issuer, writtenOn(row.revoked_at!, language, found))
    const why = row.revocation_reason ? badgeMessages[language].revoked.reason(stored(row.revocation_reason)) : ''
    return html`<div class="verdict replaced">!${icon('onward')}<div><h1>${heading}</h1>!${told}!${why}!${successorLink(language, found)}</div></div>`
  }
  const { heading, meaning, reason, noReason } = badgeMessages[language].revoked
  const told = meaning(issuer, writtenOn(row.revoked_at!, language, found))
  const why = row.revocation_reason ? reason(stored(row.revocation_reason)) : noReason
  return html`<div class="verdict revoked">!${icon('cross')}<div><h1>${heading}</h1>!${told}!${why}</div></div>`
}

function pictureFigure(site: SiteFacts, language: Language, found: FoundBadge): Html {
  const { badge } = found
  const { public_id, name, recipient_name, issuer_name } = badge
  const alt = badgeMessages[language].picture(isolated(name), isolated(recipient_name), isolated(issuer_name))
  return html`<figure class="picture emblem">
<img src="${site.root}/b/${public_id}.png" width="${BADGE_SIDE}" height="${BADGE_SIDE}" alt="${alt}">
</figure>`
}

function facts(site: SiteFacts, language: Language, found: FoundBadge): Html {
  const words = badgeMessages[language]
  const { row } = found
  const through = html`<span class="sub">${words.through(site.domain)}</span>`
  const rows: [string, Html][] = [
    [words.issuer, html`!${stored(row.issuer_name)}!${through}`],
    [words.awardedAt, writtenOn(row.awarded_at, language, found)],
  ]
  if (row.expires_at) rows.push([words.expiresAt, writtenOn(row.expires_at, language, found)])
  if (row.revoked_at) rows.push([words.revokedAt, writtenOn(row.revoked_at, language, found)])
  return html`<dl class="facts">!${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>!${value}</dd></div>`)}</dl>`
}

function criteria(language: Language, { badge }: FoundBadge): Html {
  const words = badgeMessages[language].criteria
  const met = badge.criteria.map(({ type, min, of }) =>
    words[type]({ min: min ?? 1, of: of === null ? null : stored(of) }),
  )
  const list = html`!${met.length > 1 ? html`<p>${words.all}</p>` : ''}<ul class="met">!${met.map((one) => html`<li>!${icon('check')}<div>!${one}</div></li>`)}</ul>`
  return html`<section class="part" aria-labelledby="criteria">
<h2 id="criteria">${words.heading}</h2>
!${met.length > 0 ? list : words.byHand(stored(badge.issuer_name))}
</section>`
}

function actions(site: SiteFacts, language: Language, found: FoundBadge): Html {
  const words = badgeMessages[language].actions
  const { public_id, badge_url } = found.badge
  const links = [
    found.status === 'active' &&
      html`<a class="button first" href="${linkedInBadge(found)}" rel="noopener noreferrer">${words.linkedIn}</a>`,
    found.status === 'active' &&
      html`<a class="button" href="${site.root}/b/${public_id}.png" type="image/png" download>${words.picture}</a>`,
    html`<a class="button" href="${site.api}/public/badges/${public_id}" type="application/json">${words.facts}</a>`,
    found.status !== 'revoked' &&
      found.row.signature !== null &&
      html`<a class="button" href="${site.root}/b/${public_id}.json" type="application/vc+ld+json">${words.credential}</a>`,
    found.status === 'active' &&
      found.row.signature !== null &&
      html`<a class="button" href="${site.root}/b/${public_id}/wallet" rel="nofollow">${words.wallet}</a>`,
  ]
  return html`<section class="part actions" aria-labelledby="actions">
<h2 id="actions">${words.heading}</h2>
<ul class="buttons">!${links.filter((link) => link !== false).map((link) => `<li>${link}</li>`)}</ul>
<label for="link">${words.link}</label>
<input id="link" class="copy" type="text" readonly value="${badge_url}">
</section>`
}

/** Returns a prefilled LinkedIn form "Add licence or certification". */
function linkedInBadge({ badge, row }: FoundBadge): string {
  const { year, month } = yearAndMonth(row.awarded_at, row.time_zone)
  const expiry = row.expires_at && yearAndMonth(row.expires_at, row.time_zone)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: badge.name,
    organizationName: badge.issuer_name,
    issueYear: year,
    issueMonth: month,
    ...(expiry && { expirationYear: expiry.year, expirationMonth: expiry.month }),
    certId: badge.public_id,
    certUrl: badge.badge_url,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

/** Metadata for link previews. It states nothing that could become wrong in a stored preview. */
function shareOf(language: Language, found: FoundBadge): Share {
  const { badge, status } = found
  const words = badgeMessages[language]
  const [name, holder, issuer] = [badge.name, badge.recipient_name, badge.issuer_name].map((text) =>
    isolated(text),
  ) as [string, string, string]
  const size = { width: BADGE_SIDE, height: BADGE_SIDE }
  const picture = {
    address: badge.image_url,
    ...size,
    alt: words.picture(name, holder, issuer),
  }
  return {
    address: badge.badge_url,
    title: `${holder}: ${name}`,
    description: words.shared(issuer),
    picture: status !== 'revoked' ? picture : null,
  }
}
