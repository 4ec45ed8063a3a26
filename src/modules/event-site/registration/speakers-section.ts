import { html } from 'ghtml'
import { markdownToHtml } from '../../../lib/text/markdown/markdown-to-html.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import type { ShownEvent } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { speakerPicture } from './speaker-picture.ts'

/** Most characters of biographies. */
const MAX_PROSE = 100_000

/** The people who speak, with picture, role, biography and website. */
export function speakersSection(visit: RegistrationVisit, { speakers }: ShownEvent): Html {
  if (speakers.length === 0) return ''
  const { agenda } = visit.words
  let room = MAX_PROSE
  const items = speakers.map(({ name, role, biography, picture, website }, at) => {
    const text = biography !== null && biography.length <= room ? biography : null
    room -= text?.length ?? 0
    return html`<li id="speaker-${String(at + 1)}">!${speakerPicture(visit.site, picture, 'large')}<div>
<h3>!${stored(name)}</h3>!${role ? html`<p class="hint">!${stored(role)}</p>` : ''}!${
      text === null ? '' : html`<div class="prose">!${markdownToHtml(text)}</div>`
    }!${website ? html`<p><a href="${website}" rel="noopener noreferrer nofollow" aria-label="${agenda.website}: ${name}">${agenda.website}</a></p>` : ''}</div></li>
`
  })
  return html`<section class="part speakers" aria-labelledby="speakers">
<h2 id="speakers">${agenda.speakers}</h2>
<ul>
!${items}</ul>
</section>`
}
