import { html } from 'ghtml'
import { ownPath, type SiteFacts } from './site-facts.ts'
import type { Html } from './written-text.ts'

/** An organisation as its public pages show it. Colours are `#rrggbb`; null: the colours of all pages. */
export type Brand = {
  name: string
  /** `key` is that of the stored picture, which is on white; the size is in pixels. */
  logo: { key: string; width: number; height: number } | null
  primary: string | null
  background: string | null
}

/** Maximum size of a shown logo, in CSS pixels. */
const LOGO = { width: 240, height: 48 }

/** Returns the size at which a logo is shown, in CSS pixels. */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LOGO.height / height, LOGO.width / width)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Renders name and logo. The logo is loaded from this origin, and decoration, because the name stands beside it. */
export function brandMark(site: SiteFacts, { name, logo }: Brand): Html {
  return html`<p class="brand">!${logo === null ? '' : picture(site, logo)}<span lang="" dir="auto">${name}</span></p>`
}

/** Returns the address of a stored logo. */
export function logoAddress({ baseUrl }: { baseUrl: string }, key: string): string {
  return `${baseUrl}/${key.replace('logos/', 'pictures/')}`
}

function picture(site: SiteFacts, { key, ...stored }: NonNullable<Brand['logo']>): Html {
  const { width, height } = logoSize(stored)
  return html`<img class="logo" src="${ownPath(site, logoAddress({ baseUrl: site.api }, key))}" width="${width}" height="${height}" alt="">`
}
