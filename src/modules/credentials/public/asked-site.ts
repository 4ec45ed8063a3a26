import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/**
 * Returns the services as they are at the address that a verifier asks: at an earlier SITE_URL, whose host still leads
 * here, an organisation goes on having the identifier, keys and lists that its older credentials name.
 * @param host of the request. Any other host, as behind a proxy that replaces it, means the present site
 */
export async function atAskedSite(services: Services, handle: string, host: string): Promise<Services> {
  if (isAt(services.siteUrl, host)) return services
  const sites = await many<{ site: string }>(services)`
    select k.site from organisation o join signing_key k on k.org_id = o.id
    where o.handle = ${handle} and k.purpose = 'credential' group by k.site order by max(k.id) desc`
  const found = sites.find(({ site }) => isAt(site, host))
  return found === undefined ? services : { ...services, siteUrl: found.site }
}

/** A host may name the usual port of the scheme. */
function isAt(site: string, host: string): boolean {
  const { protocol, host: own } = new URL(site)
  return own === host || own === URL.parse(`${protocol}//${host}`)?.host
}
