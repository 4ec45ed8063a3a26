/** The path that the site lies below, where a proxy has it below one of its own: empty, or such as `/laurel`. */
export const ROOT =
  document.querySelector<HTMLMetaElement>('meta[name=laurel-root]')?.content.replace('__ROOT__', '') ?? ''

/** The address of the site, without a slash at its end. */
export const SITE = location.origin + ROOT

/** SITE_URL of the service, by which others know the site; this browser may use another name. */
export const SITE_URL = siteUrl()

function siteUrl(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name=laurel-site]')?.content
  return given === undefined || given === '__SITE_URL__' ? SITE : given
}

/** An address of the site as this browser reaches it, which may be by another name than the service's own. */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return location.origin + pathname + search
}
