import { html } from 'ghtml'
import { pageFrame } from './page-frame.ts'
import { icon } from './page-icons.ts'
import type { SiteFacts } from './site-facts.ts'

const HEADINGS: Record<number, string> = {
  403: 'This page is not shown here',
  404: 'There is nothing here',
  429: 'One moment, please',
  500: 'That went wrong on our side',
  503: 'Not available right now',
}

/** A failure that says nothing about a certificate, told to a person. */
export function failurePage(site: SiteFacts, failure: { status: number; detail: string; requestId: string }): string {
  const heading = HEADINGS[failure.status] ?? 'That could not be read'
  return pageFrame(site, {
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('warning')}
<div><h1>${heading}</h1><p>${failure.detail}</p><p>This says nothing about any certificate.</p></div>
</div>
<div class="part">
<p><a href="${site.root}/verify">Check a certificate</a></p>
<p class="hint request">Request ${failure.requestId}</p>
</div>
</section>`,
  })
}
