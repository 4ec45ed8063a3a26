import { sha256 } from '../../../lib/crypto/sha256.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { addressesOf, type SitemapPart } from '../../marketplace/index.ts'
import { xmlText } from './xml-text.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the ETag of a sitemap, from the content of its parts and its address. */
export function sitemapTag({ address }: SiteFacts, parts: SitemapPart[], isIndex: boolean): string {
  const said = JSON.stringify([address, isIndex, parts.map(({ number, tag, changed_at }) => [number, tag, changed_at])])
  return `"${sha256(said).toString('base64url').slice(0, 27)}"`
}

/** Returns the sitemap index. */
export function sitemapIndex({ address }: SiteFacts, parts: SitemapPart[]): string {
  const entries = parts.map(
    ({ number, changed_at }) =>
      `<sitemap><loc>${xmlText(`${address}/sitemap-${number}.xml`)}</loc><lastmod>${isoTime(changed_at)}</lastmod></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** Returns the event pages of some parts, preceded by the list itself if wanted. */
export async function sitemapText(
  services: Services,
  { address }: SiteFacts,
  parts: SitemapPart[],
  withList: boolean,
): Promise<string> {
  let entries = withList ? `<url><loc>${xmlText(`${address}/marketplace`)}</loc></url>\n` : ''
  for (const part of parts)
    for await (const some of addressesOf(services, part))
      for (const { slug, changed_at } of some)
        entries += `<url><loc>${xmlText(`${address}/e/${slug}`)}</loc><lastmod>${isoTime(changed_at)}</lastmod></url>\n`
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries}</urlset>\n`
}

/** Allows everything except the countless queries of the list, since the sitemap has every event. */
export function robotsText({ address, root }: SiteFacts): string {
  return `User-agent: *
Disallow: ${root}/api/
Disallow: ${root}/l/
Disallow: ${root}/c/*/share/
Disallow: ${root}/marketplace?
Allow: ${root}/

Sitemap: ${address}/sitemap.xml
Sitemap: ${address}/sitemap-certificates.xml
`
}
