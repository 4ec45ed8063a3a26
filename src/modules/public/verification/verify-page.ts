import { html } from 'ghtml'
import { pageFrame } from '../frame/page-frame.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import { doubtSection } from './doubt-section.ts'
import { VERIFICATION } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

/** The box for a code, and nothing looked up yet. `problem` says what was wrong with what was typed. */
export function verifyPage(site: SiteFacts, problem: string | null = null): string {
  return pageFrame(site, VERIFICATION, {
    title: 'Check a certificate',
    main: html`<section class="sheet part lead">
<h1>Is this certificate genuine?</h1>
<p>Type its code, and see what ${site.domain} has on record: who it was issued to, what for, and whether it is still valid.</p>
!${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
!${verifyForm(site, { label: 'Code of the certificate' })}
</section>
!${doubtSection(null)}`,
  })
}
