import type { Services } from '../../context/context.ts'

type Site = Pick<Services, 'siteUrl'>

/** Returns the name of a cookie of this host. `__Host-` binds it to the host; browsers accept it over https only. */
export function cookieName({ siteUrl }: Site, name: string): string {
  return `${siteUrl.startsWith('https:') ? '__Host-' : ''}${name}`
}

/** Returns a Set-Cookie header. Pages can be shown without the cookie, so `Strict` has no drawback. */
export function setCookie(site: Site, name: string, value: string, seconds: number): string {
  const secure = site.siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(site, name)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}

/** Returns the value of a cookie. If there are two with the name, neither counts, because one of them is not ours. */
export function readCookie(site: Site, header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  const own = cookieName(site, name)
  const values = header.split(';').flatMap((pair) => {
    const [key, ...value] = pair.trim().split('=')
    return key === own ? [value.join('=')] : []
  })
  return values.length === 1 ? values[0]! : null
}
