import { html } from 'ghtml'
import { type Place, pageFrame } from './page-frame.ts'
import { icon } from './page-icons.ts'
import type { SiteFacts } from './site-facts.ts'

const HEADINGS: Record<number, string> = {
  403: 'This page is not shown here',
  404: 'There is nothing here',
  429: 'One moment, please',
  500: 'That went wrong on our side',
  503: 'Not available right now',
}

export type Failure = { status: number; detail: string; requestId: string }

/** A failure of the service or the request, told to a person. */
export function failurePage(site: SiteFacts, place: Place, failure: Failure): string {
  const heading = HEADINGS[failure.status] ?? 'That could not be read'
  return pageFrame(site, place, {
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('warning')}
<div><h1>${heading}</h1><p>${failure.detail}</p><p>${place.failure.note}</p></div>
</div>
<div class="part">
<p><a href="${site.root}${place.home}">${place.failure.onward}</a></p>
<p class="hint request">Request ${failure.requestId}</p>
</div>
</section>`,
  })
}
