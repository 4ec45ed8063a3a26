import { html } from 'ghtml'
import { icon } from './page-icons.ts'
import { STYLESHEET } from './pages-stylesheet.ts'
import type { SiteFacts } from './site-facts.ts'

/** What a link to the page looks like where it is shared (Open Graph, Twitter cards). Texts are not yet escaped. */
export type Share = {
  address: string
  title: string
  description: string
  picture: { address: string; width: number; height: number; alt: string } | null
}

/** What the pages of one part of the site say of that part: its name and entrance, and what is skipped to. */
export type Place = {
  brand: string
  /** Path below the root of the site. */
  home: string
  skip: string
  /** A failure is told with what it does not mean, and with a way on to the entrance. */
  failure: { note: string; onward: string }
}

export type PageParts = {
  title: string
  share?: Share
  /** HTML. */
  main: string
}

/** A whole page around its main part. `noindex`: only who was given the link should come across a certificate. */
export function pageFrame(site: SiteFacts, place: Place, { title, share, main }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · ${site.domain}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f4f2ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131715" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
!${share ? shareTags(site, share) : ''}</head>
<body>
<a class="skip" href="#main">${place.skip}</a>
<header class="top"><div class="column">
<a class="brand" href="${site.root}${place.home}">!${icon('laurel')}<span>${place.brand}</span></a>
<span class="domain">${site.domain}</span>
</div></header>
<main id="main" class="column" tabindex="-1">
!${main}
</main>
<footer class="column foot">
<p>You are on <strong>${site.domain}</strong>. A copied page can say anything: trust this one only if the address bar of your browser shows <span class="nowrap">${site.address}/</span> at its beginning.</p>
<p>No script runs on this page, and your address is not stored.</p>
</footer>
</body>
</html>
`
}

function shareTags(site: SiteFacts, { address, title, description, picture }: Share): string {
  return html`<link rel="canonical" href="${address}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.domain}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
!${picture ? pictureTags(picture) : ''}`
}

function pictureTags({ address, width, height, alt }: NonNullable<Share['picture']>): string {
  return html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:image" content="${address}">
<meta name="twitter:image:alt" content="${alt}">
`
}
