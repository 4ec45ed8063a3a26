import { html } from 'ghtml'
import type { Listed } from '../../../platform/lists/list-page.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { PER_PAGE, queryOf } from './asked-on-page.ts'
import type { Found, MarketVisit } from './marketplace-place.ts'

/** Links to the previous and next page. */
export function pagingLinks({ site, words }: MarketVisit, { asked }: Found, page: Listed<unknown>): Html {
  const { paging } = words
  const isLast = page.rows.length < PER_PAGE || (!page.capped && asked.page * PER_PAGE >= page.total)
  const link = (to: number, text: string, rel: string) =>
    html`<a class="button" rel="${rel}" href="${site.root}/marketplace${queryOf(asked, { page: to })}">${text}</a>`
  if (asked.page === 1 && isLast) return ''
  return html`<nav class="buttons" aria-label="${paging.label}">
!${asked.page > 1 ? link(asked.page - 1, paging.previous, 'prev') : ''}
!${isLast ? '' : link(asked.page + 1, paging.next, 'next')}
</nav>`
}
