import { html } from 'ghtml'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { STYLESHEET } from '../../../platform/pages/pages-stylesheet.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { FoundForm } from '../find-form.ts'
import { FRAME_SCRIPT } from './browser-scripts.ts'
import { leadFormMessages } from './wording/form-words.ts'

type Framed = { isEmbedded: boolean; title: string; main: Html }

/** Renders a form page, either complete or for an iframe, whose script reports its height to the surrounding page. */
export function formFrame(visit: Visit, { slug }: FoundForm, { isEmbedded, title, main }: Framed): Html {
  const { site, language } = visit
  if (!isEmbedded) return pageFrame(site, { home: `/f/${slug}`, words: leadFormMessages }, { language, title, main })
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
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
