import { html } from 'ghtml'
import { timeMessages } from '../../../lib/text/time-wording.ts'
import { type IconName, icon } from '../../../platform/pages/page-icons.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { FileCheckScript } from './file-check-script.ts'
import { fileCheckMessages } from './messages.ts'
import type { Visit } from './verification-place.ts'

const ICONS: IconName[] = ['check', 'cross', 'clock', 'question', 'warning']

/** Text of a data block: nothing in it may end its element. */
export const dataBlock = (id: string, value: unknown): Html =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The box for files. Until the script runs it is hidden, and a note leads to the code. */
export function fileCheckSection({ site, language }: Pick<Visit, 'site' | 'language'>, script: FileCheckScript): Html {
  const { keep, keepHint } = fileCheckMessages[language]
  return html`!${fileCheckBox(
    language,
    html`<p class="hint"><a id="file-check-keep" href="${site.root}/verify/offline.html" download>${keep}</a>. ${keepHint}</p>`,
  )}
!${fileCheckParts(language, script)}`
}

/** The box itself; `more` stands below it. */
export function fileCheckBox(language: Visit['language'], more: Html): Html {
  const { heading, lead, label, asks, noScript } = fileCheckMessages[language]
  return html`<section class="sheet part" aria-labelledby="file-check-heading">
<h2 id="file-check-heading">${heading}</h2>
<p id="file-check-note">${noScript}</p>
<div id="file-check" hidden>
<p>${lead}</p>
<div class="drop">
<label for="file-check-files">${label}</label>
<input id="file-check-files" type="file" multiple accept=".pdf,.png,.json,.pem,application/pdf,image/png" aria-describedby="file-check-asks">
</div>
<p id="file-check-asks" class="hint">${asks}</p>
!${more}
</div>
<p id="file-check-status" class="hint" role="status"></p>
</section>
<div id="file-check-results"></div>`
}

/** Icons and texts for the script, and the script itself. */
export function fileCheckParts(language: Visit['language'], { text }: FileCheckScript): Html {
  const templates = ICONS.map((name) => `<template id="icon-${name}">${icon(name)}</template>`).join('')
  const words = { ...fileCheckMessages[language].words, language: timeMessages[language].dates }
  return `${templates}
${dataBlock('file-check-words', words)}
<script>${text}</script>`
}
