import { html } from 'ghtml'
import { ownPath, type SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { addedPictureAddress } from '../../designs/index.ts'

const PIXELS = { small: 28, large: 72 }

/** The picture of a speaker beside their name, by its path, since pages load pictures of their own origin alone. */
export function speakerPicture(site: SiteFacts, key: string | null, size: 'small' | 'large'): Html {
  if (key === null) return ''
  const path = ownPath(site, addedPictureAddress({ baseUrl: site.api }, key))
  const pixels = String(PIXELS[size])
  return html`<img class="portrait ${size}" src="${path}" width="${pixels}" height="${pixels}" loading="lazy" alt="">`
}
