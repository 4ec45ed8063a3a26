import { html } from 'ghtml'
import { icon } from './page-icons.ts'
import type { Verdict } from './verdict.ts'

export function verdictSection({ tone, icon: name, heading, meaning }: Verdict): string {
  return html`<div class="verdict ${tone}">
!${icon(name)}
<div>
<h1>${heading}</h1>
!${meaning}
</div>
</div>`
}
