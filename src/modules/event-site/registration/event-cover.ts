import { html } from 'ghtml'
import { ownPath, type SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { type Cover, coverAddress } from '../../events/index.ts'

/** A list knows no sizes. */
type ShownCover = Pick<Cover, 'key'> & Partial<Cover>

/** The cover picture of an event by its path, since pages load pictures of their own origin alone. It is decoration. */
export function eventCover(site: SiteFacts, cover: ShownCover | '' | null): Html {
  if (!cover) return ''
  const path = ownPath(site, coverAddress({ baseUrl: site.api }, cover.key)!)
  const size = cover.width === undefined ? '' : html` width="${cover.width}" height="${cover.height}"`
  return html`<img class="cover" src="${path}"!${size} alt="">
`
}
