import { html } from 'ghtml'
import { isolated } from '../../lib/text/isolated.ts'
import type { Language } from '../../lib/text/languages.ts'
import { type Brand, brandMark } from './brand.ts'
import { brandStylePath } from './brand-style.ts'
import { frameMessages } from './messages.ts'
import { icon } from './page-icons.ts'
import { themeColour } from './page-themes.ts'
import { STYLESHEET } from './pages-stylesheet.ts'
import type { SiteFacts } from './site-facts.ts'
import { type Html, languageAttributes } from './written-text.ts'

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
  /** The organisation that the page belongs to; null: the installation. */
  brand: Brand | null
  title: string
  share?: Share
  /** The content for search engines. Without it the page is found only through its link, like a certificate. */
  indexed?: { markup: Html }
  main: Html
  /** The page has the script that checks files. */
  hasScript?: boolean
}

const PAGE = { light: themeColour('light', 'page'), dark: themeColour('dark', 'page') }

/** Renders a whole page around its main part. */
export function pageFrame(
  site: SiteFacts,
  section: SiteSection,
  { language, brand, title, share, indexed, main, hasScript }: PageParts,
): Html {
  const words = frameMessages[language]
  const { brand: name, skipLink } = section.words[language]
  const style = brand && brandStylePath(brand)
  return html`<!doctype html>
<html !${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<title>${title} · ${isolated(brand?.name ?? site.domain)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
!${indexed ? '' : '<meta name="robots" content="noindex, noarchive">\n'}<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${brand?.background ?? PAGE.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAGE.dark}" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<link rel="icon" href="${site.root}/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
!${
    style
      ? html`<link rel="stylesheet" href="${site.root}${style}">
`
      : ''
  }!${share ? shareTags(brand?.name ?? site.domain, share) : ''}!${indexed?.markup ?? ''}</head>
<body>
<a class="skip" href="#main">${skipLink}</a>
<header class="top!${brand ? ' branded' : ''}"><div class="column">
!${brand ? brandHead(site, section, name, brand) : siteHead(site, section, name)}
</div></header>
<main id="main" class="column" tabindex="-1">
!${main}
</main>
<footer class="column foot">
<p>!${words.whose(site.domain, site.address)}</p>
<p>${hasScript ? words.oneScript : words.quiet}</p>
<p class="powered">!${icon('laurel')}${words.powered}</p>
</footer>
</body>
</html>
`
}

/** The installation heads its own pages. */
function siteHead(site: SiteFacts, { home }: SiteSection, name: string): Html {
  return html`<a class="brand" href="${site.root}${home}">!${icon('laurel')}<span>${name}</span></a>
<span class="domain">${site.domain}</span>`
}

/** The organisation heads its pages; the section follows, with the link to its home page. */
function brandHead(site: SiteFacts, { home }: SiteSection, name: string, brand: Brand): Html {
  return html`!${brandMark(site, brand)}
<a class="domain" href="${site.root}${home}">${name}</a>`
}

function shareTags(siteName: string, { address, title, description, picture }: Share): Html {
  return html`<link rel="canonical" href="${address}">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
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
