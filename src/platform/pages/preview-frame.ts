import { html } from 'ghtml'
import { STYLESHEET } from './pages-stylesheet.ts'
import type { Visit } from './visit.ts'
import { type Html, languageAttributes } from './written-text.ts'

/** Returns a document for a sandboxed frame of the panel, which inherits the policy of the page around it. */
export function previewFrame({ site, language }: Pick<Visit, 'site' | 'language'>, main: Html): Html {
  return html`<!doctype html>
<html !${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${site.root}${STYLESHEET.path}">
</head>
<body class="embedded">
<main>
!${main}
</main>
</body>
</html>
`
}
