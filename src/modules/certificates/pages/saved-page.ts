import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { writtenDay } from '../../../lib/text/written-time.ts'
import { stylesOf } from '../../../platform/pages/pages-stylesheet.ts'
import { type Html, languageAttributes } from '../../../platform/pages/written-text.ts'
import { type FileCheckScript, hashSource } from './file-check-script.ts'
import { dataBlock, fileCheckBox, fileCheckParts } from './file-check-section.ts'
import { fileCheckMessages } from './messages.ts'
import type { Visit } from './verification-place.ts'

const STYLES = stylesOf(['page-colours', 'page-frame', 'page-forms', 'certificate-page', 'file-check'])

/**
 * The page that checks files as one file, which needs nothing else and works from a disk. The script of the site's own page
 * puts keys and lists of issuers into it when it is saved.
 */
export function savedPage({ site, language }: Visit, script: FileCheckScript, day: Date): Html {
  const { copy } = fileCheckMessages[language]
  const fill = (text: string) =>
    text.replace('⟦domain⟧', isolated(site.domain)).replace('⟦day⟧', writtenDay(day, 'UTC', language))
  const policy = `default-src 'none';script-src ${hashSource(script.text)};style-src ${hashSource(STYLES)};connect-src https:`
  return html`<!doctype html>
<html !${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${copy.title}</title>
<style>!${STYLES}</style>
</head>
<body>
<header class="top"><div class="column"><h1>${copy.title}</h1></div></header>
<main class="column">
!${fileCheckBox(language, '')}
</main>
<footer class="column foot">
<p>${fill(copy.saved)} <span id="file-check-holds" hidden>${copy.holds}</span> <span id="file-check-empty">${copy.empty}</span></p>
<p><a href="${site.address}/verify">${fill(copy.site)}</a></p>
</footer>
!${dataBlock('file-check-kept', null)}
!${fileCheckParts(language, script)}
</body>
</html>
`
}
