import { html } from 'ghtml'
import { STYLESHEET } from '../pages-stylesheet.ts'
import type { Visit } from '../visit.ts'
import { type Html, languageAttributes } from '../written-text.ts'
import { FRAME_SCRIPT } from './embed-scripts.ts'
import { type EmbedLook, lookQuery } from './embed-style.ts'

type Framed = { title: string; main: Html; look?: EmbedLook }

/** Renders a page for an iframe, whose script reports its height to the surrounding page. */
export function framedPage({ site, language }: Visit, { title, main, look }: Framed): Html {
  const query = look ? lookQuery(look) : ''
  return html`<!doctype html>
<html !${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="color-scheme" content="${look && look.theme !== 'auto' ? look.theme : 'light dark'}">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
!${query ? html`<link rel="stylesheet" href="${site.root}/assets/embed.css${query}">` : ''}
<script src="${site.root}${FRAME_SCRIPT.path}" async></script>
</head>
<body class="embedded">
<main>
!${main}
</main>
</body>
</html>
`
}
