import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import { EVENT_TYPES } from '../../events/index.ts'
import { registrationMessages } from '../registration/messages.ts'
import type { AskedOnPage } from './asked-on-page.ts'
import type { MarketVisit } from './marketplace-place.ts'

type Choice = readonly [value: string, text: string]

/** The search form. It leads to an address, so that a search can be bookmarked and shared. */
export function marketplaceForm({ site, language, words }: MarketVisit, asked: AskedOnPage): Html {
  const { types } = registrationMessages[language]
  const { type, when, from, to, place, free, sort, organisation } = asked
  const isOpen = [type, when, from, to, place, free, sort].some((each) => each !== undefined)
  return html`<form method="get" action="${site.root}/marketplace" role="search">
<label for="search">${words.search.label}</label>
<div class="row"><input id="search" name="search" type="search" maxlength="200" value="${asked.search ?? ''}" aria-describedby="search-hint" dir="auto"><button type="submit">${words.search.button}</button></div>
<p class="hint" id="search-hint">${words.search.hint}</p>
<details class="choices"!${isOpen ? ' open' : ''}><summary>${words.more}</summary>
<div class="grid">
!${select('type', words.type.label, [['', words.type.any], ...EVENT_TYPES.map((each): Choice => [each, types[each]])], type)}
!${select(
    'when',
    words.when.label,
    [
      ['', words.when.upcoming],
      ['past', words.when.past],
      ['all', words.when.all],
    ],
    when,
  )}
!${field('from', words.from, 'date', dayOf(from))}
!${field('to', words.to, 'date', dayOf(to))}
!${field('place', words.place, 'text', place)}
!${select('sort', words.sort.label, [['', words.sort.usual], ...(['soonest', 'latest', 'newest'] as const).map((each): Choice => [each, words.sort[each]])], sort)}
</div>
<div class="option"><input id="free" name="free" type="checkbox" value="true"!${free ? ' checked' : ''}><label for="free">${words.free}</label></div>
</details>
!${organisation === undefined ? '' : html`<input type="hidden" name="organisation" value="${organisation}">`}
</form>`
}

function field(name: string, label: string, type: 'date' | 'text', value: string | undefined): Html {
  const longest = type === 'text' ? ' maxlength="200"' : ''
  return html`<div class="question"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}"!${longest} value="${value ?? ''}"></div>`
}

function select(name: string, label: string, choices: Choice[], chosen: string | undefined): Html {
  const options = choices.map(
    ([value, text]) => html`<option value="${value}"!${value === (chosen ?? '') ? ' selected' : ''}>${text}</option>`,
  )
  return html`<div class="question"><label for="${name}">${label}</label><select id="${name}" name="${name}">!${options}</select></div>`
}

/** Returns the day of a time in a link, for a date field. */
function dayOf(time: string | undefined): string | undefined {
  return time?.slice(0, 10)
}
