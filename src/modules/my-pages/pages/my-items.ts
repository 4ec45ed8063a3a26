import { html } from 'ghtml'
import { type Html, stored } from '../../../platform/pages/written-text.ts'

/** A list of records under a heading; nothing if there are none. */
export function section(id: string, heading: string, items: Html[], more: Html = ''): Html {
  if (items.length === 0) return ''
  return html`<section class="part" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul>!${items.map((item) => html`<li>!${item}</li>`)}</ul>
!${more}
</section>
`
}

/** A record: its name with the link to its page, facts about it, and its organiser. */
export function item(link: Html, facts: (Html | null)[], organisation: string): Html {
  const told = [...facts.filter((fact) => fact !== null), stored(organisation)]
  return html`<p class="named">!${link}</p><p class="hint">!${told.join(' · ')}</p>`
}
