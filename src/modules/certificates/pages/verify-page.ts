import { html } from 'ghtml'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { doubtSection } from './doubt-section.ts'
import type { FileCheckScript } from './file-check-script.ts'
import { fileCheckSection } from './file-check-section.ts'
import { VERIFICATION, type Visit } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

/** The verification page before a lookup. `problem` describes an invalid entry; `script` checks files. */
export function verifyPage(
  visit: Visit,
  problem: 'empty' | 'tooLong' | null = null,
  script: FileCheckScript | null = null,
): Html {
  const { site, language, words } = visit
  const { entrance } = words
  return pageFrame(site, VERIFICATION, {
    language,
    brand: null,
    hasScript: script !== null,
    title: entrance.title,
    main: html`<section class="sheet part lead">
<h1>${entrance.heading}</h1>
<p>${entrance.lead(site.domain)}</p>
!${problem === null ? '' : html`<p class="problem" role="alert">${entrance[problem]}</p>`}
!${verifyForm(visit, { label: words.form.first })}
</section>
!${script ? fileCheckSection(visit, script) : ''}
!${doubtSection(visit, null)}`,
  })
}
