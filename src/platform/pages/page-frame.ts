import { html } from 'ghtml'
import type { Language } from '../../lib/text/languages.ts'
import { frameMessages } from './messages.ts'
import { icon } from './page-icons.ts'
import { STYLESHEET } from './pages-stylesheet.ts'
import type { SiteFacts } from './site-facts.ts'
import type { Html } from './written-text.ts'

/** How a link to the page looks when it is shared (Open Graph, Twitter cards). Texts are not escaped yet. */
export type Share = {
  address: string
  title: string
  description: string
  picture: { address: string; width: number; height: number; alt: string } | null
}

/** A section of the site: the path of its home page below the root, and the texts of all its pages. */
export type SiteSection = { home: string; words: Record<Language, SectionMessages> }

export type SectionMessages = {
  brand: string
  skipLink: string
  /** The texts of an error page: what the error does not mean, and a link to the section's home page. */
  failure: { note: string; onward: string }
}

export type PageParts = {
  language: Language
  title: string
  share?: Share
  /** The content for search engines. Without it the page is found only through its link, like a certificate. */
  indexed?: { markup: Html }
  main: Html
}

/** Renders a whole page around its main part. */
export function pageFrame(
  site: SiteFacts,
  section: SiteSection,
  { language, title, share, indexed, main }: PageParts,
): Html {
  const words = frameMessages[language]
  const { brand, skipLink } = section.words[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} · ${site.domain}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
!${indexed ? '' : '<meta name="robots" content="noindex, noarchive">\n'}<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f4f2ec" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131715" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<link rel="icon" href="${site.root}/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
!${share ? shareTags(site, share) : ''}!${indexed?.markup ?? ''}</head>
<body>
<a class="skip" href="#main">${skipLink}</a>
<header class="top"><div class="column">
<a class="brand" href="${site.root}${section.home}">!${icon('laurel')}<span>${brand}</span></a>
<span class="domain">${site.domain}</span>
</div></header>
<main id="main" class="column" tabindex="-1">
!${main}
</main>
<footer class="column foot">
<p>!${words.whose(site.domain, site.address)}</p>
<p>${words.quiet}</p>
</footer>
</body>
</html>
`
}

function shareTags(site: SiteFacts, { address, title, description, picture }: Share): Html {
  return html`<link rel="canonical" href="${address}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.domain}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta name="twitter:card" content="${picture && picture.width !== picture.height ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
!${picture ? pictureTags(picture) : ''}`
}

function pictureTags({ address, width, height, alt }: NonNullable<Share['picture']>): Html {
  return html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="${address.endsWith('.png') ? 'image/png' : 'image/jpeg'}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:image" content="${address}">
<meta name="twitter:image:alt" content="${alt}">
`
}
